import { useEffect } from 'react';
import { notificationMs } from '#rules/constants.ts';
import { useText } from '#storefront/lib/messages.tsx';
import { Icon } from '#storefront/ui/icon.tsx';
import { useBasket, useBasketState } from './basket-provider.tsx';
import styles from './basket-notice.module.css';

/** Says what was put into the box or taken out, for a moment. A newer one takes its place. */
export function BasketNotice() {
  const t = useText();
  const { dismissNotice } = useBasket();
  const notice = useBasketState((state) => state.notice);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => dismissNotice(notice.change), notificationMs);
    return () => clearTimeout(timer);
  }, [notice, dismissNotice]);
  return (
    // Here before its words are, so that they are read aloud when they come.
    <output aria-label={t('farmshop:notification.label')}>
      {notice ? (
        <span key={notice.change} className={styles.notice}>
          <Icon name={notice.kind === 'added' ? 'check' : 'minus'} />
          {t(`farmshop:notification.${notice.kind}`, { title: notice.title })}
        </span>
      ) : null}
    </output>
  );
}
