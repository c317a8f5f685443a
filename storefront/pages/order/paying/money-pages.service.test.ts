// What the pages of the shop say about codes that do not hold, vouchers that are no way to pay, and where paper is sent.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import type { Goods } from '#services/shop/catalogue/replace-products.ts';
import { buyersOf, nextSender } from '#tests/setup/shop/buyers.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { openTestShop, testTexts } from '#tests/setup/shop/test-shop.ts';

const t = testTexts.textFor(markets.nl);
const goods: Goods = {
  ...recordedGoods,
  variations: [
    ...recordedGoods.variations,
    { id: 17, productId: 14, name: 'Koepon 50', attribute: 'post', price: '50.00' },
  ],
  couponCodes: [
    { code: 'INVITE10', percent: '10' },
    { code: 'OTHER', percent: '5' },
    { code: 'PAST', percent: '10', validUntil: '2020-01-01' },
    { code: 'LATER', percent: '10', validFrom: '2999-01-01' },
    { code: 'ONCE', percent: '10', maxUses: 1 },
  ],
};

let shop: Awaited<ReturnType<typeof openTestShop>>;
let buyers: ReturnType<typeof buyersOf>;

beforeAll(async () => {
  shop = await openTestShop({ senderOf: nextSender, goods });
  buyers = buyersOf(shop);
});
afterAll(() => shop.close());

type Visitor = Awaited<ReturnType<typeof buyers.withBasket>>;
const typeCode = (visitor: Visitor, code: string) =>
  visitor.ask('/nl/shop/', { method: 'POST', body: new URLSearchParams({ coupon_code: code }) });

test.each([
  ['past', 'couponEnded'],
  ['later', 'couponEarly'],
  ['none', 'couponUnknown'],
] as const)('C1 H2-1 the basket says of the code %s why it does not hold: %s', async (code, text) => {
  const visitor = await buyers.withBasket();
  await typeCode(visitor, code);
  expect(await visitor.page('/nl/shop/')).toContain(t(`shop:refusal.${text}`, { code }));
});

test('C1 H2-1 a second code beside one that stands alone is refused in words, and so is one that is used up', async () => {
  const first = await buyers.withBasket();
  await typeCode(first, 'once');
  await typeCode(first, 'other');
  expect(await first.page('/nl/shop/')).toContain(t('shop:refusal.couponAlone', { code: 'other' }));
  expect((await buyers.send(first, await buyers.formOf(first))).status).toBe(303);
  const second = await buyers.withBasket();
  await typeCode(second, 'once');
  expect(await second.page('/nl/shop/')).toContain(t('shop:refusal.couponUsedUp', { code: 'once' }));
});

test('C1 H2-1 basket and checkout say that a code is not for vouchers, and take nothing off them', async () => {
  const visitor = await buyers.withBasket();
  await visitor.ask('/nl/shop/?add-to-cart=15');
  await typeCode(visitor, 'invite10');
  for (const page of [await visitor.page('/nl/shop/'), await visitor.page('/nl/shop/checkout/')]) {
    expect(page).toContain(t('selling:basket.notOnVouchers'));
    // A tenth of 89.95, and nothing of the 50.00.
    expect(page).toContain('−€\u00a08,99');
  }
  const meat = await buyers.withBasket();
  await typeCode(meat, 'invite10');
  expect(await meat.page('/nl/shop/')).not.toContain(t('selling:basket.notOnVouchers'));
});

test('C1 H2-1 A16 a voucher typed on the page of an order of vouchers is refused in words; its own page says until when it holds', async () => {
  const giver = shop.browser();
  await giver.ask('/nl/shop/?add-to-cart=15');
  const location = (await buyers.send(giver, await buyers.formOf(giver))).headers.get('location') ?? '';
  const [, number = ''] = /order\/(NL-[\d-]+)\//.exec(location) ?? [];
  const payment = await shop.orders.pay(number, null);
  const made = payment.outcome === 'paid' ? payment.order.vouchers[0] : undefined;
  const year = String(new Date().getFullYear() + 2);
  expect(await giver.page(location)).toMatch(new RegExp(`${made?.code}</b>[^]*geldig tot en met [^<]*${year}`));
  const more = shop.browser();
  await more.ask('/nl/shop/?add-to-cart=15');
  const next = (await buyers.send(more, await buyers.formOf(more))).headers.get('location') ?? '';
  const action = /action="([^"]+\/voucher\/[^"]+)"/.exec(await more.page(next))?.[1] ?? '';
  const refused = await more.ask(action, { method: 'POST', body: new URLSearchParams({ voucher: made?.code ?? '' }) });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(t('selling:order.redeem.problems.onlyVouchers'));
});

test('C4 A17 the checkout asks for an address and no day where a voucher is posted, and the page of the order shows it', async () => {
  const visitor = shop.browser();
  await visitor.ask('/nl/shop/?add-to-cart=17');
  const page = await visitor.page('/nl/shop/checkout/');
  expect([page.includes('name="street"'), page.includes('name="deliveryDay"')]).toEqual([true, false]);
  const nowhere = await buyers.formOf(visitor, { street: '', city: '' });
  const refused = await buyers.send(visitor, nowhere);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(t('selling:problem.streetMissing'));
  const sent = await buyers.send(visitor, await buyers.formOf(visitor));
  expect(await visitor.page(sent.headers.get('location') ?? '')).toContain('Molendijk 14 B');
  const mailed = shop.browser();
  await mailed.ask('/nl/shop/?add-to-cart=15');
  expect(await mailed.page('/nl/shop/checkout/')).not.toContain('name="street"');
});
