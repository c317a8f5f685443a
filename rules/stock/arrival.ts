/** What has to be done with an order when it arrives: bottles burst in a freezer, and what comes fresh stays fresh. */
import type { Market } from '#contract/market.ts';

export type Arrival = 'frozen' | 'fresh' | 'wine' | 'voucher';

type Line = { kind: string; slug: string; vatRate: number };

/** Each once, in this order. An order keeps no other sign of what is wine than its VAT. */
export function arrivalOf(lines: readonly Line[], { orders }: Pick<Market, 'orders'>): Arrival[] {
  const { vat, arrival } = orders;
  const found = new Set(
    lines.map(({ kind, slug, vatRate }): Arrival => {
      if (kind === 'voucher') return 'voucher';
      if (vatRate === vat.wine) return 'wine';
      return arrival.fresh.includes(slug) ? 'fresh' : arrival.food;
    }),
  );
  return (['frozen', 'fresh', 'wine', 'voucher'] as const).filter((one) => found.has(one));
}
