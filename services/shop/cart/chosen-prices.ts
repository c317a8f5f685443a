/** What each thing cost when it was put in the basket, so that the basket can say what became dearer since. Pure. */
import type { Catalogue } from '#services/shop/catalogue/catalogue.ts';
import type { BoxLine, CartContent, CartLine } from './cart-content.ts';

/** Keeps the prices of what was there before; what is new has today's. */
export function withChosenPrices(after: CartContent, before: CartContent, catalogue: Catalogue): CartContent {
  return { ...after, lines: after.lines.map((line) => withPrice(line, before, catalogue)) };
}

function withPrice(line: CartLine, before: CartContent, catalogue: Catalogue): CartLine {
  if (line.kind === 'plain') {
    const price = line.price ?? catalogue.products.get(line.id)?.price;
    return price === undefined ? line : { ...line, price };
  }
  const known = before.lines.find(
    (other): other is BoxLine => other.kind === 'box' && other.bundleId === line.bundleId,
  );
  const today = new Map(catalogue.pieces.get(line.bundleId)?.map(({ id, price }) => [String(id), price]));
  const prices = Object.keys(line.pieces).flatMap((id) => {
    const price = known?.prices?.[id] ?? today.get(id);
    return price === undefined ? [] : [[id, price] as const];
  });
  return { ...line, prices: Object.fromEntries(prices) };
}
