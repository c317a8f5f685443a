import type { ModuleOf } from '#contract/page-modules.ts';
import { readStockStatus } from '#rules/stock/stock-status.ts';
import { offersSoldOutSignUp } from '#rules/sign-up/sign-up.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

/** Null while the package can be bought, and on pages of anything else. */
export function load(
  _module: ModuleOf<'sold-out-sign-up'>,
  { page: { package: box }, market }: LoadContext,
): { slug: string; isComingSoon: boolean } | null {
  if (!box || !offersSoldOutSignUp(market, box)) return null;
  return { slug: box.slug, isComingSoon: readStockStatus(box.stockStatus) === 'coming_soon' };
}
