// What an editor puts, and what lies in the tables afterwards.
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readPictureFacts } from '#services/content/check/picture-facts.ts';
import { storedTables } from '#tests/setup/editing/stored-tables.ts';
import {
  change,
  content,
  editor,
  editorOptions,
  lists,
  openEditorForEachTest,
  page,
  put,
  refusal,
  source,
  title,
} from '#tests/setup/editing/test-editor.ts';
import { createEditor } from '../editor.ts';
import type { Edit } from '../edits.ts';
import { outcomeLines } from '../outcome.ts';

openEditorForEachTest();

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
