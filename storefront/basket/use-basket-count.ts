import { useEffect, useState } from 'react';
import type { CountMarket } from './state/basket-count.ts';

/** 0 until the shop has answered, and in markets where it is not asked. Who asks comes after the page. */
export function useBasketCount(market: CountMarket): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    async function watch() {
      const { watchBasketCount } = await import('./state/basket-count.ts');
      if (!isOver) stop = watchBasketCount(market, setCount);
    }
    // Without it the basket stays a plain link.
    watch().catch(() => {});
    return () => {
      isOver = true;
      stop?.();
    };
  }, [market]);
  return count;
}
