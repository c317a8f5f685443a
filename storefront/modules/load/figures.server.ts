import { shownFigures } from '#rules/stock/shown-figures.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import type { LoadContext } from './load-context.ts';

/** Null on a page without a package that can be bought. */
export function figuresOf({ page, market }: LoadContext) {
  const box = page.package;
  if (!box || !canBuy(readStockStatus(box.stockStatus))) return null;
  return shownFigures({ total: box.totalAvailable, buyers: box.buyerCount }, market.figures);
}
