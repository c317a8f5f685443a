import type { MouseEvent } from 'react';
import { useText } from '#storefront/i18n/messages.tsx';
import { Button } from '#storefront/ui/button.tsx';
import button from '#storefront/ui/button.module.css';
import { Dialog } from '#storefront/ui/dialog.tsx';
import type { Order } from './use-order.ts';
import styles from './age-dialog.module.css';

type AgeDialogProps = { order: Pick<Order, 'link' | 'onLeave' | 'onAgeConfirmed'>; age: number; onClose: () => void };

export function AgeDialog({ order, age, onClose }: AgeDialogProps) {
  const t = useText();

  function onYes(event: MouseEvent) {
    order.onLeave(event);
    order.onAgeConfirmed();
  }

  return (
    <Dialog title={t('package:wine.askTitle', { age })} onClose={onClose}>
      <p>{t('package:wine.age', { age })}</p>
      <div className={styles.answers}>
        <a href={order.link} className={button.button} onClick={onYes}>
          {t('package:wine.yes', { age })}
        </a>
        <Button look="ghost" onClick={onClose}>
          {t('package:wine.no')}
        </Button>
      </div>
    </Dialog>
  );
}
