import type { ModuleOf } from '#contract/page-modules.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import { shownPercentage } from '#rules/stock/sold.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock.ts';
import { getPackage } from '#storefront/data/get-package.server.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';
import type { HerdData } from './herd.tsx';

/** More than this are no longer small animals but a grey field. */
const largestHerd = 200;

/** The stock of the package that is named, else of the page's own. Null where nothing is sold or nobody knows how much. */
export async function load(
  { config }: ModuleOf<'herd-counter'>,
  { content, market, page }: LoadContext,
): Promise<HerdData | null> {
  const box = config.slug ? await getPackage(content, config.slug) : page.package;
  if (!box || !canBuy(readStockStatus(box.stockStatus))) return null;
  const total = numberFrom(box.totalAvailable);
  const buyers = numberFrom(box.buyerCount);
  if (total === null || buyers === null || total < 1 || total > largestHerd) return null;
  const sold = Math.min(Math.max(Math.round(buyers), 0), Math.round(total));
  const percentage = shownPercentage(box.percentageSold, market.figures);
  return { animal: box.animal, total: Math.round(total), sold, percentage };
}
