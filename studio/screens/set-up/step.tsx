import type { ReactNode } from 'react';
import type { SettingValues } from '#rules/settings/setting-keys.ts';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  number: number;
  title: string;
  done: string | null;
  /** Cannot be answered again. */
  isOver?: boolean;
  children?: ReactNode;
};

/** A question. Once answered it is folded, and opens again without script too. */
export function Step({ number, title, done, isOver = false, children }: Props) {
  if (done === null)
    return (
      <section className="step">
        <span className="no" aria-hidden="true">
          {number}
        </span>
        <h2>{title}</h2>
        <div className="bd">{children}</div>
      </section>
    );
  return (
    <section className="step done">
      <span className="no" aria-hidden="true">
        <Icon name="check" />
      </span>
      {isOver ? (
        <div>
          <h2>{title}</h2>
          <p>{done}</p>
        </div>
      ) : (
        <details>
          <summary>
            <h2>{title}</h2>
            <p>{done}</p>
          </summary>
          <div className="bd">{children}</div>
        </details>
      )}
    </section>
  );
}

/** Which of the four about the shop, the second to the fifth, are answered. */
const keys = ['shop.name', 'account', 'delivery.weekdays', 'shop.startsWith'] as const;

export function stepsDone(values: Partial<SettingValues>): number {
  return keys.filter((key) => values[key] !== undefined).length;
}

/** Six when all are. */
export function nextStep(values: Partial<SettingValues>): number {
  const open = keys.findIndex((key) => values[key] === undefined);
  return open === -1 ? keys.length + 2 : open + 2;
}
