// What the page of an order says to who comes back from a provider, in each state, and the way on: pay again, by transfer, or neither.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { providerNames, type ProviderName } from '#rules/payments/provider-key.ts';
import { type MollieDouble, mollieKey, openMollieDouble, trustDoubles } from '#tests/setup/payments/mollie-double.ts';
import { openStripeDouble, type StripeDouble, stripeKey } from '#tests/setup/payments/stripe-double.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { restock } from '#tests/setup/orders/open-test-orders.ts';
import { buyersOf, nextSender } from '#tests/setup/shop/buyers.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { openTestShop, type TestShop, testTexts } from '#tests/setup/shop/test-shop.ts';

const t = testTexts.textFor(markets.nl);
type Opened = Awaited<ReturnType<typeof openTestShop>>;
let mollie: MollieDouble;
let stripe: StripeDouble;
const shops = {} as Record<ProviderName, Opened>;

beforeAll(async () => {
  trustDoubles();
  [mollie, stripe] = [await openMollieDouble(), await openStripeDouble()];
  const keys = { mollie: mollieKey, stripe: stripeKey };
  for (const provider of providerNames) {
    const payments = {
      keys: { nl: { key: keys[provider], hookSecret: null } },
      online: { nl: { provider, isTest: true, methods: ['ideal'] } },
      apiUrls: { mollie: mollie.url, stripe: stripe.url },
    };
    shops[provider] = await openTestShop({ senderOf: nextSender, payments });
  }
});
beforeEach(async () => {
  for (const { db } of Object.values(shops)) await restock(db, 'nl', recordedGoods);
});
afterAll(async () => {
  for (const shop of Object.values(shops)) await shop.close();
  await mollie?.close();
  await stripe?.close();
});

/** Somebody has ordered, and is on the page of the provider. */
async function paying(shop: Pick<TestShop, 'browser'>) {
  const { visitor, location } = await buyersOf(shop).placed();
  const [path = '', query = ''] = location.split('?');
  const pay = `${path}pay/?${query}`;
  const begin = () => visitor.ask(pay, { method: 'POST' });
  await begin();
  return {
    begin,
    number: /order\/(NL-[\d-]+)\//.exec(location)?.[1] ?? '',
    back: async () => {
      await visitor.ask(pay);
      return waysOf(await visitor.page(location));
    },
  };
}

function waysOf(page: string) {
  const said = (['open', 'pending', 'failed', 'cancelled', 'expired', 'mismatch'] as const).filter((each) =>
    page.includes(t(`selling:order.online.said.${each}`)),
  );
  return {
    said,
    payNow: page.includes(t('selling:order.online.title')),
    transfer: page.includes(t('selling:order.pay')),
    voucher: page.includes(t('selling:order.redeem.title')),
    asksToPay: page.includes('Nu alleen nog betalen'),
    isPaid: page.includes(t('selling:order.is.paid')),
  };
}

const again = { payNow: true, transfer: true, voucher: true, asksToPay: true, isPaid: false };
/** Whoever has paid, or may have, is asked for nothing. */
const neither = { payNow: false, transfer: false, voucher: false, asksToPay: false, isPaid: false };
const paid = { said: [], ...neither, isPaid: true };

test.each([
  ['mollie', 'open', { said: ['open'], ...again }],
  ['mollie', 'failed', { said: ['failed'], ...again }],
  ['mollie', 'canceled', { said: ['cancelled'], ...again }],
  ['mollie', 'expired', { said: ['expired'], ...again }],
  ['mollie', 'pending', { said: ['pending'], ...neither }],
  ['mollie', 'authorized', { said: ['pending'], ...neither }],
  ['mollie', 'paid', paid],
  ['stripe', 'left', { said: ['open'], ...again }],
  ['stripe', 'failed', { said: ['failed'], ...again }],
  ['stripe', 'expired', { said: ['expired'], ...again }],
  ['stripe', 'pending', { said: ['pending'], ...neither }],
  ['stripe', 'paid', paid],
] as const)('42.6 back from %s, %s: what is known, and the way on', async (provider, state, ways) => {
  const { back } = await paying(shops[provider]);
  if (provider === 'mollie') mollie.set(mollie.lastId(), { status: state });
  else stripe.set(stripe.lastId(), state);
  expect(await back()).toEqual(ways);
});

test.each(providerNames)('42.6 %s: failed, tried again, pending, then paid', async (provider) => {
  const { back, begin } = await paying(shops[provider]);
  const set = (state: 'failed' | 'pending' | 'paid') =>
    provider === 'mollie' ? mollie.set(mollie.lastId(), { status: state }) : stripe.set(stripe.lastId(), state);
  set('failed');
  expect(await back()).toMatchObject({ said: ['failed'], payNow: true });
  await begin();
  set('pending');
  expect(await back()).toEqual({ said: ['pending'], ...neither });
  // A press from an old page leads nowhere else.
  await begin();
  expect(await back()).toEqual({ said: ['pending'], ...neither });
  set('paid');
  expect(await back()).toEqual(paid);
});

test('42.6 another amount: nobody is asked to pay twice, until the owner has settled it', async () => {
  expectConsole('error', /a payment is not what was asked for/);
  const shop = shops.mollie;
  const { back, number } = await paying(shop);
  mollie.set(mollie.lastId(), { status: 'paid', amount: { value: '0.01', currency: 'EUR' } });
  expect(await back()).toEqual({ said: ['mismatch'], ...neither });
  await shop.payments.markSeen(number);
  expect(await back()).toEqual({ said: [], ...again });
});
