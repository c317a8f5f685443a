/**
 * The way to the shop's own pages. They show the cart as it is, and what they save may overwrite what arrives meanwhile: so whoever
 * leaves with something unsaved waits for it, and is asked when it cannot be saved. On every page, also those without a box.
 */
import { createRoot, type Root } from 'react-dom/client';
import type { Text } from '#contract/locales.ts';
import type { BrowserMarket } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { isPlainClick } from '#storefront/ui/is-plain-click.ts';
import type { BasketCalls, BasketParts } from './calls/basket-calls.ts';
import { type BasketState, hasWishes } from './state/basket-state.ts';
import { LeavePanel } from './leave-panel.tsx';
import { visitorPatienceMs } from './calls/shop-requests.ts';

const lookAgainMs = 50;

type LeaveParts = Pick<BasketParts, 'get' | 'send'> & {
  market: BrowserMarket;
  t: Text;
  calls: BasketCalls;
  retry: () => void;
};

export function watchLeaving({ market, t, calls, retry, get, send }: LeaveParts): void {
  let root: Root | null = null;
  let href = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isSaved = () => !calls.isBusy() && !hasWishes(get());

  function show(leaving: BasketState['leaving']) {
    send({ type: 'leaving', leaving });
    root ??= createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<LeavePanel t={t} leaving={leaving} onRetry={begin} onGo={go} onStay={stay} />);
  }

  function go() {
    clearTimeout(timer);
    show(null);
    window.location.assign(href);
  }

  function stay() {
    clearTimeout(timer);
    show(null);
  }

  function begin() {
    clearTimeout(timer);
    if (!calls.isBusy()) retry();
    const deadline = Date.now() + visitorPatienceMs;
    show('waiting');
    const look = () => {
      if (isSaved()) return go();
      const isOver = Date.now() >= deadline || !calls.isBusy();
      if (isOver && get().leaving !== 'asking') show('asking');
      // What is saved while the visitor is being asked needs no answer any more.
      timer = setTimeout(look, lookAgainMs);
    };
    look();
  }

  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isToShop = link?.getAttribute('href')?.startsWith(pathTo(market, 'basket')) ?? false;
      if (!link || !isPlainClick(event) || !isToShop || isSaved()) return;
      event.preventDefault();
      ({ href } = link);
      begin();
    },
    { capture: true },
  );
  // Back from the browser's memory the visitor is here again.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stay();
  });
}
