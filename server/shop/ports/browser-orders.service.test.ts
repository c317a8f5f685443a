// The account page and the orders that were placed in the same browser.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { buyersOf, nextSender } from '#tests/setup/shop/buyers.ts';
import { openTestShop, testTexts } from '#tests/setup/shop/test-shop.ts';

const t = testTexts.textFor(markets.nl);
const account = '/nl/shop/my-account';
let shop: Awaited<ReturnType<typeof openTestShop>>;
let buyers: ReturnType<typeof buyersOf>;

beforeAll(async () => {
  shop = await openTestShop({ senderOf: nextSender });
  buyers = buyersOf(shop);
});
afterAll(() => shop.close());

const numberIn = (location: string) => /NL-\d{4}-\d{5}/.exec(location)?.[0] ?? '';
const hrefOf = (location: string) => `href="${location.replaceAll('&', '&amp;')}"`;

test('37.8 the account lists the orders of this browser, newest first, each with the way to its page', async () => {
  const { visitor, location } = await buyers.placed();
  await visitor.ask('/nl/shop/?add-to-cart=10');
  const second = (await buyers.send(visitor, await buyers.formOf(visitor))).headers.get('location') ?? '';
  const page = await visitor.page(account);
  expect(page).toContain(t('selling:account.here'));
  expect(page).toContain(hrefOf(location));
  expect(page.indexOf(numberIn(second))).toBeGreaterThan(0);
  expect(page.indexOf(numberIn(second))).toBeLessThan(page.indexOf(numberIn(location)));
});

test('37.8 another browser sees none of them, and no shared cache or other site is told', async () => {
  const { visitor, location } = await buyers.placed();
  const answer = await visitor.ask(account);
  expect(await answer.text()).toContain(numberIn(location));
  expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await shop.browser().page(account)).not.toContain(numberIn(location));
});

test('37.8 the cookie is for the shop area alone, and no script reads it', async () => {
  const visitor = await buyers.withBasket();
  const answer = await buyers.send(visitor, await buyers.formOf(visitor));
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('shop_orders='));
  expect(cookie).toMatch(/^shop_orders=NL-\d{4}-\d{5}\.[\w-]{22}; Max-Age=5184000; path=\/nl\/shop\/; HttpOnly/);
});

test('37.8 whoever closes the list is not listed any more', async () => {
  const { visitor, location } = await buyers.placed();
  await visitor.ask(`${account}/leave`, { method: 'POST' });
  expect(await visitor.page(account)).not.toContain(numberIn(location));
});

test.each([
  ['a wrong key', 'NL-2026-00001.aaaaaaaaaaaaaaaaaaaaaa'],
  ['something else', '<b>x</b>~../../etc'],
  ['very much', 'NL-2026-00001.aaaaaaaaaaaaaaaaaaaaaa~'.repeat(90)],
])('37.8 a cookie with %s shows the page as if there was none', async (_, value) => {
  const answer = await shop.browser().ask(account, { headers: { cookie: `shop_orders=${value}` } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain(t('selling:account.here'));
});
