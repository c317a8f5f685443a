import { useEffect, useSyncExternalStore } from 'react';
import { readBasketCount } from '#contract/basket.ts';
import type { Market } from '#contract/market.ts';
import { pathTo } from '#rules/paths.ts';
import { whenIdle } from './when-idle.ts';

/** The number on the basket, one for the whole page. It is the shop's: this file only remembers what it last said. */
let count = 0;
/** Market the number is of. */
let askedIn: string | null = null;
const listeners = new Set<() => void>();

function change(next: number) {
  count = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the shop again; to be called after the basket changed. A shop that does not answer leaves no number. */
export async function refreshBasketCount(market: Market): Promise<void> {
  askedIn = market.code;
  if (!market.hasBasketCount) return change(0);
  try {
    const answer = await fetch(`${pathTo(market, 'basket')}grutto-cart-data.php`, { cache: 'no-store' });
    change(answer.ok ? readBasketCount(await answer.text()) : 0);
  } catch {
    change(0);
  }
}

/** 0 until the shop has answered, and in markets where it is not asked. */
export function useBasketCount(market: Market): number {
  useEffect(() => {
    const refresh = () => void refreshBasketCount(market);
    // A page that comes back out of the browser's memory shows the number of when it was left.
    const onShow = (event: PageTransitionEvent) => event.persisted && refresh();
    const cancel = askedIn === market.code ? () => {} : whenIdle(refresh);
    window.addEventListener('pageshow', onShow);
    return () => {
      cancel();
      window.removeEventListener('pageshow', onShow);
    };
  }, [market]);
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}
