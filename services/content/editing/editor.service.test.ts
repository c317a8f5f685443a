// What an editor changes, and what lies in the tables afterwards.
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { storedTables } from '#tests/setup/editing/stored-tables.ts';
import {
  change,
  content,
  editor,
  editorOptions,
  lists,
  page,
  put,
  refusal,
  source,
  title,
} from '#tests/setup/editing/test-editor.ts';
import { readPictureFacts } from '../check/picture-facts.ts';
import { createEditor } from './editor.ts';
import type { Edit } from './edits.ts';
import { outcomeLines } from './outcome.ts';
import type { ItemKind } from './sources.ts';

describe('put', () => {
  test('a changed text is on its page at once, and makes a version', async () => {
    const outcome = await change(await put('packages', 'box', { title: 'Grote box' }));
    expect(await page('box')).toMatchObject({ title: 'Grote box' });
    expect(outcome).toMatchObject({ changed: ['packages/box'], lists: [], pages: ['/nl/ons-vlees/box'] });
    expect((await editor.history('nl', 'packages', 'box')).map(({ number, via }) => [number, via])).toEqual([
      [2, 'command'],
      [1, 'import'],
    ]);
    expect((await editor.history('nl', 'packages', 'box'))[0]?.fields).toEqual(['title']);
  });

  test('what is the same makes no version', async () => {
    await change(await put('packages', 'box', {}));
    expect(await editor.history('nl', 'packages', 'box')).toHaveLength(1);
  });

  test('a new one comes last, first, or where it is put; the others move', async () => {
    const box = { ...(await source('packages', 'box')), product_id: 2001, package_variations: [] };
    await change({ do: 'put', kind: 'packages', doc: { ...box, slug: 'last' } });
    await change({ do: 'put', kind: 'packages', doc: { ...box, slug: 'first', product_id: 2002 }, at: 'first' });
    await change({ do: 'put', kind: 'packages', doc: { ...box, slug: 'third', product_id: 2003 }, at: 3 });
    // The big and the other box cannot be bought, and so are the last of the list, wherever they are put.
    expect(await lists('all')).toEqual(['first', 'box', 'third', 'last', 'big-box', 'other-box']);
    expect(await lists('product:2002')).toEqual(['first']);
    await change({ ...(await put('packages', 'last', {})), at: 'first' } as Edit);
    expect((await lists('all')).slice(0, 2)).toEqual(['last', 'first']);
  });

  test('of numbered kinds one is added, or the one of that number changed; the others keep their identity', async () => {
    await change({ do: 'put', kind: 'questions', doc: { question: 'New?', answer: '<p>Yes</p>' }, at: 'first' });
    expect(await source('questions', '2')).toMatchObject({ question: 'General?' });
    await change({ do: 'put', kind: 'questions', doc: { question: 'Old?', answer: '<p>No</p>' }, number: 2 });
    expect((await editor.history('nl', 'questions', '2')).map(({ source: doc }) => doc?.question)).toEqual([
      'Old?',
      'General?',
    ]);
    expect(await refusal(change({ do: 'put', kind: 'questions', doc: { question: 'x' }, number: 99 }))).toMatchObject({
      code: 'unknown',
    });
  });

  test('whoever shows it shows it changed: a farmer on the pages of his packages and of what is sold beside them', async () => {
    const outcome = await change(await put('farmers', 'jan', { farmer_name: 'Jan de Groot' }));
    expect(await page('box')).toMatchObject({ farmer: { name: 'Jan de Groot' } });
    expect(outcome.pages).toEqual(
      expect.arrayContaining(['/nl/boerderij-box/cod', '/nl/boerderij-box/steak', '/nl/ons-vlees/box']),
    );
  });

  test('harmful HTML is left out and told', async () => {
    const outcome = await change(await put('static-pages', 'about', { body: '<p>Hi<script>alert(1)</script></p>' }));
    expect(outcome.leftOut).toEqual([expect.objectContaining({ file: 'static-pages/about', field: 'body' })]);
    expect(await source('static-pages', 'about')).toMatchObject({ body: '<p>Hi</p>' });
  });

  test('a picture of another animal is refused, as in a whole catalogue', async () => {
    const shows = { state: 'raw', species: ['deer'], cut: { nl: ['hert'] } };
    const pictures = readPictureFacts({ venison: { kind: 'food', subject: 'venison', shows } });
    const careful = createEditor({ ...editorOptions(), pictures });
    const edit = await put('packages', 'box', { shop_brand_slug: 'cow', image_url: '/media/venison.webp' });
    const { lines } = await refusal(careful.change('nl', [edit], { title }));
    expect(lines).toEqual([expect.stringContaining('/media/venison.webp shows deer, and this is cow')]);
  });

  test('several together, or none of them', async () => {
    const good = await put('packages', 'box', { title: 'Goed' });
    const bad = await put('packages', 'big-box', { shop_package_price: 'dear' });
    expect((await refusal(change(good, bad))).lines).toEqual([
      'packages/big-box shop_package_price: must be a number of 0 or more',
    ]);
    expect(await page('box')).toMatchObject({ title: 'Box' });
  });

  test('a dry run says what would change, and changes nothing', async () => {
    const before = await storedTables(content.database);
    const [box] = [{ ...(await source('packages', 'box')), slug: 'new', product_id: 3000, shop_package_price: 41 }];
    const edits: Edit[] = [
      { do: 'put', kind: 'packages', doc: { ...box, shop_package_price_per_kilo: 10 }, at: 'first' },
      { do: 'rename', kind: 'farmers', from: 'piet', to: 'pieter' },
    ];
    const outcome = await editor.change('nl', edits, { title, isDryRun: true });
    const lines = outcomeLines(outcome).join('\n');
    for (const part of [
      'added: packages/new',
      'renamed: farmers/piet to farmers/pieter',
      'packages all (+new)',
      '/nl/onze-boeren/pieter',
      'redirects: /nl/onze-boeren/piet to /nl/onze-boeren/pieter',
      'prices: packages/new none to 41.00',
    ])
      expect(lines).toContain(part);
    expect(outcome.change).toBeNull();
    expect(await storedTables(content.database)).toEqual(before);
  });

  test('the first change ends the demo: a later start does not overwrite it', async () => {
    await content.database.db.execute(sql`update content.imports set is_seed = true`);
    await change(await put('packages', 'box', { title: 'Van de eigenaar' }));
    expect(await content.rows(sql`select market from content.imports where is_seed order by 1`)).toEqual(
      ['de', 'fr', 'uk'].map((market) => ({ market })),
    );
  });
});

describe('issues', () => {
  test('new ones refuse, with place and reason; what stood before elsewhere does not', async () => {
    // A picture that is no longer there.
    const strict = createEditor({ ...content.importOptions, hasPicture: (name) => name !== 'portrait-henk' });
    const outcome = await strict.change('nl', [await put('packages', 'box', { title: 'Nieuw' })], { title });
    expect(outcome.standing).toEqual([
      { file: 'farmers/jan', field: 'image_url', reason: 'there is no picture /media/portrait-henk.webp' },
    ]);
    const same = await refusal(strict.change('nl', [await put('farmers', 'jan', { title: 'Jan!' })], { title }));
    expect(same.lines).toEqual(['farmers/jan image_url: there is no picture /media/portrait-henk.webp']);
    const elsewhere = await refusal(
      strict.change('nl', [await put('packages', 'big-box', { product_id: 1001 })], { title }),
    );
    expect(elsewhere.lines).toEqual(['packages/big-box product_id: 1001 is already used by packages/box']);
  });

  test('one that a change makes elsewhere refuses it', async () => {
    const refused = await refusal(
      change(await put('cuts', 'steak-cut', {}), { do: 'remove', kind: 'cuts', slug: 'steak-cut' }),
    );
    expect(refused.code).toBe('used');
  });

  test('the arithmetic of animals only warns', async () => {
    const outcome = await change(await put('packages', 'box', { shop_animal_nr: '12' }));
    expect(outcome.warnings.map(({ file }) => file)).toContain('packages/box');
  });
});

describe('rename', () => {
  test('the old address leads to the new one; whoever named it names it anew', async () => {
    await change(
      await put('static-pages', 'about', {
        body: '<p><a href="/nl/ons-vlees/box?x=1#y">Box</a></p>',
        modules: [
          { module: 'highlight', module_id: 'a', config: { slugs: 'box, big-box' } },
          { module: 'product-highlight', module_id: 'b', config: JSON.stringify({ slugs: ['box'] }) },
        ],
      }),
    );
    const outcome = await change({ do: 'rename', kind: 'packages', from: 'box', to: 'doos' });
    expect(outcome.redirects).toEqual({ added: { '/nl/ons-vlees/box': '/nl/ons-vlees/doos' }, removed: [] });
    expect(await page('doos')).toMatchObject({ title: 'Box' });
    await expect(page('box')).rejects.toThrow('There is no box');
    expect(await source('recipes', 'stew')).toMatchObject({ ingredients: [{ url: '/nl/ons-vlees/doos' }] });
    expect(await source('static-pages', 'about')).toMatchObject({
      body: '<p><a href="/nl/ons-vlees/doos?x=1#y">Box</a></p>',
      modules: [{ config: { slugs: 'doos, big-box' } }, { config: '{"slugs":["doos"]}' }],
    });
    expect((await editor.history('nl', 'packages', 'doos')).map(({ number }) => number)).toEqual([2, 1]);
  });

  test('again: one hop, no chain; back: no loop; to another’s old name: its redirect goes', async () => {
    const redirects = async () => source('redirects', '1');
    const rename = (from: string, to: string) => change({ do: 'rename', kind: 'packages', from, to });
    const at = (slug: string) => `/nl/ons-vlees/${slug}`;
    const about = { '/nl/old': { to: '/nl/about' } };
    await rename('box', 'doos');
    await rename('doos', 'kist');
    expect(await redirects()).toEqual({ ...about, [at('box')]: { to: at('kist') }, [at('doos')]: { to: at('kist') } });
    await rename('kist', 'box');
    expect(await redirects()).toEqual({ ...about, [at('doos')]: { to: at('box') }, [at('kist')]: { to: at('box') } });
    await rename('big-box', 'kist');
    expect(await redirects()).toEqual({
      ...about,
      [at('doos')]: { to: at('box') },
      [at('big-box')]: { to: at('kist') },
    });
    expect(await source('packages', 'box')).toMatchObject({
      package_variations: [{ package_variation_slug: 'kist' }],
    });
  });

  test('farmers, breeds, cuts, categories, posts and popular products are named anew too', async () => {
    await change(
      { do: 'rename', kind: 'farmers', from: 'jan', to: 'johan' },
      { do: 'rename', kind: 'breeds', from: 'bont', to: 'blaar' },
      { do: 'rename', kind: 'cuts', from: 'steak-cut', to: 'lap' },
      { do: 'rename', kind: 'article-categories', from: 'news', to: 'nieuws' },
      { do: 'rename', kind: 'articles', from: 'new-post', to: 'post' },
      { do: 'rename', kind: 'farmshop-products', from: 'steak', to: 'biefstuk' },
      { do: 'rename', kind: 'recipes', from: 'soup', to: 'soep' },
    );
    expect(await source('packages', 'box')).toMatchObject({ farmer_slug: 'johan', breed_slug: 'blaar' });
    expect(await source('farmers', 'johan')).toMatchObject({ breeds_full: ['blaar'] });
    expect(await source('traceability', '1')).toMatchObject({ meatcut_slug: 'lap', farmer_slug: 'johan' });
    expect(await source('articles', 'old-post')).toMatchObject({ categories: ['nieuws'], related_blogs: ['post'] });
    expect(await source('farmshop-products', 'cod')).toMatchObject({ crosssell_items: ['biefstuk'] });
    expect(await source('recipes', 'stew')).toMatchObject({ related: { recipes: ['soep'] } });
    const popular = await content.rows(
      sql`select slug from content.lists where market = 'nl' and list = 'popular-source' order by position`,
    );
    expect(popular.map(({ slug }) => slug)).toEqual(['cod', 'salmon', 'biefstuk']);
    expect(await source('redirects', '1')).toMatchObject({ '/nl/blog/news': { to: '/nl/blog/nieuws' } });
  });

  test('what is refused: a name that is taken, one that means something else, a page that screens ask for', async () => {
    const rename = (kind: ItemKind, from: string, to: string) => refusal(change({ do: 'rename', kind, from, to }));
    expect((await rename('packages', 'box', 'big-box')).lines).toEqual(['packages/big-box is there already']);
    expect((await rename('packages', 'box', 'kip')).lines[0]).toContain('is the word of a list of packages');
    expect((await rename('packages', 'box', 'Box 1')).lines[0]).toContain('lower case words');
    expect((await rename('static-pages', 'home', 'start')).lines[0]).toContain('asked for by a screen of nl');
    expect((await rename('questions', '1', 'eerste')).lines[0]).toContain('numbers and no names');
    expect((await rename('packages', 'bo', 'x')).lines).toEqual([
      'there is no bo among the packages; there is box, big-box, other-box',
    ]);
  });
});

describe('remove', () => {
  test('is refused while used, naming the places and the ways on', async () => {
    const { code, lines } = await refusal(change({ do: 'remove', kind: 'farmers', slug: 'jan' }));
    expect(code).toBe('used');
    expect(lines).toContain('packages/box farmer_slug: names farmers/jan');
    expect(lines).toContain('farmshop-products/steak farmer_slug: names farmers/jan');
    expect(lines).toContain('traceability/1 farmer_slug: names farmers/jan');
    expect(lines.at(-1)).toMatch(/--replace-by SLUG.*put.*remove nl farmers jan KIND\/SLUG/);
    expect(await page('box')).toMatchObject({ farmer: { slug: 'jan' } });
  });

  test('with another in its place all name that one, and the old address leads there', async () => {
    const outcome = await change({ do: 'remove', kind: 'farmers', slug: 'jan', replaceBy: 'mia' });
    expect(outcome).toMatchObject({
      removed: ['farmers/jan'],
      redirects: { added: { '/nl/onze-boeren/jan': '/nl/onze-boeren/mia' } },
    });
    expect(await page('box')).toMatchObject({ farmer: { slug: 'mia' } });
  });

  test('together with what names it', async () => {
    await change(
      await put('packages', 'box', { related: {} }),
      { do: 'remove', kind: 'packages', slug: 'other-box' },
      { do: 'remove', kind: 'farmers', slug: 'piet' },
    );
    await expect(page('other-box')).rejects.toThrow('There is no other-box');
    expect(await lists('all')).toEqual(['box', 'big-box']);
    expect((await editor.history('nl', 'packages', 'other-box'))[0]?.source).toBeNull();
  });

  test('what led to it leads nowhere, so it goes too', async () => {
    await change(
      { do: 'rename', kind: 'static-pages', from: 'about', to: 'over' },
      await put('menus', 'main-menu', {}),
    );
    await change({ ...(await put('menus', 'main-menu', { items: [] })) });
    await change({ do: 'remove', kind: 'static-pages', slug: 'over' });
    expect(await source('redirects', '1')).toEqual({});
  });
});

describe('start empty', () => {
  test('settings, menus and the pages screens ask for stay, with nothing that leads nowhere; undone, all is back', async () => {
    const before = await storedTables(content.database);
    await change(
      await put('static-pages', 'home', {
        body: '<p>See <a href="/nl/about">us</a></p>',
        modules: [
          { module: 'highlight', module_id: 'a', config: { slugs: 'box' } },
          { module: 'html', module_id: 'b' },
        ],
      }),
    );
    await change(await put('static-pages', 'home', { body: '<p>Hello </p>', modules: undefined }));
    const { change: id } = await editor.startEmpty('nl');
    const left = await content.rows(sql`select kind, slug from content.documents where market = 'nl' order by 1, 2`);
    expect(left.map(({ kind, slug }) => `${String(kind)}/${String(slug)}`)).toEqual([
      'menus/animals',
      'menus/footer',
      'menus/main-menu',
      'settings/1',
      'static-pages/home',
    ]);
    expect(await source('menus', 'main-menu')).toMatchObject({ items: [{ title: 'Home' }] });
    await editor.undo(id ?? '');
    expect(await storedTables(content.database)).toEqual(before);
  });
});
