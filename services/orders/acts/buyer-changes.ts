/** What buyers do with an order that stands: change it until the moment that is printed on it, by the rules of the counter, and order the same again. */
import type { Market } from '#contract/market.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { OrderKey } from '../order-key.ts';
import type { Order } from '../order-store.ts';
import type { Acted, CounterDeps } from './act.ts';
import { changeChoice, choosable, wishAgain } from './change-choice.ts';
import { changeDay, daysOf } from './change-facts.ts';
import { shareOrder } from './share-order.ts';

const byBuyer = { isBuyer: true, by: { id: null, name: 'buyer' }, version: null };

type Parts = {
  /** For who knows its key. */
  findShown: (market: Market, key: OrderKey) => Promise<Order | null>;
  onMailDue: () => void;
};

export function createBuyerChanges(deps: CounterDeps, { findShown, onMailDue }: Parts) {
  function isChangeable({ state, deliveryDay, cancelUntil }: Order): boolean {
    return (state === 'placed' || state === 'paid') && deliveryDay !== null && deps.clock() < cancelUntil;
  }

  async function changed(acted: Promise<Acted>): Promise<Acted> {
    const done = await acted;
    onMailDue();
    return done;
  }

  return {
    /** The goods of an order with what was chosen in them, to be put into a cart. Null for who does not know its key. */
    async wishesAgain(market: Market, key: OrderKey) {
      const order = await findShown(market, key);
      return order && Promise.all(order.lines.map((line) => wishAgain(deps, line, market.code)));
    },

    /** The days to choose from, and what can be divided anew. Null where nothing can be changed. */
    async changeable(market: Market, key: OrderKey) {
      const order = await findShown(market, key);
      if (!order || !isChangeable(order)) return null;
      const [days, mince] = await Promise.all([daysOf(deps, order.number), choosable(deps, market.code, order.lines)]);
      return { days, mince };
    },

    async changeDay(market: Market, key: OrderKey, day: PlainDate): Promise<Acted> {
      const order = await findShown(market, key);
      return order ? changed(changeDay(deps, { ...byBuyer, number: order.number, day })) : { outcome: 'unknown' };
    },

    async changeChoice(
      market: Market,
      key: OrderKey,
      choice: { position: number; packs: ReadonlyMap<string, number> },
    ): Promise<Acted> {
      const order = await findShown(market, key);
      return order
        ? changed(changeChoice(deps, { ...byBuyer, number: order.number, ...choice }))
        : { outcome: 'unknown' };
    },

    async share(market: Market, key: OrderKey, neighbour: string): Promise<Acted> {
      const order = await findShown(market, key);
      return order ? shareOrder(deps, { ...byBuyer, number: order.number, neighbour }) : { outcome: 'unknown' };
    },
  };
}
