/** What sells, from orders; by kind of animal, who waits and open baskets, from the shop. */
import type { Database } from '#database/client.ts';
import type { Counter } from '#services/orders/counter.ts';
import { openBaskets } from '#services/shop/cart/open-baskets.ts';
import { categoriesOf } from '#services/shop/catalogue/categories-of.ts';
import { waitingPeople } from '#services/shop/sign-up/waiting-people.ts';
import type { SalesPort } from '#studio/ports/sales.ts';

type Parts = { db: Database; counter: Pick<Counter, 'sales'>; clock: () => Date };

const mostBest = 8;

export function createSalesPort({ db, counter, clock }: Parts): SalesPort {
  return async (market, by) => {
    const { goods, ...sold } = await counter.sales(market, by);
    const categories = await categoriesOf(db, market.code);
    const weighed = goods.filter(({ kilos }) => kilos !== null);
    const byKind = Map.groupBy(weighed, ({ good: { kind, id } }) =>
      kind === 'piece' ? null : (categories.get(id) ?? ''),
    );
    return {
      ...sold,
      best: goods.slice(0, mostBest).map(({ good: _good, ...one }) => one),
      animals: [...byKind]
        .map(([category, same]) => ({
          category,
          kilos: same.reduce((sum, { kilos }) => sum + (kilos ?? 0), 0),
          sum: same.reduce((cents, { sum }) => cents + sum, 0),
        }))
        .toSorted((a, b) => b.kilos - a.kilos),
      baskets: await openBaskets(db, market.code, clock()),
      waiting: await waitingPeople(db, market.code),
    };
  };
}
