import { formatPrice } from '#rules/money/price.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { besideWords } from '#storefront/ui/media/widths-on-page.ts';
import type { Refusal } from './state/basket-state.ts';
import type { BoxLine } from './state/box-sums.ts';
import { RefusalNote } from './refusal-note.tsx';
import styles from './basket-overview.module.css';

/** What the overview shows of a product that is in the box. */
export type OverviewProduct = {
  id: string;
  title: string;
  price: number | null;
  image: string | null;
  /** What one of it weighs, in words. */
  weight: string | null;
};

type BasketLinesProps = {
  lines: readonly BoxLine<OverviewProduct>[];
  refusals: Readonly<Record<string, Refusal>>;
};

export function BasketLines({ lines, refusals }: BasketLinesProps) {
  if (lines.length === 0) return null;
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.lines} tabIndex={0}>
      {lines.map((line) => (
        <Line key={line.id} line={line} refusal={refusals[line.id]} />
      ))}
    </ul>
  );
}

function Line({ line, refusal }: { line: BoxLine<OverviewProduct>; refusal: Refusal | undefined }) {
  const t = useText();
  const market = useMarket();
  const { id, title, quantity, amount, product } = line;
  return (
    <li className={styles.line}>
      <Picture image={product?.image ?? null} use="card" sizes={besideWords} alt="" className={styles.picture} />
      <span>
        <b className={styles.name}>{title}</b>
        {product?.weight
          ? t('units.piecesTimes', { pieces: quantity, weight: product.weight })
          : t('farmshop:overview.items', { count: quantity })}
      </span>
      <span>{amount === null ? null : formatPrice(amount, market)}</span>
      {refusal ? (
        <div className={styles.said}>
          <RefusalNote id={id} title={title} refusal={refusal} />
        </div>
      ) : null}
    </li>
  );
}
