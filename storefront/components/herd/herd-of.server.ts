import type { PackageCard } from '#contract/entities/package.ts';
import type { Market } from '#contract/market.ts';
import { shownFigures } from '#rules/stock/shown-figures.ts';
import { shownPercentage } from '#rules/stock/sold-percentage.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import type { HerdData } from './herd.tsx';

/** More than this are no longer small animals but a grey field. */
const largestHerd = 200;

type Stocked = Pick<PackageCard, 'animal' | 'stockStatus' | 'totalAvailable' | 'buyerCount' | 'percentageSold'>;

/** The stock of a package in the figures that the shop prints. Null where nothing is sold or nobody knows how much. */
export function herdOf(box: Stocked, { figures }: Pick<Market, 'figures'>): HerdData | null {
  if (!canBuy(readStockStatus(box.stockStatus))) return null;
  const shown = shownFigures({ total: box.totalAvailable, buyers: box.buyerCount }, figures);
  if (!shown || shown.total < 1 || shown.total > largestHerd) return null;
  const total = Math.round(shown.total);
  const left = Math.min(Math.max(Math.round(shown.remaining), 0), total);
  return { animal: box.animal, total, left, percentage: shownPercentage(box.percentageSold, figures) };
}
