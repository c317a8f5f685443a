import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './media/icon.tsx';
import type { IconName } from './media/icon-names.ts';
import styles from './message.module.css';

type MessageTone = 'ok' | 'warn' | 'error';
const icons: Record<MessageTone, IconName> = { ok: 'check', warn: 'info', error: 'alert' };

/** What came of something the visitor did. Announced as it appears. */
export function Message({ tone, children }: { tone: MessageTone; children: ReactNode }) {
  return (
    <p className={classNames(styles.message, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      {children}
    </p>
  );
}
