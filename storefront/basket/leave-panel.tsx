import { useEffect, useRef } from 'react';
import type { Text } from '#contract/locales.ts';
import { Button } from '#storefront/ui/button.tsx';
import type { BasketState } from './state/basket-state.ts';
import styles from './leave-panel.module.css';

type LeavePanelProps = {
  t: Text;
  leaving: BasketState['leaving'];
  onRetry: () => void;
  onGo: () => void;
  onStay: () => void;
};

/** On the way to the basket: says what it waits for, and asks when not everything could be saved. */
export function LeavePanel({ t, leaving, onRetry, onGo, onStay }: LeavePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (leaving === 'asking') panel.current?.querySelector('button')?.focus();
  }, [leaving]);
  if (leaving !== 'asking') {
    return (
      <output aria-live="polite">
        {leaving === 'waiting' ? <span className={styles.panel}>{t('farmshop:overview.waiting')}</span> : null}
      </output>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape stays, wherever the focus is inside
    <div
      ref={panel}
      role="alertdialog"
      aria-labelledby="leave-title"
      aria-describedby="leave-body"
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onStay();
      }}
    >
      <b id="leave-title">{t('farmshop:leave.title')}</b>
      <p id="leave-body">{t('farmshop:leave.body')}</p>
      <div className={styles.choices}>
        <Button size="small" onClick={onRetry}>
          {t('farmshop:leave.retry')}
        </Button>
        <Button size="small" look="ghost" onClick={onGo}>
          {t('farmshop:leave.go')}
        </Button>
        <Button size="small" look="ghost" onClick={onStay}>
          {t('farmshop:leave.stay')}
        </Button>
      </div>
    </div>
  );
}
