// Editors may put modules on any page: every screen has a place for them above and below what it is about.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

type Item = { slug: string };

/** One module above and one below. */
function withModules<T extends Item>(item: T) {
  const module = (place: string) => ({
    module: 'text',
    module_id: `${item.slug}-${place}`,
    place,
    title: `At the ${place}`,
  });
  return { ...item, modules: [module('top'), module('bottom')] };
}

const pagesByName = ['animals', 'faq', 'recipes', 'farmers', 'new-farmers', 'breeds', 'blog', 'farmshop'];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    content: ({ words, productWords }, files) => {
      const beef = productWords.find(({ key }) => key === 'cow')?.word;
      const slugs = ['home', 'mission', 'about', ...pagesByName, words.coupons[0], beef].flatMap((slug) => slug || []);
      const grown = ['packages', 'recipes', 'farmers', 'breeds', 'articles', 'farmshop-products'].flatMap((kind) => {
        const items = files[`${kind}.json`] as Item[] | undefined;
        return items ? [[`${kind}.json`, items.map(withModules)] as const] : [];
      });
      return {
        ...files,
        ...Object.fromEntries(grown),
        'cuts.json': [withModules({ slug: 'steak-cut', title: 'Steak', body: '<p>Own words</p>' })],
        'static-pages.json': slugs.map((slug) => withModules({ slug, title: slug, body: '<p>Own words</p>' })),
      };
    },
  });
});
afterAll(() => app?.close());

test.each([
  ['/nl', 'Own words'],
  ['/nl/missie', 'Own words'],
  ['/nl/about', 'Own words'],
  ['/nl/dieren', 'href="/nl/ons-vlees/box"'],
  ['/nl/vragen', 'General?'],
  ['/nl/recepten', 'href="/nl/recepten/soup"'],
  ['/nl/recepten/stew', '<p>Stir</p>'],
  ['/nl/vleesstuk/steak-cut', 'Own words'],
  ['/nl/ons-vlees/rundvlees', 'href="/nl/ons-vlees/box"'],
  ['/nl/ons-vlees/box', 'id="contents"'],
  ['/nl/koepon', 'add-to-cart=9001'],
  ['/nl/onze-boeren', 'href="/nl/onze-boeren/jan"'],
  ['/nl/onze-boeren/jan', '<h1'],
  ['/nl/onze-boeren/nieuwe-boeren', 'Mia'],
  ['/nl/rassen', 'href="/nl/rassen/bont"'],
  ['/nl/rassen/bont', '<h1'],
  ['/nl/blog', 'De kudde'],
  ['/nl/blog/news/old-post', '<h1'],
  ['/nl/boerderij-box', 'id="group-cow"'],
  ['/nl/boerderij-box/steak', '<h1'],
])('HOME-3, HOME-D5 %s has modules above and below its content', async (path, own) => {
  const { status, main } = readPage(await app.get(path));
  const places = ['At the top', own, 'At the bottom'].map((mark) => main.indexOf(mark));
  expect({ status, isMissing: places.includes(-1) }).toEqual({ status: 200, isMissing: false });
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
