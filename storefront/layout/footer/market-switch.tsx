import { useMatches } from 'react-router';
import type { ChromeContent } from '#storefront/layout/load-layout.server.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import styles from './market-switch.module.css';

type SwitchAddress = { inMarkets: { code: string; href: string }[] };

/** This page in the other markets; their home where they have no such page. Whole pages: another market is another shop. */
export function MarketSwitch({ markets }: { markets: ChromeContent['markets'] }) {
  const t = useText();
  const { code } = useMarket();
  const address = usePageAddress();
  return (
    <nav className={styles.switch} aria-label={t('marketSwitch.label')}>
      <Icon name="globe" />
      <ul>
        {markets.map((market) => (
          <li key={market.code}>
            {market.code === code ? (
              <span aria-current="true" title={t('marketSwitch.current', { country: market.country })}>
                {market.country}
              </span>
            ) : (
              <a
                href={address?.inMarkets.find((other) => other.code === market.code)?.href ?? market.home}
                title={t('marketSwitch.goTo', { country: market.country })}
                hrefLang={market.langTag}
              >
                {market.country}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the loader of the page shown said about its place; error pages have none. */
function usePageAddress(): SwitchAddress | null {
  const data = useMatches().at(-1)?.loaderData;
  const hasAddress = typeof data === 'object' && data !== null && 'address' in data;
  // Every page's loader returns what `withHead` left of its address, which the list of all matches does not know.
  return hasAddress ? ((data as { address: SwitchAddress | null }).address ?? null) : null;
}
