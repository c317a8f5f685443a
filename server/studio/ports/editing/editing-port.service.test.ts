// Forms on drafts, and the one way into the shop.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { openDesk, fieldsIn, typing } from '#tests/setup/editing/editing-desk.ts';
import { change, content, editor, openEditorForEachTest, page, put, source } from '#tests/setup/editing/test-editor.ts';

openEditorForEachTest();

const { nl } = markets;
const box = { kind: 'packages', name: 'box' };
const price = 'shop_package_price';

async function desk() {
  const { port, join, people } = await openDesk();
  const [anna, joris] = [await join('Anna'), await join('Joris')];
  const open = async (place = box, row = '') => {
    const view = await port.open(nl, place, { language: 'nl', row });
    if (!view) throw new Error(`there is no ${place.name}`);
    return view;
  };
  const field = async (path: string) => fieldsIn(await open()).find((each) => each.path === path)?.text;
  const publish = async (place = box, by = anna) => {
    const { version } = await open(place);
    return port.publish(nl, { ...place, version, isSure: false, theirs: [], mine: [] }, by);
  };
  return { port, people, anna, joris, open, field, publish };
}

test('ST-9 a word is saved and still there when the page is opened again; visitors see it when it is published', async () => {
  const { port, anna, open, field, publish } = await desk();
  expect(await port.save(nl, { ...box, typed: typing(await open(), { title: 'Grote box' }) }, anna)).toMatchObject({
    saved: { changes: 1 },
  });
  expect(await field('title')).toBe('Grote box');
  expect(await page('box')).toMatchObject({ title: 'Box' });
  expect((await port.review(nl, box, 'nl'))?.fields).toEqual([{ label: 'Naam', before: 'Box', after: 'Grote box' }]);
  expect(await publish()).toMatchObject({ name: 'box' });
  expect(await page('box')).toMatchObject({ title: 'Grote box' });
  expect(await open()).toMatchObject({ changes: 0, version: 0 });
  const [newest] = (await port.history(nl, box, 'nl')) ?? [];
  expect(newest).toMatchObject({ by: 'Anna', via: 'studio', fields: [{ label: 'Naam', after: 'Grote box' }] });
});

test('ST-10 what was published is the owner’s: newer demo content does not take its place', async () => {
  const { port, anna, open, publish } = await desk();
  await content.rows(sql`update content.imports set is_seed = true where market = 'nl'`);
  await port.save(nl, { ...box, typed: typing(await open(), { title: 'Grote box' }) }, anna);
  await publish();
  expect(await content.rows(sql`select is_seed from content.imports where market = 'nl'`)).toEqual([
    { is_seed: false },
  ]);
});

test('ST-14 two change two fields of one thing: both are there; both change one: the second gets both values', async () => {
  const { port, anna, joris, open, field } = await desk();
  const shown = await open();
  await port.save(nl, { ...box, typed: typing(shown, { title: 'Grote box' }) }, anna);
  expect(await port.save(nl, { ...box, typed: typing(shown, { card_description: 'Vers' }) }, joris)).toMatchObject({
    saved: { changes: 2 },
  });
  expect([await field('title'), await field('card_description')]).toEqual(['Grote box', 'Vers']);
  expect(await port.save(nl, { ...box, typed: typing(shown, { title: 'Kleine box' }) }, joris)).toEqual({
    problems: {},
    theirs: { title: 'Grote box' },
  });
  expect(await field('title')).toBe('Grote box');
  // Sent again from the page that shows both, one's own stays; or one leaves theirs.
  const again = typing(await open(), { title: 'Kleine box' });
  await port.save(nl, { ...box, typed: { ...again, takesTheirs: (path) => path === 'title' } }, joris);
  expect(await field('title')).toBe('Grote box');
  await port.save(nl, { ...box, typed: again }, joris);
  expect(await field('title')).toBe('Kleine box');
});

test('ST-15 what was not on the page that was pressed is not published', async () => {
  const { port, anna, joris, open } = await desk();
  await port.save(nl, { ...box, typed: typing(await open(), { title: 'Grote box' }) }, anna);
  const { version } = await open();
  await port.save(nl, { ...box, typed: typing(await open(), { title: 'Kleine box' }) }, joris);
  const asked = { ...box, version, isSure: false, theirs: [], mine: [] };
  expect(await port.publish(nl, asked, anna)).toEqual({ problem: 'changed' });
  expect(await page('box')).toMatchObject({ title: 'Box' });
});

test('ST-16 what may not be in a text is left out of the draft already, and its field is named', async () => {
  const { port, anna, open, field, publish } = await desk();
  const body =
    '<p onerror="x()">Goed <a href="javascript:x()">vlees</a></p><script>x()</script><svg onload="x()"></svg><form></form>';
  expect(await port.save(nl, { ...box, typed: typing(await open(), { body }) }, anna)).toMatchObject({
    saved: { leftOut: ['body'] },
  });
  expect(await field('body')).toBe('<p>Goed <a>vlees</a></p>');
  await publish();
  expect(await page('box')).toMatchObject({ body: { html: '<p>Goed <a>vlees</a></p>' } });
});

test('ST-26 a price brings the price of a kilo with it; written by hand a cent beside it, the check says so', async () => {
  const { port, anna, open, field, publish } = await desk();
  const before = await source('packages', 'box');
  await port.save(nl, { ...box, typed: typing(await open(), { [price]: '90,20' }) }, anna);
  expect(await field('shop_package_price_per_kilo')).toBe('22,00');
  expect(await open()).toMatchObject({ issues: [] });
  expect(await publish()).toMatchObject({ name: 'box' });
  expect(await source('packages', 'box')).toMatchObject({ ...before, [price]: 90.2, shop_package_price_per_kilo: 22 });
  await port.save(nl, { ...box, typed: typing(await open(), { shop_package_price_per_kilo: '22,01' }) }, anna);
  expect((await open()).issues).toEqual([
    { path: 'shop_package_price_per_kilo', reason: 'is 22.01, but the other numbers say 22' },
  ]);
  expect(await publish()).toEqual({ problem: 'issues' });
});

test('O7 a price that changes by more than a third is asked about', async () => {
  const { port, anna, open, publish } = await desk();
  await port.save(nl, { ...box, typed: typing(await open(), { [price]: '9,02' }) }, anna);
  expect((await port.review(nl, box, 'nl'))?.prices).toMatchObject([{ name: 'Box', price: 9.02, isJump: true }]);
  expect(await publish()).toEqual({ problem: 'prices' });
  const { version } = await open();
  expect(await port.publish(nl, { ...box, version, isSure: true, theirs: [], mine: [] }, anna)).toMatchObject({
    name: 'box',
  });
});

test('ST-36 what is published by files while a draft is open: the draft stays, says so, and asks which', async () => {
  const { port, anna, open, publish } = await desk();
  await port.save(nl, { ...box, typed: typing(await open(), { title: 'Grote box', card_description: 'Vers' }) }, anna);
  await change(await put('packages', 'box', { title: 'Doos', body_title: 'Nieuw' }));
  expect((await open()).overtaken).toEqual([{ label: 'Naam', theirs: 'Doos' }]);
  expect((await port.review(nl, box, 'nl'))?.conflicts).toEqual([
    { field: 'title', label: 'Naam', mine: 'Grote box', theirs: 'Doos' },
  ]);
  expect(await publish()).toEqual({ problem: 'conflict' });
  const { version } = await open();
  await port.publish(nl, { ...box, version, isSure: false, theirs: ['title'], mine: [] }, anna);
  expect(await source('packages', 'box')).toMatchObject({
    title: 'Doos',
    card_description: 'Vers',
    body_title: 'Nieuw',
  });
});

test('a sale meanwhile is no conflict, and is not undone by publishing', async () => {
  const { port, anna, open, publish } = await desk();
  await port.save(nl, { ...box, typed: typing(await open(), { title: 'Grote box' }) }, anna);
  await editor.stock('nl', [{ kind: 'packages', slug: 'box', status: null, total: null, buyers: 48, price: null }], {
    from: 'shop',
  });
  await publish();
  expect(await source('packages', 'box')).toMatchObject({ title: 'Grote box', shop_product_buyer_count: 48 });
});

test('ST-42 undo takes back what was published, and history brings an old version back as a draft', async () => {
  const { port, anna, open, field, publish } = await desk();
  await port.save(nl, { ...box, typed: typing(await open(), { title: 'Grote box' }) }, anna);
  await publish();
  expect(await port.restore(nl, { ...box, number: 1 }, anna)).toMatchObject({ name: 'box' });
  expect(await field('title')).toBe('Box');
  expect(await page('box')).toMatchObject({ title: 'Grote box' });
  const [{ id } = { id: '' }] = (await content.rows(
    sql`select id from content.changes where market = 'nl' order by done_at desc limit 1`,
  )) as { id: string }[];
  await editor.undo(id);
  expect(await page('box')).toMatchObject({ title: 'Box' });
});

test('rows of a list are added, moved, copied and taken out; blocks are opened one at a time', async () => {
  const { port, anna, open } = await desk();
  const stew = { kind: 'recipes', name: 'stew' };
  const save = async (act: string, typed: Record<string, string> = {}) =>
    port.save(nl, { ...stew, typed: typing(await open(stew), typed, act) }, anna);
  expect(await save('add:ingredients')).toMatchObject({ saved: { open: 'ingredients.1' } });
  await save('', { 'ingredients.1.amount': '1', 'ingredients.1.title': 'Ui' });
  await save('move:ingredients.1:0');
  await save('copy:ingredients.0');
  await save('remove:ingredients.1');
  expect((await port.review(nl, stew, 'nl'))?.fields.map(({ label, after }) => [label, after])).toEqual([
    ['Ingrediënten 1, hoeveel', '1'],
    ['Ingrediënten 1, naam', 'Ui'],
    ['Ingrediënten 1, leidt naar', ''],
    ['Ingrediënten 2, hoeveel', '500 g'],
    ['Ingrediënten 2, naam', 'Meat'],
    ['Ingrediënten 2, leidt naar', '/nl/ons-vlees/box'],
  ]);
  expect(await save('remove:title.0')).toMatchObject({ saved: { changes: 1 } });
  const closed = fieldsIn(await open()).filter(({ path }) => path.startsWith('modules.'));
  expect(closed).toEqual([]);
  const shown = fieldsIn(await open(box, 'modules.0')).map(({ path }) => path);
  expect(shown).toContain('modules.0.config.size');
});

test('things are named by their titles; one that is not there is told where it was typed', async () => {
  const { port, anna, open } = await desk();
  const view = await open();
  const farmer = fieldsIn(view).find(({ path }) => path === 'farmer_slug');
  expect(view.things.farmers).toContain(farmer?.text);
  expect(await port.save(nl, { ...box, typed: typing(view, { farmer_slug: 'Niemand' }) }, anna)).toMatchObject({
    problems: { farmer_slug: 'unknownThing' },
  });
  const other = view.things.farmers?.find((name) => name !== farmer?.text) ?? '';
  expect(await port.save(nl, { ...box, typed: typing(view, { farmer_slug: other }) }, anna)).toMatchObject({
    saved: { changes: 1 },
  });
});

test('lists say what is published, changed and new, and are searched without accents', async () => {
  const { port, anna, open } = await desk();
  await port.save(nl, { ...box, typed: typing(await open(), { title: 'Grôte box' }) }, anna);
  await port.create(nl, { kind: 'packages', from: null }, anna);
  const asked = { search: '', state: '', animal: '', stock: '', page: 1 };
  const list = await port.list(nl, 'packages', { ...asked, language: 'nl' });
  expect(list?.counts).toEqual({ published: 2, changed: 1, new: 1, removed: 0 });
  const found = await port.list(nl, 'packages', { ...asked, search: 'BÖX', state: 'changed', language: 'nl' });
  expect(found?.rows.map(({ name }) => name)).toEqual(['box']);
  expect(await port.list(nl, 'nothing', { ...asked, language: 'nl' })).toBeNull();
});

test('the same package, next animal: one press, with a name and number of its own, nothing sold and no ear tag', async () => {
  const { port, anna, open, publish } = await desk();
  const name = (await port.create(nl, { kind: 'packages', from: 'box' }, anna)) ?? '';
  const copy = { kind: 'packages', name };
  await port.save(nl, { ...copy, typed: typing(await open(copy), { title: 'Box, tweede dier' }) }, anna);
  expect((await open(copy)).issues).toEqual([]);
  expect(await publish(copy)).toMatchObject({ name: 'box-2' });
  const made = await source('packages', 'box-2');
  expect(made).toMatchObject({ title: 'Box, tweede dier', product_id: 1004, shop_product_buyer_count: 0 });
  expect(made).not.toHaveProperty('shop_animal_nr');
});

test('nothing new takes the place of what has its name', async () => {
  const { port, anna, open, publish } = await desk();
  const name = (await port.create(nl, { kind: 'packages', from: 'box' }, anna)) ?? '';
  const copy = { kind: 'packages', name };
  await port.save(nl, { ...copy, typed: typing(await open(copy), { slug: 'big-box' }) }, anna);
  expect((await open(copy)).issues).not.toEqual([]);
  expect(await publish(copy)).not.toHaveProperty('done');
  expect(await source('packages', 'big-box')).toMatchObject({ title: 'Big box' });
});

test('ST-24 a rename leads the old address to the new one, and whoever named it names the new one', async () => {
  const { port, anna } = await desk();
  expect(await port.rename(nl, { ...box, to: 'doos' }, anna)).toMatchObject({ name: 'doos' });
  expect(await source('redirects', '1')).toMatchObject({ '/nl/ons-vlees/box': { to: '/nl/ons-vlees/doos' } });
  expect(await source('recipes', 'stew')).toMatchObject({ ingredients: [{ url: '/nl/ons-vlees/doos' }] });
  await port.rename(nl, { kind: 'packages', name: 'doos', to: 'kist' }, anna);
  expect(await source('redirects', '1')).toMatchObject({ '/nl/ons-vlees/box': { to: '/nl/ons-vlees/kist' } });
});

test('ST-25 what is named elsewhere is not taken out before something takes its place', async () => {
  const { port, anna } = await desk();
  const uses = await port.usedIn(nl, box, 'nl');
  expect(uses.map(({ kind, name }) => `${kind}/${name}`)).toContain('recipes/stew');
  expect(await port.remove(nl, { ...box, replaceBy: '' }, anna)).toEqual({ problem: 'used' });
  expect(await port.remove(nl, { ...box, replaceBy: 'big-box' }, anna)).toMatchObject({ name: 'box' });
  expect(await source('recipes', 'stew')).toMatchObject({ ingredients: [{ url: '/nl/ons-vlees/big-box' }] });
  const asked = { search: '', state: 'removed', animal: '', stock: '', page: 1 };
  expect((await port.list(nl, 'packages', { ...asked, language: 'nl' }))?.rows).toMatchObject([
    { name: 'box', title: 'Box' },
  ]);
  expect((await port.restore(nl, { ...box, number: 1 }, anna))?.name).toMatch(/^~/);
});

test('a place in the list is a number, and can be taken back', async () => {
  const { port, anna } = await desk();
  await port.move(nl, { kind: 'packages', name: 'other-box', to: 1 }, anna);
  const asked = { search: '', state: '', animal: '', stock: '', page: 1 };
  const names = async () =>
    (await port.list(nl, 'packages', { ...asked, language: 'nl' }))?.rows.map(({ name }) => name);
  expect(await names()).toEqual(['other-box', 'box', 'big-box']);
  await port.move(nl, { kind: 'packages', name: 'other-box', to: 3 }, anna);
  expect(await names()).toEqual(['box', 'big-box', 'other-box']);
});
