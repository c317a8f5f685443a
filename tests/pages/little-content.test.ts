// A shop with little in it, or nothing.
import { expect, onTestFinished, test } from 'vitest';
import { type Market, marketList, markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { findAll, linksIn, readPage } from '#tests/setup/read-page.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { openTestApp } from '#tests/setup/test-app.ts';

test('LST-6, FRM-D4, BLG-1, BLG-6, BLG-16, BLG-D4, BLG-D6, SRC-13, SRC-D5 lists with little or nothing in them, without a filter in words that name none, and a search with many hits', async () => {
  const post = { image_url: '/media/scene-forest.webp', categories: ['news'] };
  const postsOf = ({ code }: Market) =>
    Array.from({ length: code === 'nl' ? 2 : 101 }, (_, index) => ({
      ...post,
      slug: `p-${index}`,
      title: `Viele ${index}`,
    }));
  const little = await openTestApp({
    content: (market, files) => ({
      'static-pages.json': files['static-pages.json'],
      'farmers.json': [{ slug: 'jan', title: 'Jan', animal_types: market.animalTypes[0] }],
      ...(market.words.blog && {
        'article-categories.json': [{ slug: 'news', title: 'News' }],
        'articles.json': postsOf(market),
      }),
    }),
  });
  onTestFinished(() => little.close());
  const read = async (path: string) => readPage(await little.get(path));

  const farmers = await read('/nl/onze-boeren');
  expect(farmers.cards).toEqual(['Jan']);
  expect(linksIn(farmers.main, 'Kies een dier')).toBeNull();
  expect(farmers.main).not.toContain('nieuwe-boeren');
  const newFarmers = await read('/nl/onze-boeren/nieuwe-boeren');
  expect(newFarmers.status).toBe(200);
  expect(newFarmers.text).toContain('|Er zijn nu geen nieuwe boeren.');

  const two = await read('/nl/blog');
  expect(two.cards).toHaveLength(2);
  // A card with a row of its own shows a larger picture.
  const pictures = findAll(two.main, 'img').map(({ attributes }) => attributes.src);
  expect(pictures.filter((src) => src?.startsWith('/media/resize-800/'))).toHaveLength(2);
  expect(linksIn(two.main, 'Onderwerpen')).toBeNull();
  const many = await read('/de/blog?search=viele');
  expect(many.cards).toHaveLength(100);
  expect(linksIn(many.main, textIn(markets.de)('pagination.label'))).toBeNull();

  await little.importContent((_, files) => ({ 'static-pages.json': files['static-pages.json'] }));
  expect((await little.get('/nl/blog')).status).toBe(404);
  expect((await little.get('/nl/blog?search=kudde')).status).toBe(200);
  const none = await read('/nl/onze-boeren');
  expect({ status: none.status, cards: none.cards }).toEqual({ status: 200, cards: [] });
  for (const market of marketList) {
    const t = textIn(market);
    for (const list of ['recipes', 'farmers'] as const) {
      const empty = await read(pathTo(market, list) ?? '');
      expect(empty.text).toContain(`|${t(`${list}:none`)}|`);
      expect(empty.text).not.toContain(t(`${list}:empty`));
    }
  }
  expect((await read('/uk/breeds')).text).toContain('|No breeds have been described yet.|');
});
