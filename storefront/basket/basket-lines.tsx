import { useEffect, useRef } from 'react';
import { formatPrice } from '#rules/money/price.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Stepper } from '#storefront/ui/stepper.tsx';
import { useBasket } from './basket-provider.tsx';
import type { BoxProduct } from './state/basket-state.ts';
import type { Refusal } from './state/cart-refusals.ts';
import type { FarmBoxLine } from './state/farm-box-sums.ts';
import { RefusalNote } from './refusal-note.tsx';
import styles from './basket-overview.module.css';

/** What the overview shows of a product that is in the box. */
export type OverviewProduct = BoxProduct & {
  /** What one of it weighs, in words. */
  weight: string | null;
  /** What one of it takes of a freezer with; null for what nobody freezes. */
  grams?: number | null;
};

type BasketLinesProps = {
  lines: readonly FarmBoxLine<OverviewProduct>[];
  refusals: Readonly<Record<string, Refusal>>;
};

export function BasketLines({ lines, refusals }: BasketLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(lines);
  useEffect(() => {
    const counts = new Map(before.current.map(({ id, quantity }) => [id, quantity]));
    const changed = lines.findIndex(({ id, quantity }) => counts.get(id) !== quantity);
    if (changed >= 0 && before.current.length > 0) show(list.current, changed);
    before.current = lines;
  }, [lines]);
  if (lines.length === 0) return null;
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul ref={list} className={styles.lines} tabIndex={0}>
      {lines.map((line) => (
        <Line key={line.id} line={line} refusal={refusals[line.id]} />
      ))}
    </ul>
  );
}

/** Moves the list, and nothing else of the page, to a line that is out of its window. */
function show(list: HTMLUListElement | null, at: number) {
  const line = list?.children[at];
  if (!list || !(line instanceof HTMLElement)) return;
  const top = line.getBoundingClientRect().top - list.getBoundingClientRect().top;
  const below = Math.ceil(top + line.getBoundingClientRect().height + 1 - list.clientHeight);
  if (top < 0) list.scrollTop += top;
  else if (below > 0) list.scrollTop += below;
}

function Line({ line, refusal }: { line: FarmBoxLine<OverviewProduct>; refusal: Refusal | undefined }) {
  const t = useText();
  const market = useMarket();
  const { id, title, quantity, amount, product } = line;
  return (
    <li className={styles.line}>
      <span>
        <b className={styles.name}>{title}</b>
        {product?.weight ?? t('farmshop:overview.items', { count: quantity })}
      </span>
      <LineStepper line={line} />
      <span className={styles.amount}>{amount === null ? null : formatPrice(amount, market)}</span>
      {refusal ? (
        <div className={styles.said}>
          <RefusalNote id={id} title={title} refusal={refusal} />
        </div>
      ) : null}
    </li>
  );
}

/** Of what is not on the list any more there cannot be more: it can only go. */
function LineStepper({ line: { id, title, quantity, product } }: { line: FarmBoxLine<OverviewProduct> }) {
  const t = useText();
  const { change, remove } = useBasket();
  const isLast = product === null || quantity === 1;

  function step(by: 1 | -1) {
    if (isLast && by < 0) focusNeighbour();
    if (product) change(product, by);
    else remove(id);
  }

  return (
    <Stepper
      value={quantity}
      isLast={isLast}
      canPlus={product !== null}
      onStep={(direction) => step(direction === 'plus' ? 1 : -1)}
      names={{
        minus: t(isLast ? 'farmshop:overview.takeOut' : 'farmshop:overview.less', { title }),
        plus: t('farmshop:overview.more', { title }),
        value: t('farmshop:overview.count', { title, quantity }),
      }}
    />
  );
}

/** The line is about to go, and with it the button that was pressed: a keyboard goes on from the next one, or from the way out. */
function focusNeighbour() {
  const line = document.activeElement?.closest('li');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = neighbour?.querySelector('button') ?? line?.closest('aside')?.querySelector('a');
  next?.focus({ preventScroll: true });
}
