import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const icons = { ok: 'check', warn: 'warning', err: 'alert', info: 'info' } as const satisfies Record<string, IconName>;
type Tone = keyof typeof icons;

/** A few words above what they are about. An error is read out at once. */
export function Notice({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div className={`msg ${tone}`} role={tone === 'err' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div className="grow">{children}</div>
    </div>
  );
}

/** A few words below a field. */
export function Say({ tone, id, children }: { tone: 'ok' | 'warn' | 'err'; id?: string; children: ReactNode }) {
  return (
    <p className={`say ${tone}`} id={id}>
      <Icon name={icons[tone]} />
      <span>{children}</span>
    </p>
  );
}
