import { type ReactNode, useEffect, useState } from 'react';
import type { PackageCard } from '#contract/entities/package.ts';
import { shownPercentage } from '#rules/stock/sold-percentage.ts';
import { readStockStatus } from '#rules/stock/stock-status.ts';
import { urgencyStyle, type UrgencyStyle, urgencyWaitMs } from '#rules/stock/urgency.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useIsHydrated } from '#storefront/browser/use-is-hydrated.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import type { IconName } from '#storefront/ui/media/icon-names.ts';
import styles from './urgency-message.module.css';

const icons: Record<UrgencyStyle, IconName> = { success: 'check', warning: 'clock', error: 'flame' };

type UrgencyMessageProps = {
  box: Pick<PackageCard, 'slug' | 'percentageSold' | 'stockStatus'>;
  /** More about the stock, in the same breath. */
  children?: ReactNode;
};

/** Says how much is sold, a while after the package was shown. It lies over what is there and moves nothing. */
export function UrgencyMessage({ box, children }: UrgencyMessageProps) {
  // The time runs once for each package that is looked at.
  return <Message key={box.slug} box={box} more={children} />;
}

function Message({ box, more }: { box: UrgencyMessageProps['box']; more: ReactNode }) {
  const t = useText();
  const { figures } = useMarket();
  const isDue = useIsDue();
  const [isClosed, setIsClosed] = useState(false);
  const style = urgencyStyle(box.percentageSold, readStockStatus(box.stockStatus));
  const percent = shownPercentage(box.percentageSold, figures);
  if (style === null || percent === null) return null;
  return (
    // Here before its words are, so that they are read aloud when they come.
    <output aria-label={t('urgency.label')} data-dated="">
      {isDue && !isClosed ? (
        <span className={classNames(styles.message, styles[style])}>
          <Icon name={icons[style]} className={styles.icon} />
          <span>
            <b className={styles.words}>{t(`urgency.${style}`, { percent })}</b> {more}
          </span>
          <button
            type="button"
            className={styles.close}
            aria-label={t('notice.dismiss')}
            onClick={() => setIsClosed(true)}
          >
            <Icon name="close" />
          </button>
        </span>
      ) : null}
    </output>
  );
}

function useIsDue(): boolean {
  const [isDue, setIsDue] = useState(false);
  const [cameLater] = useState(useIsHydrated());
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), urgencyWaitMs(cameLater ? 0 : msSinceFirstPaint()));
    return () => clearTimeout(timer);
  }, [cameLater]);
  return isDue;
}

/** A package that came with its HTML was in view before our code was there. In a tab nobody has looked at yet it was not. */
function msSinceFirstPaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? performance.now() - paint.startTime : 0;
}
