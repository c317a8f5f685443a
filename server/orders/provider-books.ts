/** Money of a payment provider on the orders it is for: it goes the same way as money from the bank. */
import { and, desc, eq, isNull, like } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { findMarket } from '#markets/index.ts';
import type { Texts } from '#services/locales/texts.ts';
import type { Acted } from '#services/orders/acts/act.ts';
import type { Orders } from '#services/orders/orders.ts';
import { orders as orderRows } from '#services/orders/tables.ts';
import { payments as bookedPayments } from '#services/orders/tables/counter.ts';
import type { Books } from '#services/payments/attempts.ts';

class NotBooked extends Error {
  override name = 'NotBooked';
}

function changeOf(acted: Acted): number {
  if (acted.outcome !== 'done') throw new NotBooked();
  return acted.changeId;
}

/** Null where a part of it cannot be: then nothing of it was. */
async function allOrNothing(tx: Database, work: (inner: Database) => Promise<number>): Promise<number | null> {
  try {
    return await tx.transaction(work);
  } catch (error) {
    if (error instanceof NotBooked) return null;
    throw error;
  }
}

/** The shop does it: nobody undoes here what a provider did. */
export function providerBooks(orders: Orders, texts: Texts): Books {
  const { counterIn } = orders;
  const ofShop = { version: null, side: 'shop', way: 'provider', tell: 'now' } as const;
  return {
    async receive(tx, { number, amount, by, note }) {
      const who = { id: null, name: by };
      const acted = await counterIn(tx).receive({ ...ofShop, number, amount, note, by: who });
      return acted.outcome === 'done';
    },
    due: (tx, number) => counterIn(tx).owedBack(number),
    async payBack(tx, { number, amount, by, note }) {
      const acted = await counterIn(tx).payBack({ ...ofShop, number, amount, note, by });
      return acted.outcome === 'done' ? acted.changeId : null;
    },
    async takeBack(tx, { number, changeId, by }) {
      const isIt = and(eq(bookedPayments.changeId, changeId), isNull(bookedPayments.takesBack));
      const [payment] = await tx.select({ id: bookedPayments.id }).from(bookedPayments).where(isIt);
      if (!payment) throw new Error(`what went back for ${number} is not booked`);
      const who = { id: null, name: by };
      const acted = await counterIn(tx).takeBack({ ...ofShop, number, by: who, paymentId: payment.id });
      if (acted.outcome !== 'done') throw new Error(`a refund of ${number} failed, and its booking stays`);
    },
    async refundThere(tx, { number, amount, by, note }) {
      const doing = { ...ofShop, number, by: { id: null, name: by } } as const;
      return allOrNothing(tx, async (inner) => {
        const counter = counterIn(inner);
        const order = (await counter.orderPage(number))?.order;
        if (!order) throw new NotBooked();
        const isKept = order.state === 'placed' || order.state === 'paid';
        // Who gets all of it back before anything is packed gets no box: the order is called off.
        if (isKept && amount >= order.paid) await counter.cancel(doing);
        const more = amount - (await counter.owedBack(number));
        const market = findMarket(order.market);
        // What was not owed is off the price, so that nobody is asked for it once more; of what was paid for, by paying it back.
        if (more > 0 && market && order.state === 'placed') {
          const reason = texts.textFor(market)('books:goodwill');
          await counter.giveDiscount({ ...doing, tell: 'no', amount: more, reason });
        }
        return changeOf(await counter.payBack({ ...doing, amount, note }));
      });
    },
    async chargeBack(tx, { number, amount, by, providerId }) {
      const isIt = and(
        eq(orderRows.number, number),
        eq(bookedPayments.way, 'provider'),
        like(bookedPayments.note, `${providerId}%`),
        isNull(bookedPayments.takesBack),
      );
      const [payment] = await tx
        .select({ id: bookedPayments.id, amount: bookedPayments.amount })
        .from(bookedPayments)
        .innerJoin(orderRows, eq(orderRows.id, bookedPayments.orderId))
        .where(isIt)
        .orderBy(desc(bookedPayments.id));
      if (!payment || payment.amount < amount) return null;
      const doing = { ...ofShop, tell: 'no', number, by: { id: null, name: by } } as const;
      return allOrNothing(tx, async (inner) => {
        const counter = counterIn(inner);
        const rest = payment.amount - amount;
        // Of a part the rest came all the same.
        if (rest > 0) await counter.receive({ ...doing, amount: rest, note: providerId });
        return changeOf(await counter.takeBack({ ...doing, paymentId: payment.id }));
      });
    },
    async tell(tx, { market, number, amount, kind }) {
      const of = findMarket(market);
      if (of) await orders.tellOwner({ market: of, kind, facts: { number, amount } }, tx);
    },
  };
}
