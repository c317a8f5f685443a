/** Events for the data layer. The fields are written out one by one: nothing about the visitor can slip in. */
import type { Market } from '#contract/market.ts';
import { roundToCents } from '#rules/money/round-to-cents.ts';
import { normaliseCurrency } from '#rules/money/price.ts';

export type DataLayerProduct = { id: string; name: string; category: string | null; price: number | null };

type CommerceEvent = {
  event: 'view_item' | 'add_to_cart' | 'remove_from_cart';
  ecommerce: {
    currency: string;
    value: number;
    items: { item_id: string; item_name: string; item_category: string; price: number; quantity: number }[];
  };
};
export type DataLayerEvent = CommerceEvent | { event: 'unique_id'; unique_id: string };

type Occasion = {
  market: Pick<Market, 'currency'>;
  product: DataLayerProduct;
  /** A random id that tells this event from others; the caller makes it. */
  uniqueId: string;
};

function events(event: CommerceEvent['event'], quantity: number, occasion: Occasion): DataLayerEvent[] {
  const { id, name, category, price: known } = occasion.product;
  const price = known ?? 0;
  const item = { item_id: id, item_name: name, item_category: category ?? '', price, quantity };
  const currency = normaliseCurrency(occasion.market.currency);
  return [
    { event: 'unique_id', unique_id: occasion.uniqueId },
    { event, ecommerce: { currency, value: roundToCents(price * quantity), items: [item] } },
  ];
}

/** Once for every product loaded. */
export function viewEvents(occasion: Occasion): DataLayerEvent[] {
  return events('view_item', 1, occasion);
}

/** A refused plus or minus leaves the quantity as it was and is no event. */
export function basketEvents(change: { from: number; to: number }, occasion: Occasion): DataLayerEvent[] {
  const difference = change.to - change.from;
  if (difference === 0) return [];
  return events(difference > 0 ? 'add_to_cart' : 'remove_from_cart', Math.abs(difference), occasion);
}
