import type { Placed } from '#storefront/ports/orders.ts';
import { basketView } from '#storefront/selling/basket-view.ts';
import type { ShopContext } from '#storefront/selling/shop-context.server.ts';
import { emptyValues, valuesIn } from './checkout-form.ts';
import { changeTexts, checkoutView, heldUnpaidText, problemTexts, shortTexts } from './checkout-view.ts';

const noDay = { field: 'deliveryDay', problem: 'missing' } as const;

/** Null when there is nothing to order, or nobody who takes it. */
export async function loadCheckout({ market, text: t, now, shop: { cart, orders } }: ShopContext) {
  const seen = orders.isOpen && (await orders.isReady()) ? await cart.read() : null;
  if (!seen || seen.cart.lines.length === 0) return null;
  orders.checkoutOpened();
  const { offer } = seen;
  const place = { market, t };
  const { isDemo, hasMail } = orders;
  return {
    ...checkoutView(place, { now, offer, isDemo }),
    basket: basketView(seen.cart, { market, offer }),
    values: emptyValues(offer.days[0] ?? ''),
    formKey: orders.newFormKey(),
    // No day suits all of it: said before anything is typed.
    problems: offer.needsDay && offer.days.length === 0 ? problemTexts(place, [noDay], offer) : [],
    /** What happened since the page was shown, and kept the order from being placed. */
    changes: [] as string[],
    isDemo,
    isOnline: orders.paying.isOn,
    isTest: orders.paying.isTest,
    /** Whether a confirmation is mailed. */
    hasMail,
  };
}

export type CheckoutPage = NonNullable<Awaited<ReturnType<typeof loadCheckout>>>;

type NotPlaced = Extract<Placed, { offer: object }>;

/** All that was typed, and what kept it from being an order. */
export function notPlaced(
  { market, text: t, shop }: ShopContext,
  placed: NotPlaced,
  fields: ReadonlyMap<string, string>,
) {
  const place = { market, t };
  const problems = placed.result === 'invalid' ? placed.problems : [];
  const isStale = problems.some(({ field }) => field === 'formKey');
  return {
    values: valuesIn(fields),
    formKey: isStale ? shop.orders.newFormKey() : (fields.get('formKey') ?? ''),
    problems: problemTexts(place, problems, placed.offer),
    changes: [...changesOf(place, placed), ...(isStale ? [t('selling:changed.stale')] : [])],
  };
}

type CheckoutContext = Parameters<typeof changeTexts>[0];

function changesOf(place: CheckoutContext, placed: NotPlaced): string[] {
  if (placed.result === 'changed' || placed.result === 'invalid')
    return placed.changes === null ? [] : changeTexts(place, placed.changes);
  if (placed.result === 'short') return shortTexts(place, placed.short);
  if (placed.result === 'heldUnpaid') return [heldUnpaidText(place)];
  return placed.result === 'tooMuch' ? [place.t('selling:changed.tooMuch')] : [];
}
