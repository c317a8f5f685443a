import { useState } from 'react';
import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useIsHydrated } from '#storefront/browser/use-is-hydrated.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { PageHead } from '#storefront/ui/text/page-head.tsx';
import styles from './feedback.module.css';

/** The form stands with somebody else, who learns of the visitor only when it is opened. */
export function FeedbackScreen({ form }: { form: { address: string; host: string } }) {
  const t = useText();
  const market = useMarket();
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useIsHydrated();
  const crumbs = [
    { title: t('farmshop:detail.back'), to: pathTo(market, 'farmshop') },
    { title: t('farmshop:feedback.title'), to: null },
  ];
  return (
    <>
      <PageHead title={t('farmshop:feedback.title')} lead={t('farmshop:feedback.intro')} crumbs={crumbs} />
      <div className={`wrap ${styles.form}`}>
        {isOpen ? (
          <iframe
            src={form.address}
            title={t('farmshop:feedback.frame')}
            className={styles.frame}
            allow="camera; microphone; autoplay"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- "same origin" is the form's own site, never ours
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <div className={styles.closed}>
            <p>{t('farmshop:feedback.notice', { host: form.host })}</p>
            {isHydrated ? <Button onClick={() => setIsOpen(true)}>{t('farmshop:feedback.open')}</Button> : null}
          </div>
        )}
        <a href={form.address} target="_blank" rel="noopener" className={styles.elsewhere}>
          {t('farmshop:feedback.elsewhere')}
          <Icon name="external" />
        </a>
      </div>
    </>
  );
}
