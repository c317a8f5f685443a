// Vouchers in the shop area: the code that was bought, the form it is typed into, and what each answer says.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { buyersOf, nextSender } from '#tests/setup/shop/buyers.ts';
import { openTestShop, testTexts } from '#tests/setup/shop/test-shop.ts';

const t = testTexts.textFor(markets.nl);
let shop: Awaited<ReturnType<typeof openTestShop>>;
let buyers: ReturnType<typeof buyersOf>;

beforeAll(async () => {
  shop = await openTestShop({ senderOf: nextSender });
  buyers = buyersOf(shop);
});
afterAll(() => shop.close());

test('vouchers: a code pays on the page of the order; a wrong one is said beside the field, and what was typed stays', async () => {
  const giver = shop.browser();
  await giver.ask('/nl/shop/?add-to-cart=16');
  const bought = await buyers.send(giver, await buyers.formOf(giver));
  const [, number = ''] = /order\/(NL-[\d-]+)\//.exec(bought.headers.get('location') ?? '') ?? [];
  const payment = await shop.orders.pay(number, null);
  const code = payment.outcome === 'paid' ? (payment.order.vouchers[0]?.code ?? '') : '';
  expect(await giver.page(bought.headers.get('location') ?? '')).toContain(t('selling:order.voucherHow'));

  const { visitor, location } = await buyers.placed();
  const page = await visitor.page(location);
  const action = /action="([^"]+\/voucher\/[^"]+)"/.exec(page)?.[1] ?? '';
  const redeem = (voucher: string, headers = {}) =>
    visitor.ask(action, { method: 'POST', body: new URLSearchParams({ voucher }), headers });
  const wrong = await redeem('KHTM-<b>');
  const said = await wrong.text();
  expect(wrong.status).toBe(422);
  expect(said).toContain(t('selling:order.redeem.problems.unknown'));
  expect(said).toContain('value="KHTM-&lt;b&gt;"');
  expect((await redeem(code, { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
  const right = await redeem(code);
  expect([right.status, right.headers.get('location')]).toEqual([303, location]);
  const paid = await visitor.page(location);
  expect(paid).toContain(t('selling:order.redeem.done', { amount: '€\u00a050,00', code }));
  expect(await (await redeem(code)).text()).toContain(t('selling:order.redeem.problems.spent'));
});

test('vouchers: one that is typed into the basket is told where it is used', async () => {
  const visitor = await buyers.withBasket();
  const body = new URLSearchParams({ coupon_code: 'khtm-7q2w-xp4a' });
  expect((await visitor.ask('/nl/shop/', { method: 'POST', body })).status).toBe(303);
  expect(await visitor.page('/nl/shop/')).toContain(t('shop:basket.couponIsVoucher'));
});
