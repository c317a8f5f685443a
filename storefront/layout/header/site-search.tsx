import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import buttonStyles from './icon-button.module.css';
import styles from './site-search.module.css';

/** A field where there is room for it, else a way to the page that has one. */
export function SiteSearch() {
  const t = useText();
  const to = pathTo(useMarket(), 'search');
  return (
    <>
      <search className={styles.search}>
        <form action={to} className={styles.form}>
          <Icon name="search" />
          <input name="q" type="search" aria-label={t('search.label')} placeholder={t('search.everything')} />
        </form>
      </search>
      <a href={to} className={classNames(buttonStyles.button, styles.link)} aria-label={t('search.label')}>
        <Icon name="search" className={buttonStyles.icon} />
      </a>
    </>
  );
}
