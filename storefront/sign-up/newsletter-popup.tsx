import { lazy, Suspense, useEffect, useState } from 'react';
import { popupDelayMs } from '#rules/constants.ts';
import { isPopupDue } from '#rules/cookies.ts';
import { useMarket } from '#storefront/lib/use-market.ts';

const NewsletterDialog = lazy(async () => {
  const { NewsletterDialog: component } = await import('./newsletter-dialog.tsx');
  return { default: component };
});

/** While another window is open it waits, and looks again. */
const lookAgainMs = 1000;

/** Other dialogs, the menu as a drawer, an unfolded part of the menu. */
const openWindows = 'dialog[open], [aria-modal="true"], header details[open]';

/** The newsletter in a window of its own, a while after the visit began. Its code is loaded when it opens. */
export function NewsletterPopup() {
  const market = useMarket();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isOpen) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const hasOpenModal = document.querySelector(openWindows) !== null;
      // The page's own clock began with the first page of the visit; going on inside the app does not start it again.
      const msSinceLoad = Math.round(performance.now());
      const isDue = isPopupDue(market, { msSinceLoad, cookies: document.cookie, hasOpenModal });
      if (isDue) return setIsOpen(true);
      timer = setTimeout(look, Math.max(popupDelayMs - msSinceLoad, lookAgainMs));
    };
    timer = setTimeout(look, Math.max(0, popupDelayMs - performance.now()));
    return () => clearTimeout(timer);
  }, [market, isOpen]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <NewsletterDialog onClosed={() => setIsOpen(false)} />
    </Suspense>
  );
}
