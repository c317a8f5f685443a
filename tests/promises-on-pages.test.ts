// What pages promise about cancelling, paying and delivery, with the embedded shop and with another one behind them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Market, marketList, markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { promisesOf } from '#rules/promises/promises.ts';
import { readPage } from '#tests/setup/read-page.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let own: TestApp;
let other: TestApp;
let stated: TestApp;

const body = '<p>{cancelling}</p><p>{paying}</p><p>{delivery_costs}</p><p>{delivery_days}</p>';
const dates: Record<string, object> = {
  box: { checklist: [], product_shop_delivery_date: '2026-12-14', shop_product_stock_status: 'instock' },
  'big-box': { checklist: ['Vers'], shop_product_stock_status: 'instock' },
};
// A Monday before the deadline.
const now = new Date('2026-11-16T08:30:00Z');
const content: NonNullable<Parameters<typeof openTestApp>[0]>['content'] = (_market, files) => ({
  ...files,
  'static-pages.json': [
    { slug: 'home', title: 'Home' },
    { slug: 'about', title: 'About', body, summary: 'Tot {deadline_hour}' },
  ],
  'packages.json': (files['packages.json'] as { slug: string }[]).map((box) => ({ ...box, ...dates[box.slug] })),
});

beforeAll(async () => {
  const shop = { SHOP_URL: 'http://127.0.0.1:9' };
  [own, other, stated] = await Promise.all([
    openTestApp({ content, now }),
    openTestApp({ content, now, settings: shop }),
    openTestApp({ content, now, settings: { ...shop, SHOP_DELIVERY: 'basket', SHOP_DELIVERY_NL: 'market' } }),
  ]);
});
afterAll(() => Promise.all([own, other, stated].map((app) => app?.close())));

async function wordsOf(app: TestApp, path: string | null): Promise<string> {
  const page = readPage(await app.get(path ?? ''));
  expect([path, page.status]).toEqual([path, 200]);
  return page.text.replaceAll('\u00A0', ' ');
}
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const about = (market: Market) => pathTo(market, 'staticPage', { slug: 'about' });
const box = (market: Market) => pathTo(market, 'package', { slug: 'box' });
const piece = (market: Market) => pathTo(market, 'farmshopProduct', { slug: 'salmon' });

test.each(marketList)('A34 A35 $code: a page says what the rule says, in words of the market', async (market) => {
  const say = promisesOf({ market, t: textIn(market), isElsewhere: false, hasMarketRates: true });
  const text = await wordsOf(own, about(market));
  for (const name of ['cancelling', 'paying', 'delivery_costs', 'delivery_days'] as const)
    expect(text).toContain(plain(say[name]));
  expect(text).not.toContain('{');
});

test.each(marketList)(
  'E4 E5 $code: with another shop neither our way to pay nor a price of delivery is named',
  async (market) => {
    const say = promisesOf({ market, t: textIn(market), isElsewhere: true, hasMarketRates: false });
    const text = await wordsOf(other, about(market));
    expect(text).toContain(plain(say.paying));
    expect(text).not.toMatch(/6[.,]95|8,90|overboeking|virement|bank transfer|Überweisung/);
    expect(await wordsOf(other, box(market))).not.toMatch(/6[.,]95|8,90/);
  },
);

test('E4 FSH-51 packages and pieces name the price of delivery only where it is that of the shop behind', async () => {
  const { nl } = markets;
  expect(await wordsOf(own, box(nl))).toContain('|Inclusief btw en bezorging|');
  expect(await wordsOf(stated, box(nl))).toContain('|Inclusief btw en bezorging|');
  expect(await wordsOf(other, box(nl))).toContain('|Inclusief btw, bezorging zie je in je mandje|');
  expect(await wordsOf(own, piece(nl))).toContain('plus € 6,95 bezorging');
  expect(await wordsOf(stated, piece(nl))).toContain('plus € 6,95 bezorging');
  // The sum from which a box is free is the market's in every shop.
  expect(await wordsOf(other, piece(nl))).toContain('|Inclusief btw, gratis bezorgd vanaf € 99,00|');
});

test('O13 C10 a package says when it is delivered although its checklist does not', async () => {
  expect(await wordsOf(own, box(markets.nl))).toContain('|Bezorgd vanaf 14 december 2026|');
  const big = pathTo(markets.nl, 'package', { slug: 'big-box' });
  expect(await wordsOf(own, big)).toContain('|Bezorgd vanaf 20 november 2026|Vers|');
});

test.each(marketList)('D6 $code: no clock counts down to today’s round for meat that comes later', async (market) => {
  const hasClock = async (slug: string) =>
    (await own.get(pathTo(market, 'package', { slug }) ?? '')).html.includes('class="deadline-place"');
  expect([await hasClock('big-box'), await hasClock('box')]).toEqual([true, false]);
});
