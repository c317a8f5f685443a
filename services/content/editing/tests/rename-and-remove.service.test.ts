// What an editor renames and removes, and what becomes of those who named it.
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { storedTables } from '#tests/setup/editing/stored-tables.ts';
import {
  change,
  content,
  editor,
  lists,
  openEditorForEachTest,
  page,
  put,
  refusal,
  source,
} from '#tests/setup/editing/test-editor.ts';
import type { ItemKind } from '../sources.ts';

openEditorForEachTest();

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
  test('O4 menus and the pages screens ask for stay, drafts of the legal pages come, with nothing that leads nowhere; undone, all is back', async () => {
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
      ...['bezorging', 'colofon', 'contact', 'herroeping', 'home', 'privacy', 'voorwaarden'].map(
        (slug) => `static-pages/${slug}`,
      ),
    ]);
    expect(await source('menus', 'main-menu')).toMatchObject({ items: [{ title: 'Home' }] });
    await editor.undo(id ?? '');
    expect(await storedTables(content.database)).toEqual(before);
  });
});
