// Refunds that somebody makes at the provider, and what a buyer's bank fetches: the order, its owner and its papers.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { ownerNews } from '#services/orders/tables/counter.ts';
import { restock } from '#tests/setup/orders/open-test-orders.ts';
import { mollieKey, type MollieDouble, openMollieDouble } from '#tests/setup/payments/mollie-double.ts';
import { openTestPayments } from '#tests/setup/payments/open-test-payments.ts';
import { openStripeDouble, type StripeDouble, stripeKey } from '#tests/setup/payments/stripe-double.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';

const total = 8995;
const minute = 60_000;
const anna = { id: '7', name: 'Anna' };
type Shop = Awaited<ReturnType<typeof openTestPayments>>;
let mollie: MollieDouble;
let stripe: StripeDouble;
let shop: Shop;
let other: Shop;
beforeAll(async () => {
  [mollie, stripe] = [await openMollieDouble(), await openStripeDouble()];
  shop = await openTestPayments({ provider: 'mollie', url: mollie.url, key: mollieKey });
  other = await openTestPayments({ provider: 'stripe', url: stripe.url, key: stripeKey });
});
afterAll(async () => {
  await shop?.close();
  await other?.close();
  await mollie?.close();
  await stripe?.close();
});
beforeEach(async () => {
  for (const { db, said } of [shop, other]) {
    await restock(db, 'nl', recordedGoods);
    await db.delete(ownerNews);
    said.length = 0;
  }
});

const doing = (number: string) => ({ number, by: anna, version: null });

async function paid() {
  const order = await shop.order();
  await shop.start(order);
  const id = mollie.lastId();
  mollie.set(id, { status: 'paid' });
  await shop.payments.look(order.number);
  return { ...order, id };
}

/** Sent, with an invoice that nothing can take back any more. */
async function invoiced() {
  const order = await paid();
  for (const to of ['packed', 'sent'] as const) await shop.orders.counter.moveOn({ ...doing(order.number), to });
  await later();
  return order;
}
async function later() {
  shop.pass(11 * minute);
  await shop.orders.settleBooks();
}

const papersOf = async (number: string) => (await shop.books.of(number)).map(({ kind, gross }) => `${kind} ${gross}`);
const newsOf = async (number: string) =>
  (await shop.db.select().from(ownerNews).orderBy(ownerNews.id)).flatMap(({ kind, facts }) =>
    facts.number === number && kind !== 'placed' ? [kind] : [],
  );
const problemsOf = async (number: string) =>
  (await shop.payments.problems('nl')).list.flatMap((one) => (one.number === number ? [one.kind] : []));
const ask = () => shop.payments.askOpen();
const press = (number: string) => shop.payments.refund({ number, by: anna });

type Order = Awaited<ReturnType<typeof paid>>;
type Row = {
  name: string;
  start: () => Promise<Order>;
  /** Each is done in this order, with the provider asked after each. */
  deeds: ((order: Order) => unknown)[];
  standing: unknown[];
  /** What its buyer is asked for. */
  asked: number;
  papers: string[];
  news: string[];
  problems: string[];
};

const chargeBack = (value: string) => (order: Order) => mollie.chargeBack(order.id, value);
const refundThere = (value: string) => (order: Order) => mollie.refundThere(order.id, value);
const nothing = () => undefined;
const discount = (amount: number) => (order: Order) =>
  shop.orders.counter.giveDiscount({ ...doing(order.number), amount, reason: 'fetched back' });
const cancelled = async () => {
  const order = await paid();
  await shop.orders.cancel(markets.nl, order);
  return order;
};

const rows: Row[] = [
  {
    name: 'chargeback, not packed: it is due again',
    start: paid,
    deeds: [chargeBack('89.95'), nothing, nothing],
    standing: ['placed', [total, -total], 0],
    asked: total,
    papers: [],
    news: ['chargeback'],
    problems: ['chargeback'],
  },
  {
    name: 'chargeback x invoice: the invoice holds, and is not paid',
    start: invoiced,
    deeds: [chargeBack('89.95'), nothing],
    standing: ['sent', [total, -total], 0],
    asked: total,
    papers: [`invoice ${total}`],
    news: ['chargeback'],
    problems: ['chargeback'],
  },
  {
    name: 'chargeback of a part x invoice',
    start: invoiced,
    deeds: [chargeBack('20.00'), nothing],
    standing: ['sent', [total, total - 2000, -total], 0],
    asked: 2000,
    papers: [`invoice ${total}`],
    news: ['chargeback'],
    problems: ['chargeback'],
  },
  {
    name: 'chargeback x invoice, given up by the owner: a credit note',
    start: invoiced,
    deeds: [chargeBack('20.00'), discount(2000)],
    standing: ['sent', [total, total - 2000, -total], 0],
    asked: 0,
    papers: [`invoice ${total}`, 'credit -2000'],
    news: ['chargeback'],
    problems: ['chargeback'],
  },
  {
    name: 'chargeback x refund due: nothing is due any more',
    start: cancelled,
    deeds: [chargeBack('89.95'), ({ number }) => press(number)],
    standing: ['cancelled', [total, -total], 0],
    asked: 0,
    papers: [],
    news: ['cancelled', 'chargeback'],
    problems: ['chargeback'],
  },
  {
    name: 'refund at the provider x invoice: a credit note',
    start: invoiced,
    deeds: [refundThere('10.00'), nothing],
    standing: ['sent', [total, -1000], 0],
    asked: 0,
    papers: [`invoice ${total}`, 'credit -1000'],
    news: ['refundedThere'],
    problems: ['elsewhere'],
  },
  {
    name: 'all of it refunded at the provider before it is packed: the order is called off',
    start: paid,
    deeds: [refundThere('89.95'), nothing],
    standing: ['cancelled', [total, -total], 0],
    asked: 0,
    papers: [],
    news: ['refundedThere'],
    problems: ['elsewhere'],
  },
  {
    name: 'a part refunded at the provider before it is packed: off the price',
    start: paid,
    deeds: [refundThere('10.00'), nothing],
    standing: ['paid', [total, -1000], 0],
    asked: 0,
    papers: [],
    news: ['refundedThere'],
    problems: ['elsewhere'],
  },
  {
    name: 'refund at the provider twice x invoice: two credit notes',
    start: invoiced,
    deeds: [refundThere('10.00'), refundThere('10.00'), nothing],
    standing: ['sent', [total, -1000, -1000], 0],
    asked: 0,
    papers: [`invoice ${total}`, 'credit -1000', 'credit -1000'],
    news: ['refundedThere', 'refundedThere'],
    problems: ['elsewhere', 'elsewhere'],
  },
  {
    name: 'refund at the provider x refund due, seen before the press',
    start: cancelled,
    deeds: [refundThere('89.95'), ({ number }) => press(number)],
    standing: ['cancelled', [total, -total], 0],
    asked: 0,
    papers: [],
    news: ['cancelled', 'refundedThere'],
    problems: ['elsewhere'],
  },
  {
    name: 'refund due, pressed, and the provider has it: nothing of it is somebody else’s',
    start: cancelled,
    deeds: [({ number }) => press(number), nothing],
    standing: ['cancelled', [total, -total], 0],
    asked: 0,
    papers: [],
    news: ['cancelled'],
    problems: [],
  },
  {
    name: 'refund at the provider, pressed before it was seen: the press fails, and it is booked once',
    start: cancelled,
    deeds: [
      async (order) => {
        mollie.refundThere(order.id, '89.95');
        expect(await press(order.number)).toMatchObject({ outcome: 'failed', kind: 'refused' });
      },
      nothing,
    ],
    standing: ['cancelled', [total, -total, total, -total], 0],
    asked: 0,
    papers: [],
    news: ['cancelled', 'refundedThere'],
    problems: ['elsewhere'],
  },
  {
    name: 'refund at the provider x the same by hand: booked by hand alone, and told',
    start: cancelled,
    deeds: [
      ({ number }) => shop.orders.counter.payBack({ ...doing(number), amount: null, way: 'transfer' }),
      refundThere('89.95'),
      nothing,
    ],
    standing: ['cancelled', [total, -total], 0],
    asked: 0,
    papers: [],
    news: ['cancelled', 'refundedThere'],
    problems: ['unbooked'],
  },
  {
    name: 'refund at the provider, then the bank fetches the rest: the price is 10.00 less, and all of it is missing',
    start: invoiced,
    deeds: [refundThere('10.00'), chargeBack('79.95'), nothing],
    standing: ['sent', [total, -1000, 1000, -total], 0],
    asked: total - 1000,
    papers: [`invoice ${total}`, 'credit -1000'],
    news: ['refundedThere', 'chargeback'],
    problems: ['elsewhere', 'chargeback'],
  },
  {
    name: 'refund by hand, then the bank fetches a part: what it fetched is missing, and no credit note is made twice',
    start: invoiced,
    deeds: [
      ({ number }) => shop.orders.counter.payBack({ ...doing(number), amount: 1000, way: 'transfer' }),
      chargeBack('30.00'),
      nothing,
    ],
    standing: ['sent', [total, -1000, total - 3000, -total], 0],
    asked: 3000,
    papers: [`invoice ${total}`, 'credit -1000'],
    news: ['chargeback'],
    problems: ['chargeback'],
  },
];

describe('42.6 money that went back without us', () => {
  test.each(rows)('$name', async ({ start, deeds, standing, asked, papers, news, problems }) => {
    const order = await start();
    for (const deed of deeds) {
      await deed(order);
      await Promise.all([ask(), ask()]);
      await later();
    }
    expect({
      standing: await shop.standing(order.number),
      asked: (await shop.pageOf(order.number)).money.missing,
      papers: await papersOf(order.number),
      news: await newsOf(order.number),
      problems: await problemsOf(order.number),
    }).toEqual({ standing, asked, papers, news, problems });
    await shop.payments.markSeen(order.number);
    expect(await problemsOf(order.number)).toEqual([]);
  });

  test('a chargeback that is won back, and a refund there that failed: the money is here again', async () => {
    const [one, two] = [await paid(), await paid()];
    const fetched = mollie.chargeBack(one.id, '89.95');
    const sent = mollie.refundThere(two.id, '89.95');
    await ask();
    expect([await shop.standing(one.number), await shop.standing(two.number)]).toEqual([
      ['placed', [total, -total], 0],
      ['cancelled', [total, -total], 0],
    ]);
    fetched.reversedAt = '2026-04-01T08:00:00+00:00';
    sent.status = 'failed';
    await ask();
    await ask();
    expect([await shop.standing(one.number), await shop.standing(two.number)]).toEqual([
      ['paid', [total, -total, total], 0],
      // What did not arrive is owed again.
      ['cancelled', [total, -total, total], total],
    ]);
    expect([await problemsOf(one.number), await problemsOf(two.number)]).toEqual([[], []]);
  });

  test('who pays again after a chargeback has paid; money of nobody here is nobody’s', async () => {
    const order = await paid();
    mollie.chargeBack(order.id, '89.95');
    mollie.chargeBack('tr_somebodyelses', '5.00');
    await ask();
    expect(await shop.start(order)).toMatchObject({ result: 'go' });
    mollie.set(mollie.lastId(), { status: 'paid' });
    await ask();
    expect(await shop.standing(order.number)).toEqual(['paid', [total, -total, total], 0]);
  });

  test('a provider that does not answer is asked again', async () => {
    const order = await paid();
    mollie.chargeBack(order.id, '89.95');
    mollie.behave('error');
    await ask();
    expect(shop.said).toContain('a provider did not say what went back');
    mollie.behave('answer');
    await ask();
    expect(await shop.standing(order.number)).toEqual(['placed', [total, -total], 0]);
  });
});

describe('42.6 the same at Stripe', () => {
  async function begun() {
    const order = await other.order();
    await other.start(order);
    const id = stripe.lastId();
    stripe.set(id, 'paid');
    await other.payments.look(order.number);
    return { ...order, id };
  }

  test.each([
    ['needs_response', ['placed', [total, -total], 0]],
    ['lost', ['placed', [total, -total], 0]],
    ['warning_needs_response', ['paid', [total], 0]],
  ])('a dispute, %s', async (status, standing) => {
    const { id, number } = await begun();
    stripe.dispute(id, total, status);
    for (let times = 0; times < 3; times += 1) await other.payments.askOpen();
    expect(await other.standing(number)).toEqual(standing);
  });

  test('a dispute that is won, and a refund made there beside one of ours', async () => {
    const [one, two] = [await begun(), await begun()];
    const dispute = stripe.dispute(one.id, total);
    await other.orders.counter.payBack({ ...doing(two.number), amount: 1000, way: 'cash' });
    stripe.refundThere(two.id, 2000);
    await other.payments.askOpen();
    dispute.status = 'won';
    await other.payments.askOpen();
    expect(await other.standing(one.number)).toEqual(['paid', [total, -total, total], 0]);
    expect(await other.standing(two.number)).toEqual(['paid', [total, -1000, -2000], 0]);
    const told = await other.db.select().from(ownerNews).where(eq(ownerNews.kind, 'refundedThere'));
    expect(told.map(({ facts }) => facts)).toEqual([{ number: two.number, amount: 2000 }]);
  });
});
