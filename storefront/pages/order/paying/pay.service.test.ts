// Paying at once as pages and forms do it, without a browser: what is said, where the form leads, and what nobody is told too soon.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { type MollieDouble, mollieKey, openMollieDouble, trustDoubles } from '#tests/setup/payments/mollie-double.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { buyersOf, nextSender } from '#tests/setup/shop/buyers.ts';
import { openTestShop, testTexts } from '#tests/setup/shop/test-shop.ts';

const t = testTexts.textFor(markets.nl);
let mollie: MollieDouble;
let shop: Awaited<ReturnType<typeof openTestShop>>;
let plain: typeof shop;
beforeAll(async () => {
  trustDoubles();
  mollie = await openMollieDouble();
  const payments = {
    keys: { nl: { key: mollieKey, hookSecret: null } },
    online: { nl: { provider: 'mollie' as const, isTest: true, methods: ['ideal', 'creditcard'] } },
    apiUrls: { mollie: mollie.url, stripe: null },
  };
  shop = await openTestShop({ senderOf: nextSender, payments });
  plain = await openTestShop({ senderOf: nextSender });
});
afterAll(async () => {
  await shop?.close();
  await plain?.close();
  await mollie?.close();
});

async function placed() {
  const { visitor, location } = await buyersOf(shop).placed();
  const [path = '', query = ''] = location.split('?');
  return { visitor, location, pay: `${path}pay/?${query}` };
}

test('without a key pages are as ever: a transfer alone', async () => {
  const { visitor, location } = await buyersOf(plain).placed();
  const page = await visitor.page(location);
  expect(page).toContain(t('selling:order.pay'));
  expect(page).not.toContain(t('selling:order.online.title'));
  const [path = '', query = ''] = location.split('?');
  const answer = await visitor.ask(`${path}pay/?${query}`, { method: 'POST' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
});

test('42.6 the checkout says how one can pay: by transfer alone, or at once too', async () => {
  for (const [at, lead] of [
    [plain, t('selling:checkout.lead')],
    [shop, t('selling:checkout.leadOnline')],
  ] as const) {
    const visitor = await buyersOf(at).withBasket();
    expect(await visitor.page('/nl/shop/checkout/')).toContain(lead);
  }
});

test('the form leads to a page of ours, and that one on to the provider; back again what is known is said', async () => {
  const { visitor, location, pay } = await placed();
  const page = await visitor.page(location);
  for (const words of [
    t('selling:order.online.title'),
    t('selling:order.online.test'),
    'iDEAL',
    t('selling:order.pay'),
  ])
    expect(page).toContain(words);
  const sent = await visitor.ask(pay, { method: 'POST' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${pay}&go=1`]);
  const going = await (await visitor.ask(`${pay}&go=1`)).text();
  expect(going).toContain(`http-equiv="refresh" content="0;url=http://127.0.0.1:`);
  const back = async () => {
    expect((await visitor.ask(pay)).headers.get('location')).toBe(location);
    return visitor.page(location);
  };
  expect(await back()).toContain(t('selling:order.online.said.open'));
  mollie.set(mollie.lastId(), { status: 'failed' });
  expect(await back()).toContain(t('selling:order.online.said.failed'));
  expect(await back()).not.toContain(t('selling:order.is.paid'));
  await visitor.ask(pay, { method: 'POST' });
  mollie.set(mollie.lastId(), { status: 'paid' });
  const paid = await back();
  expect(paid).toContain(t('selling:order.is.paid'));
  expect(paid).not.toContain(t('selling:order.online.title'));
  // An old page to pay on leads nowhere.
  expect((await visitor.ask(`${pay}&go=1`)).headers.get('location')).toBe(location);
});

test('a provider that does not answer is said, and the transfer stays', async () => {
  expectConsole('error', /a payment could not be begun/);
  const { visitor, location, pay } = await placed();
  mollie.behave('error');
  const sent = await visitor.ask(pay, { method: 'POST' });
  mollie.behave('answer');
  expect(sent.headers.get('location')).toBe(`${location}&pay=away`);
  const page = await visitor.page(`${location}&pay=away`);
  expect(page).toContain(t('selling:order.online.said.away'));
  expect(page).toContain(t('selling:order.pay'));
});

test('nobody pays for, or asks about, an order whose key they do not know', async () => {
  const { visitor, pay } = await placed();
  const wrong = pay.replace(/key=.*/, 'key=x');
  for (const init of [{ method: 'POST' }, {}]) expect((await visitor.ask(wrong, init)).status).toBe(404);
});
