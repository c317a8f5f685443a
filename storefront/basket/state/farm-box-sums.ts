/** What stands in the overview of the box, so that its lines add up to its sum. Pure. */
import { roundToCents } from '#rules/money/round-to-cents.ts';
import { type BasketState, quantitiesOf } from './basket-state.ts';

type Listed = { id: string; title: string; price: number | null };

export type FarmBoxLine<P extends Listed> = {
  id: string;
  title: string;
  /** Null when it is not on the list any more. */
  product: P | null;
  quantity: number;
  amount: number | null;
};

export type FarmBoxSums<P extends Listed> = {
  /** In the order of the list, then what is no longer on it. */
  lines: FarmBoxLine<P>[];
  /** What coupons take off. */
  discount: number;
  /** What is in the sum but in no line, such as a price of the box itself. */
  rest: number;
  total: number;
};

/** The shop's prices and its sum; what it has not said, and what was changed since, at the prices of the list. */
export function farmBoxSums<P extends Listed>(state: BasketState, products: readonly P[]): FarmBoxSums<P> {
  const { cart, wishes } = state;
  const quantities = quantitiesOf(state);
  const listed = new Map(products.map((product) => [product.id, product]));
  const inCart = (id: string) => cart?.quantities[id] ?? 0;

  function unitPrice(id: string): number | null {
    const amount = cart?.pieces[id]?.amount ?? null;
    if (amount !== null && inCart(id) > 0) return amount / inCart(id);
    const wish = wishes[id];
    return listed.get(id)?.price ?? (wish && wish.title !== '' ? wish.price : null);
  }

  const ids = [...listed.keys(), ...Object.keys(quantities).filter((id) => !listed.has(id))];
  const lines = ids.flatMap((id): FarmBoxLine<P>[] => {
    const product = listed.get(id) ?? null;
    const quantity = quantities[id] ?? 0;
    const title = product?.title ?? cart?.pieces[id]?.name ?? '';
    const price = unitPrice(id);
    const amount = price === null ? null : roundToCents(price * quantity);
    return quantity > 0 && title !== '' ? [{ id, title, product, quantity, amount }] : [];
  });

  const cost = (id: string, count: number) => count * (unitPrice(id) ?? 0);
  const byPieces = Object.keys(cart?.quantities ?? {}).reduce((sum, id) => sum + cost(id, inCart(id)), 0);
  const known = cart?.farmshopSubtotal ?? byPieces;
  const since = Object.entries(wishes).reduce((sum, [id, { quantity }]) => sum + cost(id, quantity - inCart(id)), 0);
  const total = Math.max(0, roundToCents(known + since));
  const discount = cart?.discount ?? 0;
  const inLines = lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return { lines, discount, rest: roundToCents(total + discount - inLines), total };
}
