// Lists of one animal from a content service that does not look at `animal_type`.
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { freePort } from '#tests/setup/process/free-port.ts';
import { packagesAndRecipes } from '#tests/setup/packages-and-recipes.ts';
import { readPage } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

let own: TestApp;
let foreign: TestApp;
let service: ServerType;

beforeAll(async () => {
  own = await openTestApp({ content: packagesAndRecipes });
  const port = await freePort();
  const answers = new Hono().get('*', async ({ req }) => {
    const url = new URL(req.url);
    url.searchParams.delete('animal_type');
    const { status, headers, html } = await own.get(`${url.pathname}${url.search}`);
    return new Response(html, { status, headers: { 'content-type': headers.get('content-type') ?? '' } });
  });
  service = serve({ fetch: answers.fetch, port, hostname: '127.0.0.1' });
  foreign = await openTestApp({
    settings: { CONTENT_API_URL: `http://127.0.0.1:${port}` },
    content: packagesAndRecipes,
  });
}, 120_000);
afterAll(async () => {
  await foreign?.close();
  await own?.close();
  service?.close();
});

const read = async (app: TestApp, path: string) => {
  const { status, cards, text } = readPage(await app.get(path));
  return { status, cards, text };
};

test.each(casesOf(marketList, 1))(
  'RTE-24, RTE-25, RTE-26, RTE-27, RTE-28, API-7 $code: each list of packages has its own animals, page by page',
  async (market) => {
    const lists = market.animalTypes.flatMap(
      (animal) => pathTo(market, 'productList', { animal, hostKind: 'production' }) ?? [],
    );
    expect(lists.length).toBeGreaterThan(3);
    let shown = 0;
    for (const path of new Set(lists)) {
      const expected = await read(own, path);
      expect({ path, ...(await read(foreign, path)) }).toEqual({ path, ...expected });
      shown += expected.cards.length;
    }
    expect(shown).toBeGreaterThan(0);
  },
);

test.each(casesOf(marketList, 1))(
  'LST-1, LST-4, LST-8, API-7 $code: recipes and farmers of one animal',
  async (market) => {
    const [first = 'cow', second = 'pig'] = market.animalTypes;
    const paths = [
      pathTo(market, 'recipes', { filter: first }),
      pathTo(market, 'recipes', { filter: first, page: 2 }),
      pathTo(market, 'recipes', { filter: first, page: 3 }),
      pathTo(market, 'recipes', { filter: first, page: 4 }),
      pathTo(market, 'recipes', { filter: second }),
      pathTo(market, 'farmers', { filter: first }),
      pathTo(market, 'farmers', { filter: second }),
      pathTo(market, 'faq', { filter: first }),
    ];
    for (const path of paths)
      expect({ path, ...(await read(foreign, path ?? '')) }).toEqual({ path, ...(await read(own, path ?? '')) });
  },
);
