import { type ComponentType, useEffect, useState } from 'react';
import { popupDelayMs } from '#rules/visit/cookies.ts';
import { isPopupDismissed, isPopupDue } from '#rules/visit/cookies.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';

/** While another window is open it waits, and looks again. */
const lookAgainMs = 1000;

/**
 * Other dialogs, the menu as a drawer, an unfolded part of the menu, the question for consent, a box that is being filled or is
 * open, a field somebody writes in.
 */
const openWindows =
  'dialog[open], [aria-modal="true"], header details[open], .show--consent, [data-filling], aside [aria-expanded="true"], ' +
  'form:focus-within, :is(input, textarea, select):focus';

/** One window, wherever a page asks for it: the layout does, and an editor may. */
let isOpen = false;

/** The newsletter in a window of its own, a while after the visit began. Its code is loaded when it opens. */
export function NewsletterPopup() {
  const market = useMarket();
  const [Shown, setShown] = useState<ComponentType<{ onClosed: () => void }> | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    let isMine = false;

    function look() {
      const { cookie: cookies } = document;
      if (isPopupDismissed(market, cookies)) return;
      const hasOpenModal = isOpen || document.querySelector(openWindows) !== null;
      // The page's own clock began with the first page of the visit; going on inside the app does not start it again.
      const msSinceLoad = Math.round(performance.now());
      if (isPopupDue(market, { msSinceLoad, cookies, hasOpenModal })) void open();
      else timer = setTimeout(look, Math.max(popupDelayMs - msSinceLoad, lookAgainMs));
    }

    async function open() {
      isOpen = isMine = true;
      try {
        const { NewsletterDialog } = await import('./newsletter-dialog.tsx');
        if (!isGone) setShown(() => NewsletterDialog);
      } catch {
        // Without a connection nobody can sign up either.
        isOpen = isMine = false;
      }
    }

    timer = setTimeout(look, Math.max(0, popupDelayMs - performance.now()));
    return () => {
      isGone = true;
      clearTimeout(timer);
      if (isMine) isOpen = false;
    };
  }, [market]);

  function onClosed() {
    isOpen = false;
    setShown(null);
  }

  return Shown ? <Shown onClosed={onClosed} /> : null;
}
