// The farm shop and the coupons, as the whole shop serves them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Market, marketList, markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { findAll, readPage, wordsIn } from '#tests/setup/read-page.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    // A Monday before the deadline, in winter.
    now: new Date('2026-11-16T08:30:00Z'),
    content: ({ code, words }, files) => ({
      ...files,
      'static-pages.json': [
        { slug: 'home', title: 'Home' },
        { slug: 'about', title: 'About' },
        { slug: 'farmshop', title: `Box ${code}`, summary: 'Pieces' },
        ...words.coupons.flatMap((word) => (word ? [{ slug: word, title: `Page ${word}` }] : [])),
      ],
    }),
  });
});
afterAll(() => app?.close());

const withShop = [markets.nl, markets.de];
const withoutShop = [markets.fr, markets.uk];
const listOf = (market: Market) => pathTo(market, 'farmshop') ?? '';
const textOf = (html: string) => wordsIn(html).replaceAll('\u00A0', ' ');

test.each(withShop.map((market) => [market.code, market] as const))(
  'FSH-1, FSH-5, FSH-6, FSH-47, FSH-49 %s: the list with its groups, its deadline and the box',
  async (code, market) => {
    const { status, html, h1, canonical } = readPage(await app.get(listOf(market)));
    expect(status).toBe(200);
    expect(h1).toEqual([`Box ${code}`]);
    const groups = findAll(html, 'section').map(({ attributes }) => attributes.id);
    expect(groups.filter((id) => id?.startsWith('group-'))).toEqual(['group-cow', 'group-fish']);
    // Four and three days from a Monday morning.
    const date = code === 'nl' ? '20 november 2026' : '19. November 2026';
    expect(textOf(html)).toContain(textIn(market)('delivery.monday.before', { hour: 10, date }));
    expect(textOf(html)).toContain(`|${textIn(market)('farmshop:overview.title')}|`);
    expect(canonical).toContain(listOf(market));
  },
);

test.each(withShop.map((market) => [market.code, market] as const))(
  'FSH-20, FSH-23, FSH-26 %s: a product, one on sale, one that is out of stock with what there is instead',
  async (_code, market) => {
    const steak = readPage(await app.get(`${listOf(market)}/steak`));
    expect([steak.status, steak.h1]).toEqual([200, ['Steak']]);
    expect(steak.html).toContain('form="box-501"');
    expect(steak.html).toContain('"@type":"Product"');
    const salmon = await app.get(`${listOf(market)}/salmon`);
    expect(salmon.html).toContain('<s aria-hidden="true">');
    const cod = await app.get(`${listOf(market)}/cod`);
    expect(textOf(cod.html)).toContain(`|${textIn(market)('farmshop:detail.crossSell')}|`);
    expect(cod.html).toContain(`href="${listOf(market)}/steak"`);
    expect(textOf(steak.html)).not.toContain(`|${textIn(market)('farmshop:detail.crossSell')}|`);
  },
);

test.each(withShop.map((market) => [market.code, market] as const))(
  'FSH-9, FSH-10, FSH-D16 %s: the feedback page names its form, and loads nothing of it',
  async (_code, market) => {
    const { status, html } = await app.get(pathTo(market, 'feedback') ?? '');
    expect(status).toBe(200);
    expect(html).toContain(`href="${market.farmshop?.feedbackForm}"`);
    expect(html).not.toContain('<iframe');
  },
);

test.each(withShop.map((market) => [market.code, market] as const))(
  'RTE-D10 %s: pages below the list that do not exist',
  async (_code, market) => {
    const list = listOf(market);
    const statuses = async (path: string) => (await app.get(path)).status;
    expect(await statuses(`${list}/nothing`)).toBe(404);
    expect(await statuses(`${list}/steak/more`)).toBe(404);
    expect(await statuses(`${list}/2`)).toBe(404);
    expect(await statuses(`${list}/1`)).toBe(301);
  },
);

test.each(withoutShop.map((market) => [market.code, market] as const))(
  'FSH-1 %s has no farm shop: its word is no page, in any language',
  async (code, market) => {
    expect(pathTo(market, 'farmshop')).toBeNull();
    for (const word of ['boerderij-box', 'farmbox', 'farmbox/steak', 'boerderij-box/feedback']) {
      expect((await app.get(`/${code}/${word}`)).status).toBe(404);
    }
  },
);

test.each(
  marketList.flatMap((market) =>
    market.words.coupons.flatMap((word, index) => (word ? [[market.code, word, index, market] as const] : [])),
  ),
)('CPN-1, CPN-5 %s /%s has its own words above the same coupons', async (code, word, index, market) => {
  const { status, html, h1, canonical } = readPage(await app.get(`/${code}/${word}`));
  expect([status, h1]).toEqual([200, [`Page ${word}`]]);
  expect(html).toContain(`href="/${code}/shop/?add-to-cart=9001&amp;quantity=1"`);
  expect(canonical).toContain(pathTo(market, 'coupons', { index }));
});

test('CPN-1 below a word there is nothing', async () => {
  expect((await app.get('/nl/koepon/meer')).status).toBe(404);
  expect((await app.get('/uk/duurzaam-relatiegeschenk')).status).toBe(404);
});

test('pages of the farm shop come from no shop: the list is there when the shop is not', async () => {
  // Nothing listens there; the browser finds that out, not the page.
  const dead = await openTestApp({ settings: { SHOP_URL: 'http://127.0.0.1:9' } });
  try {
    expect((await dead.get('/nl/boerderij-box')).status).toBe(200);
    expect((await dead.get('/nl/boerderij-box/steak')).status).toBe(200);
  } finally {
    await dead.close();
  }
});
