import type { ModuleOf } from '#contract/page-modules.ts';
import { shownFigures } from '#rules/stock/shown-figures.ts';
import { type FreezerFit, freezerFit, weightInKg } from '#rules/stock/freezer-fit.ts';
import { offersSoldOutSignUp } from '#rules/text/sign-up.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock.ts';
import type { LoadContext } from './load-context.ts';

/** Null hides the block: neither the settings nor the page's package say how much it is. */
export function freezerFitOf(
  { config }: ModuleOf<'freezer-fit'>,
  { page, market }: LoadContext,
): { fit: FreezerFit; weight: string | null } | null {
  const weight = page.package?.size ?? null;
  const fit = freezerFit({ config: config.size, weightKg: weightInKg(weight) }, market);
  return fit && { fit, weight };
}

function figuresOf({ page, market }: LoadContext) {
  const box = page.package;
  if (!box || !canBuy(readStockStatus(box.stockStatus))) return null;
  return shownFigures({ total: box.totalAvailable, buyers: box.buyerCount }, market.figures);
}

export function buyersOf(_module: ModuleOf<'buyers-tooltip'>, context: LoadContext): number | null {
  return figuresOf(context)?.buyers ?? null;
}

export function remainingOf(_module: ModuleOf<'packages-remaining-tooltip'>, context: LoadContext): number | null {
  return figuresOf(context)?.remaining ?? null;
}

/** Null while the package can be bought, and on pages of anything else. */
export function soldOutOfferOf(
  _module: ModuleOf<'sold-out-sign-up'>,
  { page: { package: box }, market }: LoadContext,
): { slug: string; isComingSoon: boolean } | null {
  if (!box || !offersSoldOutSignUp(market, box)) return null;
  return { slug: box.slug, isComingSoon: readStockStatus(box.stockStatus) === 'coming_soon' };
}
