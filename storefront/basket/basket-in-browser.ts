/** The basket's calls with all they need of the browser. */
import type { Market } from '#contract/market.ts';
import { pathTo } from '#rules/paths.ts';
import { isPlainClick } from '#storefront/lib/is-plain-click.ts';
import { type BasketCalls, createBasketCalls } from './basket-calls.ts';
import { refreshBasketCount } from './basket-count.ts';
import { announceBasketChange, onBasketStale } from './basket-signals.ts';
import type { LoadCalls, WatchedCalls } from './basket-store.ts';

/** How long a visitor on the way to the shop waits for what is still being saved. */
const leaveWithinMs = 3000;
const lookAgainMs = 50;

export function startBasket(market: Market, parts: Parameters<LoadCalls>[0]): WatchedCalls {
  const calls = createBasketCalls({
    ...parts,
    market,
    fetch: window.fetch.bind(window),
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
  window.addEventListener('pagehide', calls.flush);
  window.addEventListener('online', () => {
    if (parts.get().problem !== 'unsaved') return void calls.reload();
    parts.send({ type: 'retry' });
    calls.save();
  });
  document.addEventListener('click', (event) => waitForBasket(event, market, calls), { capture: true });
  return {
    ...calls,
    onStale: (listener) =>
      onBasketStale(market.code, (isOtherTab) => {
        if (isOtherTab) calls.forget();
        listener();
      }),
  };
}

/** The shop's pages show the cart as it is: whoever clicks and leaves at once would find it without the last change. */
function waitForBasket(event: MouseEvent, market: Market, calls: BasketCalls) {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a:not([role="button"])') : null;
  const isToShop = link?.getAttribute('href')?.startsWith(pathTo(market, 'basket')) ?? false;
  if (!link || !isPlainClick(event) || !isToShop || !calls.isBusy()) return;
  event.preventDefault();
  const deadline = Date.now() + leaveWithinMs;
  const leave = () => {
    if (calls.isBusy() && Date.now() < deadline) setTimeout(leave, lookAgainMs);
    else window.location.assign(link.href);
  };
  leave();
}
