import { useState } from 'react';
import type { Text } from '#contract/locales.ts';
import type { BrowserMarket } from '#contract/market.ts';
import type { DrawerFill, FreezerFit as Fit } from '#rules/stock/freezer-fit.ts';
import { numberText } from '#rules/money/number-text.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Eyebrow } from '#storefront/ui/text/eyebrow.tsx';
import { brandPrint } from '#storefront/ui/media/brand-print.ts';
import { Picture } from '#storefront/ui/media/picture.tsx';
import type { MyFreezerProps } from '#storefront/components/my-freezer.tsx';
import { clientOnly } from '#storefront/hydration/lazy-view.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import sheet from './freezer.css?url';
import styles from './freezer.module.css';

const MyFreezer = clientOnly<MyFreezerProps>(
  async () => (await import('#storefront/components/my-freezer.tsx')).MyFreezer,
);

const fits = ['half', 'threeQuarters', 'full'] as const;

type FreezerFitProps = {
  fit: Fit;
  /** How much of the drawer in the picture is taken. */
  filled: DrawerFill;
  /** As the package shows it, such as "4,1 kg". */
  weight: string | null;
  /** "about 8 to 11 litres". */
  litres?: string | null;
  mine?: Omit<MyFreezerProps, 'onFill'> | null;
  title?: string | null;
};

/** How much of a freezer drawer a package takes: in words, as a picture and beside the other sizes. */
export function FreezerFit({ fit, filled, weight, litres, mine, title }: FreezerFitProps) {
  const t = useText();
  const market = useMarket();
  const [own, setOwn] = useState<DrawerFill | null>(null);
  const image = `/media/dish-freezer-${own ?? filled}${brandPrint(market.theme)}.webp`;
  return (
    <div className={styles.fit}>
      <SheetLink href={sheet} />
      <Picture image={image} use="detail" alt="" className={styles.picture} />
      <div className={styles.text}>
        <Eyebrow>{title ?? t('freezer.title')}</Eyebrow>
        <h2>{t(`freezer.${fit}`)}</h2>
        <p className={styles.lead}>
          {weight ? `${t('freezer.weight', { weight })}. ` : null}
          {litres ? `${litres} ` : null}
          {t('freezer.intro')}
        </p>
        <ul className={styles.gauge}>
          {fits.map((size) => (
            <li
              key={size}
              className={classNames(styles.size, size === fit && styles.on)}
              aria-current={size === fit ? 'true' : undefined}
            >
              <b className={styles.kilos}>{kilosOf(size, market, t)}</b>
              {t(`freezer.${size}Short`)}
            </li>
          ))}
        </ul>
        {mine ? <MyFreezer {...mine} onFill={setOwn} /> : null}
      </div>
    </div>
  );
}

function kilosOf(fit: Fit, market: BrowserMarket, t: Text): string {
  const kilos = (amount: number) => numberText(amount, market, { least: 0, most: 3 });
  const half = kilos(market.freezer.halfUpToKg);
  const full = kilos(market.freezer.fullFromKg);
  if (fit === 'threeQuarters') return t('units.kg', { amount: `${half}–${full}` });
  return t(`freezer.${fit}Kilos`, { weight: t('units.kg', { amount: fit === 'half' ? half : full }) });
}
