/** What buyers, a payment provider, banks and the owner do with payments at once, at random. */
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { paymentAttempts, providerRefunds } from '#services/payments/tables.ts';
import { decimal } from '#services/orders/orders-csv.ts';
import { standingOf } from '#rules/orders/money/standing.ts';
import type { Order } from '#services/orders/order-store.ts';
import { payments as bookedPayments } from '#services/orders/tables/counter.ts';
import type { MollieDouble } from './mollie-double.ts';
import type { openTestPayments } from './open-test-payments.ts';

const kinds = [
  'begin',
  'ends',
  'paid',
  'press',
  'pressAway',
  'late',
  'there',
  'fetch',
  'back',
  'cancels',
  'settle',
] as const;
export type ProviderDeed = { at: 'provider'; what: (typeof kinds)[number]; which: number; other: number; part: number };

export const providerDeed: fc.Arbitrary<ProviderDeed> = fc.record({
  at: fc.constant('provider' as const),
  what: fc.constantFrom(...kinds, 'begin', 'paid', 'paid'),
  which: fc.nat(3),
  other: fc.nat(5),
  /** Of a hundred. */
  part: fc.constantFrom(100, 100, 50, 7),
});

type Shop = Awaited<ReturnType<typeof openTestPayments>>;
/** So much later nobody takes back what was done, and its papers are made. */
export const settledMs = 11 * 60_000;
const cents = (value: string) => Math.round(Number(value) * 100);

export function openProviderBook(shop: Shop, mollie: MollieDouble) {
  const { payments } = shop;
  const by = { id: '7', name: 'Anna' };

  async function idsOf(number: string): Promise<string[]> {
    const rows = await shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.number, number));
    return rows.flatMap(({ providerId }) => providerId ?? []);
  }

  const sumOf = (list: { amount: { value: string } }[]) =>
    list.reduce((sum, { amount }) => sum + cents(amount.value), 0);
  /** What of a payment is with the provider. */
  function keptOf(id: string): number {
    const gone = mollie.refunds.filter(({ paymentId, status }) => paymentId === id && status !== 'failed');
    const fetched = mollie.chargebacks.filter(({ paymentId, reversedAt }) => paymentId === id && reversedAt === null);
    const payment = mollie.payments.get(id);
    return payment?.status === 'paid' ? cents(payment.amount.value) - sumOf(gone) - sumOf(fetched) : 0;
  }

  /** Everybody hears of it, in two processes. */
  async function heard(): Promise<void> {
    await Promise.all([payments.askOpen(), payments.askOpen()]);
  }

  async function act(order: Order, { what, other, part }: ProviderDeed): Promise<void> {
    const { number } = order;
    const ids = await idsOf(number);
    const id = ids[other % Math.max(1, ids.length)] ?? '';
    const kept = keptOf(id);
    const some = Math.max(1, Math.floor((kept * part) / 100));
    switch (what) {
      case 'begin': {
        const { missing } = standingOf(order);
        if (missing > 0) await shop.start({ number, total: Math.max(1, Math.floor((missing * part) / 100)) });
        return;
      }
      case 'ends':
        if (mollie.payments.get(id)?.status === 'open')
          mollie.set(id, { status: ['failed', 'canceled', 'expired', 'pending'][other % 4] ?? 'failed' });
        return;
      case 'paid':
        if (ids.length === 0) return;
        mollie.set(id, { status: 'paid' });
        // What was begun days ago is asked about once an hour: then a report comes first.
        await payments.hear(shop.market.code, { body: `id=${id}`, signature: null });
        return;
      case 'press':
        mollie.refundWith(['pending', 'refunded', 'failed'][other % 3] ?? 'pending');
        await Promise.all([payments.refund({ number, by }), payments.refund({ number, by })]);
        return;
      case 'pressAway':
        mollie.behave('error');
        await payments.refund({ number, by });
        mollie.behave('answer');
        return;
      case 'late': {
        // Days later it did not arrive.
        const gone = mollie.refunds.filter(({ paymentId, status }) => ids.includes(paymentId) && status === 'pending');
        const one = gone[other % Math.max(1, gone.length)];
        if (one) one.status = 'failed';
        return;
      }
      case 'there':
        if (kept > 0) mollie.refundThere(id, decimal(some));
        return;
      case 'fetch':
        if (kept > 0) mollie.chargeBack(id, decimal(some));
        return;
      case 'back': {
        const fetched = mollie.chargebacks.filter(
          ({ paymentId, reversedAt }) => paymentId === id && reversedAt === null,
        );
        const one = fetched[other % Math.max(1, fetched.length)];
        if (one) one.reversedAt = '2026-04-01T08:00:00+00:00';
        return;
      }
      case 'cancels':
        await shop.orders.cancel(shop.market, order);
        return;
      case 'settle':
        shop.pass(settledMs);
        await shop.orders.settleBooks();
    }
  }

  /** What the provider holds is what is booked, but for what could not be and was told. */
  async function check(orders: Order[]): Promise<void> {
    for (const { id: orderId, number } of orders) {
      const attempts = await shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.number, number));
      const attemptIds = attempts.map(({ id }) => id);
      const refunds =
        attemptIds.length === 0
          ? []
          : await shop.db.select().from(providerRefunds).where(inArray(providerRefunds.attemptId, attemptIds));
      const booked = await shop.db.select().from(bookedPayments).where(eq(bookedPayments.orderId, orderId));
      const byProvider = booked.filter(({ way }) => way === 'provider').reduce((sum, { amount }) => sum + amount, 0);
      const isUnbooked = (state: string) => state === 'elsewhere' || state === 'chargeback';
      const unbooked = refunds.filter(({ state, changeId }) => changeId === null && isUnbooked(state));
      const told = unbooked.reduce((sum, { amount }) => sum + amount, 0);
      const kept = attempts.reduce((sum, { providerId }) => sum + keptOf(providerId ?? ''), 0);
      const open = refunds.filter(({ state }) => state === 'asked').length;
      expect({ number, byProvider, open }).toEqual({ number, byProvider: kept + told, open: 0 });
    }
  }

  return {
    check,
    async run(deed: ProviderDeed, orders: Order[]): Promise<void> {
      const order = orders[deed.which % Math.max(1, orders.length)];
      if (!order) return;
      await act(order, deed);
      await heard();
      await heard();
    },
  };
}
