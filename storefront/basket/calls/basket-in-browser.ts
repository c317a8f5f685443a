/** The basket's calls with all they need of the browser. */
import type { Text } from '#contract/locales.ts';
import type { BrowserMarket } from '#contract/market.ts';
import { exclusive } from './exclusive.ts';
import { createBasketCalls } from './basket-calls.ts';
import { refreshBasketCount } from '#storefront/basket/state/basket-count.ts';
import { announceBasketChange, onBasketStale } from '#storefront/basket/state/basket-signals.ts';
import type { LoadCalls, WatchedCalls } from '#storefront/basket/state/basket-store.ts';
import { watchLeaving } from '#storefront/basket/leave-for-basket.tsx';

type Surroundings = { market: BrowserMarket; t: Text };

export function startBasket({ market, t }: Surroundings, parts: Parameters<LoadCalls>[0]): WatchedCalls {
  const calls = createBasketCalls({
    ...parts,
    market,
    fetch: window.fetch.bind(window),
    alone: exclusive(`basket-${market.code}`, 'locks' in navigator ? navigator.locks : undefined),
    onChanging: () => announceBasketChange(market.code),
    onSaved() {
      void refreshBasketCount(market);
      announceBasketChange(market.code);
    },
    log(message, details) {
      // Visitors are told at the control itself; this is for whoever looks into it.
      // oxlint-disable-next-line no-console
      console.warn(message, details);
    },
  });
  const retry = () => {
    parts.send({ type: 'retry' });
    calls.save();
  };
  window.addEventListener('pagehide', calls.flush);
  window.addEventListener('online', () => {
    if (parts.get().problem === 'unsaved') retry();
    else void calls.reload();
  });
  // Between two windows that both stay visible nothing else tells that the visitor is back.
  window.addEventListener('focus', () => {
    if (parts.get().problem) void calls.reload();
  });
  watchLeaving({ market, t, calls, retry, ...parts });
  return {
    ...calls,
    onStale: (listener) =>
      onBasketStale(market.code, (isOtherTab) => {
        if (isOtherTab) calls.forget();
        listener();
      }),
  };
}
