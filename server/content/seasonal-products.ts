/** The embedded shop sells what is in season: the two services do not know each other, so its stock is set from here. */
import type { Database } from '#database/client.ts';
import type { Market } from '#contract/market.ts';
import { createContentStore } from '#services/content/store.ts';
import { seasonalList, stockStatusOf } from '#services/content/seasons.ts';
import { setStockStatus } from '#services/shop/catalogue/replace-products.ts';

type Options = { db: Database; markets: readonly Market[]; clock: () => Date };

export async function renewSeasonalProducts({ db, markets, clock }: Options): Promise<void> {
  for (const market of markets) {
    const store = createContentStore(db, market, clock);
    for (const kind of ['packages', 'farmshop-products'] as const) {
      for (const entry of await store.slugs(kind, seasonalList)) {
        const [slug = ''] = entry.split(' ');
        const status = stockStatusOf(kind, (await store.find(kind, slug)) ?? {});
        if (status !== null) await setStockStatus(db, { market: market.code, slug, status });
      }
    }
  }
}
