import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { restock } from '#tests/setup/orders/open-test-orders.ts';
import { openTestPayments } from '#tests/setup/payments/open-test-payments.ts';
import { openStripeDouble, type StripeDouble, stripeKey } from '#tests/setup/payments/stripe-double.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';

const total = 8995;
const hookSecret = 'whsec_dHar4XY7LxsDOtmnkVtj';
let stripe: StripeDouble;
let shop: Awaited<ReturnType<typeof openTestPayments>>;
beforeAll(async () => {
  stripe = await openStripeDouble();
  shop = await openTestPayments({ provider: 'stripe', url: stripe.url, key: stripeKey, hookSecret, deadlineMs: 1500 });
});
afterAll(async () => {
  await shop?.close();
  await stripe?.close();
});
beforeEach(async () => {
  stripe.behave('answer');
  await restock(shop.db, 'nl', recordedGoods);
});

async function begun() {
  const order = await shop.order();
  expect(await shop.start(order)).toMatchObject({ result: 'go', url: expect.stringContaining('/pay/cs_test_') });
  return { ...order, id: stripe.lastId() };
}
const eventOf = (id: string) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object: { id } } });
const signed = (payload: string, secret = hookSecret) =>
  new Stripe(stripeKey).webhooks.generateTestHeaderString({ payload, secret });

test('a session is asked for with the amount in cents, and comes back to the order', async () => {
  const { id, number } = await begun();
  expect(stripe.sessions.get(id)).toMatchObject({
    amount_total: total,
    currency: 'eur',
    success_url: expect.stringContaining(`/nl/shop/order/${number}/pay/?key=`),
    cancel_url: expect.stringContaining('&left=1'),
  });
});

test.each([
  ['paid', 'paid', ['paid', [total], 0]],
  ['pending', 'pending', ['placed', [], 0]],
  ['failed', 'failed', ['placed', [], 0]],
  ['expired', 'expired', ['placed', [], 0]],
  ['left', 'open', ['placed', [], 0]],
])('%s', async (outcome, state, standing) => {
  const { id, number } = await begun();
  stripe.set(id, outcome);
  await shop.payments.look(number);
  expect(await shop.payments.stateOf(number)).toMatchObject({ state });
  expect(await shop.standing(number)).toEqual(standing);
});

test('only a signed report is heard, and what it says is asked for', async () => {
  const { id, number } = await begun();
  const body = eventOf(id);
  stripe.asked.length = 0;
  expect(await shop.payments.hear('nl', { body, signature: null })).toBe(400);
  expect(await shop.payments.hear('nl', { body, signature: signed(body, 'whsec_somebodyelses') })).toBe(400);
  expect(stripe.asked).toEqual([]);
  expect(await shop.payments.hear('nl', { body, signature: signed(body) })).toBe(200);
  expect(await shop.standing(number)).toEqual(['placed', [], 0]);
  stripe.set(id, 'paid');
  expect(await shop.payments.hear('nl', { body, signature: signed(body) })).toBe(200);
  expect(await shop.standing(number)).toEqual(['paid', [total], 0]);
});

test('pending, then paid without any report', async () => {
  const { id, number } = await begun();
  stripe.set(id, 'pending');
  await shop.payments.look(number);
  stripe.set(id, 'paid');
  await shop.payments.askOpen();
  expect(await shop.standing(number)).toEqual(['paid', [total], 0]);
});

test('what was cancelled goes back with one press', async () => {
  const { id, number, key } = await begun();
  stripe.set(id, 'paid');
  await shop.payments.look(number);
  await shop.orders.cancel(markets.nl, { number, key });
  expect(await shop.payments.refund({ number, by: { id: '7', name: 'Anna' } })).toMatchObject({ outcome: 'done' });
  expect(stripe.refunds.at(-1)).toMatchObject({ intent: `pi_${id.slice(3)}`, amount: total });
  expect(await shop.standing(number)).toEqual(['cancelled', [total, -total], 0]);
});

test.each([
  ['error', 'away'],
  ['slow', 'away'],
  ['busy', 'busy'],
] as const)('in trouble: %s', async (way, kind) => {
  const order = await shop.order();
  stripe.behave(way);
  expect(await shop.start(order)).toEqual({ result: 'failed', kind });
});

test('what can be paid with is what the account has switched on', async () => {
  await shop.payments.renew([markets.nl]);
  expect(await shop.payments.describe('nl')).toMatchObject({ provider: 'stripe', methods: ['card', 'ideal'] });
});
