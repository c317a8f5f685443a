import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { checkoutLink } from '#rules/links/checkout-link.ts';
import { basketEvents } from '#rules/visit/data-layer.ts';
import { isWine } from '#rules/stock/drink.ts';
import { chosenPacks } from '#rules/package-choice/package-editor.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import { pushEvents, uniqueId } from '#storefront/browser/data-layer.ts';
import { isPlainClick } from '#storefront/ui/is-plain-click.ts';
import { isRememberedInVisit, rememberInVisit } from '#storefront/browser/storage.ts';
import { useIsHydrated } from '#storefront/browser/use-is-hydrated.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import type { Checkout, PackageView } from '#storefront/pages/packages/load.server.ts';
import { useMincedChoice } from '#storefront/pages/packages/editor/use-minced-choice.ts';

export type Order = ReturnType<typeof useOrder>;

/** What stands between a package and the checkout, for all buttons of the page that lead there. */
export function useOrder(box: PackageView, checkout: Checkout) {
  const editor = useMincedChoice(box);
  const age = useAge(box.animal);
  const status = readStockStatus(box.stockStatus);
  const { items, choice, message } = editor;
  return {
    editor,
    status,
    /** There is something to choose, and a reason to. */
    isEditable: canBuy(status) && items.length > 0,
    fits: message.kind === 'fits',
    link: checkoutLink({ ...checkout, minced: chosenPacks(choice, items) }),
    ...age,
    onLeave: useOrderEvent(box),
  };
}

export function productOf({ productId, slug, title, animal, price }: PackageView) {
  return { id: productId ?? slug, name: title, category: animal, price };
}

/** Tells that the package goes into the basket: once, however often an impatient visitor clicks before the page is gone. */
function useOrderEvent(box: PackageView) {
  const market = useMarket();
  const isLeaving = useRef(false);
  useEffect(() => {
    const onReturn = () => {
      isLeaving.current = false;
    };
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  return (event: MouseEvent) => {
    if (isLeaving.current) return;
    // A click that opens another tab leaves this page where it is.
    isLeaving.current = isPlainClick(event);
    pushEvents(basketEvents({ from: 0, to: 1 }, { market, product: productOf(box), uniqueId: uniqueId() }));
  };
}

const ageKey = 'age_confirmed';

/** Wine asks for an age, once a visit. Without our code the words beside the button have to do, and the door. */
function useAge(animal: string | null) {
  const { alcohol } = useMarket();
  const isHydrated = useIsHydrated();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const isKnown = !isHydrated || isConfirmed || isRememberedInVisit(ageKey);
  return {
    askedAge: isWine({ animal }) && alcohol.asksAge && !isKnown ? alcohol.minimumAge : null,
    onAgeConfirmed() {
      rememberInVisit(ageKey);
      setIsConfirmed(true);
    },
  };
}
