import { readBasketCount } from '#contract/basket.ts';
import type { Market } from '#contract/market.ts';
import { shopAddress } from '#contract/shop.ts';
import { onBasketStale } from './basket-signals.ts';

/** The number on the basket, one for the whole page. It is the shop's: this file only remembers what it last said. */
let count = 0;
let countedIn: string | null = null;
/** Answers may overtake each other; only the last question counts. */
let questions = 0;
const listeners = new Set<() => void>();

function change(next: number) {
  count = next;
  for (const listener of listeners) listener();
}

export type CountMarket = Pick<Market, 'code' | 'shopPlugin' | 'hasBasketCount'>;

/** Asks the shop again. One that does not answer leaves the number as it was; never asked, there is none. */
export async function refreshBasketCount(market: CountMarket): Promise<void> {
  if (countedIn !== market.code) change(0);
  countedIn = market.code;
  questions += 1;
  const question = questions;
  if (!market.hasBasketCount) return;
  try {
    const address = shopAddress(market.code, 'getBasketCount', { plugin: market.shopPlugin });
    const answer = await fetch(address, { cache: 'no-store' });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the shop failed (${answer.status})`);
    if (question === questions) change(readBasketCount(text));
  } catch (error) {
    // Offline, or no shop: not worth a visitor's attention, but that of whoever looks into it.
    // oxlint-disable-next-line no-console
    console.info('the basket could not be counted', { error });
  }
}

/** Tells the number, now and whenever it changes, until the function it returns is called. */
export function watchBasketCount(market: CountMarket, tell: (count: number) => void): () => void {
  const listener = () => tell(count);
  const refresh = () => void refreshBasketCount(market);
  const unsubscribe = onBasketStale(market.code, refresh);
  listeners.add(listener);
  refresh();
  listener();
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}
