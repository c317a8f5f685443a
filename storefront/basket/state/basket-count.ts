import { piecesHeader, readBasketCount } from '#contract/basket/basket.ts';
import type { Market } from '#contract/market.ts';
import { shopAddress } from '#contract/shop.ts';
import { onBasketStale } from './basket-signals.ts';

/** The number on the basket, one for the whole page. It is the shop's: this file only remembers what it last said. */
let count = 0;
let countedIn: string | null = null;
/** Moves on when the number is known from elsewhere: then an answer that comes later is too old. */
let version = 0;
let asking: Promise<void> | null = null;
let mustAskAgain = false;
/** How many parts of the page read the cart, which says the number too. */
let cartReaders = 0;
const listeners = new Set<() => void>();

function change(next: number) {
  count = next;
  version += 1;
  for (const listener of listeners) listener();
}

export type CountMarket = Pick<Market, 'code' | 'shopPlugin' | 'hasBasketCount'>;

/** Asks the shop again, one question at a time. One that does not answer leaves the number as it was; never asked, there is none. */
export async function refreshBasketCount(market: CountMarket): Promise<void> {
  if (countedIn !== market.code) change(0);
  countedIn = market.code;
  if (!market.hasBasketCount) return;
  if (asking) {
    mustAskAgain = true;
    return asking;
  }
  asking = ask(market);
  await asking;
  asking = null;
  if (!mustAskAgain) return;
  mustAskAgain = false;
  await refreshBasketCount(market);
}

async function ask(market: CountMarket) {
  const asked = version;
  try {
    const address = shopAddress(market.code, 'getBasketCount', { plugin: market.shopPlugin });
    const answer = await fetch(address, { cache: 'no-store' });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the shop failed (${answer.status})`);
    const pieces = answer.headers.get(piecesHeader);
    if (asked === version && countedIn === market.code) change(readBasketCount(pieces ?? text));
  } catch (error) {
    // Offline, or no shop: not worth a visitor's attention, but the console has it for developers.
    // oxlint-disable-next-line no-console
    console.info('the basket could not be counted', { error });
  }
}

/** For a part of the page that reads the cart: while it follows the cart the shop is not asked for the number as well. */
export function countFromCart(market: CountMarket) {
  return {
    tell(pieces: number) {
      if (!market.hasBasketCount) return;
      countedIn = market.code;
      change(pieces);
    },
    follow: () => void (cartReaders += 1),
    leave: () => void (cartReaders -= 1),
  };
}

/** Tells the number, now and whenever it changes, until the function it returns is called. */
export function watchBasketCount(market: CountMarket, tell: (count: number) => void): () => void {
  const listener = () => tell(count);
  const unsubscribe = onBasketStale(market.code, ({ isVisible }) => {
    // A tab that nobody sees asks when it is shown.
    if (isVisible && cartReaders === 0) void refreshBasketCount(market);
  });
  listeners.add(listener);
  if (cartReaders === 0 || countedIn !== market.code) void refreshBasketCount(market);
  listener();
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}
