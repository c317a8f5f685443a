import { useEffect } from 'react';
import { useText } from '#storefront/i18n/messages.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import type { IconName } from '#storefront/ui/media/icon-names.ts';
import { useBasket, useBasketState } from './basket-provider.tsx';
import styles from './basket-notice.module.css';

const notificationMs = 4000;

const icons: Record<'added' | 'removed' | 'refused', IconName> = { added: 'check', removed: 'minus', refused: 'alert' };

/** Says that a change is being saved, and then, for a moment, what the shop made of it. A newer one takes its place. */
export function BasketNotice() {
  const t = useText();
  const { dismissNotice } = useBasket();
  const notice = useBasketState((state) => state.notice);
  const isSaving = useBasketState((state) => state.isLoading);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => dismissNotice(notice.change), notificationMs);
    return () => clearTimeout(timer);
  }, [notice, dismissNotice]);
  return (
    // Here before its words are, so that they are read aloud when they come.
    <output aria-label={t('farmshop:notification.label')} aria-live="polite">
      {isSaving ? (
        <span key="saving" className={styles.notice}>
          {t('farmshop:control.saving')}
        </span>
      ) : notice ? (
        <span key={notice.change} className={styles.notice}>
          <Icon name={icons[notice.kind]} />
          {t(`farmshop:notification.${notice.kind}`, { title: notice.title })}
        </span>
      ) : null}
    </output>
  );
}
