import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { mollieKey, type MollieDouble, openMollieDouble } from '#tests/setup/payments/mollie-double.ts';
import { openTestPayments } from '#tests/setup/payments/open-test-payments.ts';
import { restock } from '#tests/setup/orders/open-test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { testAccounts } from '#tests/setup/orders/test-orders.ts';
import { providerAccounts } from './tables.ts';

const minute = 60_000;
const total = 8995;
const anna = { id: '7', name: 'Anna' };
let mollie: MollieDouble;
let shop: Awaited<ReturnType<typeof openTestPayments>>;
beforeAll(async () => {
  mollie = await openMollieDouble();
  shop = await openTestPayments({ provider: 'mollie', url: mollie.url, key: mollieKey, deadlineMs: 1500 });
});
afterAll(async () => {
  await shop?.close();
  await mollie?.close();
});
beforeEach(async () => {
  mollie.behave('answer');
  mollie.refundWith('pending');
  mollie.asked.length = 0;
  shop.said.length = 0;
  await restock(shop.db, 'nl', recordedGoods);
});

const hook = (id: string) => ({ body: `id=${id}`, signature: null });
const hear = (id: string) => shop.payments.hear('nl', hook(id));

async function begun() {
  const order = await shop.order();
  expect(await shop.start(order)).toMatchObject({ result: 'go', url: expect.stringContaining('/checkout/tr_') });
  return { ...order, id: mollie.lastId() };
}
async function paid() {
  const order = await begun();
  mollie.set(order.id, { status: 'paid' });
  expect(await hear(order.id)).toBe(200);
  return order;
}

describe('a payment at Mollie', () => {
  test('is asked for with the amount, the number and the language of the market', async () => {
    const { number, id } = await begun();
    expect(mollie.payments.get(id)).toMatchObject({
      amount: { currency: 'EUR', value: '89.95' },
      description: number,
      redirectUrl: expect.stringContaining(`/nl/shop/order/${number}/pay/?key=`),
    });
  });

  test('that is paid is booked as money from the bank is: state, history, mail, and nobody undoes it', async () => {
    const { number } = await paid();
    const page = await shop.pageOf(number);
    expect(page).toMatchObject({
      order: { state: 'paid', paid: total },
      payments: [{ amount: total, way: 'provider', byName: 'Mollie', note: expect.stringMatching(/^tr_\w+, ideal$/) }],
      waiting: expect.arrayContaining([expect.objectContaining({ kind: 'paid' })]),
    });
    expect(page.timeline.every(({ undoUntil }) => undoUntil === null)).toBe(true);
    const changeId = page.timeline.at(-1)?.change?.id ?? 0;
    expect(await shop.orders.counter.undo(changeId, anna)).toMatchObject({ outcome: 'refused', why: 'notOwners' });
    const taken = { number, by: anna, version: null, paymentId: page.payments[0]?.id ?? 0 };
    expect(await shop.orders.counter.takeBack(taken)).toMatchObject({ outcome: 'refused', why: 'provider' });
  });

  test.each(['failed', 'canceled', 'expired', 'open', 'pending'])('that is %s pays nothing', async (status) => {
    const { number, id } = await begun();
    mollie.set(id, { status });
    await shop.payments.look(number);
    expect(await shop.standing(number)).toEqual(['placed', [], 0]);
    expect(await shop.payments.stateOf(number)).toMatchObject({ state: status === 'canceled' ? 'cancelled' : status });
  });

  test('that is pending is paid later, and the order waits for it', async () => {
    const { number, id } = await begun();
    mollie.set(id, { status: 'pending' });
    await shop.payments.look(number);
    expect(await shop.start({ number, total })).toEqual({ result: 'pending' });
    shop.pass(60 * 24 * 60 * minute);
    expect((await shop.orders.doTimedWork()).expired).not.toContain(number);
    mollie.set(id, { status: 'paid' });
    await shop.payments.askOpen();
    expect(await shop.standing(number)).toEqual(['paid', [total], 0]);
  });

  test('whose report never comes is asked about by itself', async () => {
    const { number, id } = await begun();
    mollie.set(id, { status: 'paid' });
    await shop.payments.askOpen();
    expect(await shop.standing(number)).toEqual(['paid', [total], 0]);
    mollie.asked.length = 0;
    await shop.payments.askOpen();
    expect(mollie.asked.filter((line) => line.endsWith(id))).toEqual([]);
  });

  test('a report a hundred times over, at once and one after the other, books once and asks once', async () => {
    const { number, id } = await begun();
    mollie.set(id, { status: 'paid' });
    mollie.asked.length = 0;
    const answers = await Promise.all(Array.from({ length: 100 }, () => hear(id)));
    for (let again = 0; again < 20; again += 1) await hear(id);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await shop.standing(number)).toEqual(['paid', [total], 0]);
    expect(mollie.asked.length).toBeLessThanOrEqual(2);
  });

  test('a forged report is believed by nobody', async () => {
    const { number, id } = await begun();
    expect(await shop.payments.hear('nl', { body: `id=${id}&status=paid`, signature: null })).toBe(200);
    expect(await shop.standing(number)).toEqual(['placed', [], 0]);
    mollie.asked.length = 0;
    expect(await hear('tr_nobodyknows')).toBe(200);
    expect(mollie.asked).toEqual([]);
    expect(await shop.payments.hear('nl', { body: 'id=../methods', signature: null })).toBe(400);
    expect(await shop.payments.hear('fr', hook(id))).toBe(400);
  });

  test('a report before the buyer is back, and the buyer after it', async () => {
    const { number } = await paid();
    await shop.payments.look(number);
    expect(await shop.standing(number)).toEqual(['paid', [total], 0]);
  });

  test('in two tabs: the second is led to the page of the first', async () => {
    const order = await begun();
    expect(await shop.start(order)).toMatchObject({ result: 'go', url: expect.stringContaining(order.id) });
    mollie.set(order.id, { status: 'paid' });
    expect(await shop.start(order)).toEqual({ result: 'paid' });
    expect(await shop.standing(order.number)).toEqual(['paid', [total], 0]);
  });

  test('twice all the same: both are booked, and the second is owed to the buyer', async () => {
    const order = await begun();
    shop.pass(11 * minute);
    await shop.start(order);
    const second = mollie.lastId();
    expect(second).not.toBe(order.id);
    for (const id of [order.id, second]) {
      mollie.set(id, { status: 'paid' });
      await hear(id);
    }
    expect(await shop.standing(order.number)).toEqual(['paid', [total, total], total]);
  });

  test.each([
    ['another amount', { value: '0.01', currency: 'EUR' }],
    ['another currency', { value: '89.95', currency: 'GBP' }],
  ])('%s is not booked, and told to the owner until they have seen it', async (_, amount) => {
    const { number, id } = await begun();
    mollie.set(id, { status: 'paid', amount });
    expect(await hear(id)).toBe(200);
    expect(await shop.standing(number)).toEqual(['placed', [], 0]);
    const problem = { kind: 'mismatch', number, provider: 'mollie', amount: total };
    expect((await shop.payments.problems('nl')).list).toContainEqual(problem);
    await shop.payments.markSeen(number);
    expect((await shop.payments.problems('nl')).list).not.toContainEqual(problem);
  });
});

describe('a payment for an order that was given up', () => {
  test('cancelled: refund due, paid back with one press', async () => {
    const { number, id, key } = await begun();
    await shop.orders.cancel(markets.nl, { number, key });
    mollie.set(id, { status: 'paid' });
    await hear(id);
    expect(await shop.standing(number)).toEqual(['cancelled', [total], total]);
    expect(await shop.orders.counter.today(markets.nl)).toMatchObject({
      refundsDue: expect.arrayContaining([expect.objectContaining({ amount: total })]),
    });
    expect(await shop.payments.refund({ number, by: anna })).toMatchObject({ outcome: 'done', amount: total });
    expect(await shop.standing(number)).toEqual(['cancelled', [total, -total], 0]);
    expect(mollie.refunds.at(-1)).toMatchObject({ paymentId: id, amount: { value: '89.95', currency: 'EUR' } });
  });

  test('expired: the same', async () => {
    const { number, id } = await begun();
    shop.pass(60 * 24 * 60 * minute);
    expect((await shop.orders.doTimedWork()).expired).toContain(number);
    mollie.set(id, { status: 'paid' });
    await hear(id);
    expect(await shop.standing(number)).toEqual(['expired', [total], total]);
  });
});

describe('a refund', () => {
  async function due() {
    const order = await paid();
    await shop.orders.cancel(markets.nl, order);
    return order;
  }
  const press = (number: string) => shop.payments.refund({ number, by: anna });

  test('pressed twice at once goes back once', async () => {
    const { number, id } = await due();
    const outcomes = (await Promise.all([press(number), press(number)])).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['done', 'nothing']);
    expect(mollie.refunds.filter(({ paymentId }) => paymentId === id)).toHaveLength(1);
  });

  test('that the provider refuses is due again, and told', async () => {
    const { number } = await due();
    mollie.refundWith('failed');
    expect(await press(number)).toMatchObject({ outcome: 'failed', kind: 'refused' });
    expect(await shop.standing(number)).toEqual(['cancelled', [total, -total, total], total]);
    expect((await shop.payments.problems('nl')).list).toContainEqual(
      expect.objectContaining({ kind: 'refund', number, amount: total }),
    );
    mollie.refundWith('refunded');
    shop.pass(minute);
    expect(await press(number)).toMatchObject({ outcome: 'done' });
    expect((await shop.payments.problems('nl')).list).not.toContainEqual(expect.objectContaining({ number }));
  });

  test('that fails days later is due again', async () => {
    const { number } = await due();
    await press(number);
    const made = mollie.refunds.at(-1);
    if (made) made.status = 'failed';
    await shop.payments.askOpen();
    expect(await shop.standing(number)).toEqual(['cancelled', [total, -total, total], total]);
  });

  test('without an answer is neither lost nor made twice: it is asked about by itself', async () => {
    const { number, id } = await due();
    mollie.behave('error');
    expect(await press(number)).toEqual({ outcome: 'unknown' });
    expect(await press(number)).toEqual({ outcome: 'nothing' });
    mollie.behave('answer');
    await shop.payments.askOpen();
    await shop.payments.askOpen();
    expect(mollie.refunds.filter(({ paymentId }) => paymentId === id)).toHaveLength(1);
    expect(await shop.standing(number)).toEqual(['cancelled', [total, -total], 0]);
  });

  test('nothing is owed: nothing goes back', async () => {
    const { number } = await paid();
    expect(await press(number)).toEqual({ outcome: 'nothing' });
  });
});

describe('a provider in trouble', () => {
  test.each([
    ['error', 'away'],
    ['slow', 'away'],
    ['busy', 'busy'],
  ] as const)('%s: the buyer hears it, nothing is open, and the next try works', async (way, kind) => {
    const order = await shop.order();
    mollie.behave(way);
    expect(await shop.start(order)).toEqual({ result: 'failed', kind });
    expect(await shop.payments.stateOf(order.number)).toMatchObject({ state: 'failed', url: null });
    expect(await shop.payments.problems('nl')).toMatchObject({ failure: kind });
    mollie.behave('answer');
    expect(await shop.start(order)).toMatchObject({ result: 'go' });
    expect(await shop.payments.problems('nl')).toMatchObject({ failure: null });
  });

  test('a report while it is away is to be sent again', async () => {
    const { number, id } = await begun();
    mollie.set(id, { status: 'paid' });
    mollie.behave('error');
    expect(await hear(id)).toBe(503);
    mollie.behave('answer');
    expect(await hear(id)).toBe(200);
    expect(await shop.standing(number)).toEqual(['paid', [total], 0]);
  });

  test('a wrong key is not kept, and the one before stays', async () => {
    const wrong = { key: 'live_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', hookSecret: null };
    expect(await shop.payments.saveKey('nl', wrong, 'EUR')).toEqual({ outcome: 'failed', kind: 'key' });
    expect(await shop.payments.saveKey('nl', { key: 'hello', hookSecret: null }, 'EUR')).toEqual({ outcome: 'noKey' });
    expect(await shop.payments.describe('nl')).toMatchObject({ provider: 'mollie', isTest: true, isOwn: false });
  });

  test('a key is kept and never told again; without it the environment holds', async () => {
    const key = { key: mollieKey, hookSecret: null };
    expect(await shop.payments.saveKey('nl', key, 'EUR')).toEqual({ outcome: 'saved' });
    const told = await shop.payments.describe('nl');
    // Klarna asks for more than is handed out, and is not offered.
    expect(told).toMatchObject({ isOwn: true, methods: ['ideal', 'creditcard', 'paypal'] });
    expect(JSON.stringify(told)).not.toContain(mollieKey);
    await shop.payments.removeKey('nl');
    expect(await shop.payments.describe('nl')).toMatchObject({ isOwn: false });
  });

  test('what can be paid with stays known while the provider is away', async () => {
    await shop.payments.renew([markets.nl]);
    mollie.behave('busy');
    await shop.payments.renew([markets.nl]);
    const [row] = await shop.db.select().from(providerAccounts);
    expect(row).toMatchObject({ methods: ['ideal', 'creditcard', 'paypal'], failure: 'busy', key: null });
  });

  test('without a key there is nothing', async () => {
    expect(Object.keys(testAccounts)).toContain('fr');
    const asked = { market: 'fr', number: 'FR-2026-00001', amount: 1, currency: 'EUR', langTag: 'fr-FR' };
    const at = { email: null, returnUrl: 'https://kudde.example/', hookUrl: null };
    expect(await shop.payments.start({ ...asked, ...at })).toEqual({ result: 'off' });
    expect(await shop.payments.describe('fr')).toBeNull();
  });
});
