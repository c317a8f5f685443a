/** The basket's calls with all they need of the browser. */
import type { Text } from '#contract/locales.ts';
import type { BrowserMarket } from '#contract/market.ts';
import { visitorSeconds } from '#contract/shop.ts';
import { keepStored, readStored } from '#storefront/browser/storage.ts';
import { countFromCart } from '#storefront/basket/state/basket-count.ts';
import { hasWishes } from '#storefront/basket/state/basket-state.ts';
import { announceBasketChange, onBasketStale } from '#storefront/basket/state/basket-signals.ts';
import type { LoadCalls, WatchedCalls } from '#storefront/basket/state/basket-store.ts';
import { wishKey, wishSeconds } from '#storefront/basket/state/shared-wishes.ts';
import { watchLeaving } from '#storefront/basket/watch-leaving.tsx';
import { createBasketCalls } from './basket-calls.ts';
import { exclusive } from './exclusive.ts';
import { createFillingMark } from './mark-filling.ts';
import { createWriterLease } from './writer-lease.ts';

type Surroundings = { market: BrowserMarket; t: Text };

export function startBasket({ market, t }: Surroundings, given: Parameters<LoadCalls>[0]): WatchedCalls {
  const count = countFromCart(market);
  const parts: typeof given = {
    ...given,
    send(event) {
      given.send(event);
      if (event.type === 'read') count.tell(event.cart.itemsCount);
    },
  };
  const turnKey = `${wishKey(market.code)}-turn`;
  const lease = createWriterLease({
    read: () => readStored(turnKey),
    keep: (turn) => keepStored(turnKey, turn, wishSeconds),
  });
  const visitorKey = `${wishKey(market.code)}-visitor`;
  const calls = createBasketCalls({
    ...parts,
    market,
    fetch: window.fetch.bind(window),
    alone: exclusive(wishKey(market.code), 'locks' in navigator ? navigator.locks : undefined, lease),
    renewTurn: () => lease.renew(),
    isOthersTurn: () => lease.isHeldElsewhere(),
    leaveTurn: () => lease.leave(),
    visitorMemory: { read: () => readStored(visitorKey), keep: (id) => keepStored(visitorKey, id, visitorSeconds) },
    onSaved: () => announceBasketChange(market.code),
    log(message, details) {
      // Visitors are told at the control itself; the console has it for developers.
      // oxlint-disable-next-line no-console
      console.warn(message, details);
    },
  });
  const mark = createFillingMark(document.documentElement, () => !hasWishes(parts.get()));
  const save = () => {
    mark();
    calls.save();
  };
  const retry = () => {
    parts.send({ type: 'retry' });
    calls.save();
  };
  window.addEventListener('pagehide', calls.flush);
  window.addEventListener('storage', ({ key }) => {
    if (key === wishKey(market.code)) calls.hear();
  });
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
    save,
    onStale(listener) {
      count.follow();
      const stop = onBasketStale(market.code, ({ isOtherTab, isVisible }) => {
        calls.hear();
        if (isOtherTab) calls.forget();
        // A tab that nobody sees asks when it is shown.
        if (isVisible) listener();
      });
      return () => {
        count.leave();
        stop();
      };
    },
  };
}
