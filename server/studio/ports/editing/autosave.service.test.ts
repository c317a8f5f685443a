// Drafts that save themselves: what is right is kept, and nobody writes over anybody.
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import type { Typed } from '#studio/ports/editing.ts';
import { fieldsIn, openDesk, typing } from '#tests/setup/editing/editing-desk.ts';
import { openEditorForEachTest, page } from '#tests/setup/editing/test-editor.ts';

openEditorForEachTest();

const { nl } = markets;
const box = { kind: 'packages', name: 'box' };
const price = 'shop_package_price';

async function desk() {
  const { port, join } = await openDesk();
  const [anna, joris] = [await join('Anna'), await join('Joris')];
  const open = async (row = '', place = box) => {
    const view = await port.open(nl, place, { language: 'nl', row });
    if (!view) throw new Error(place.name);
    return view;
  };
  const field = async (path: string, row = '') =>
    fieldsIn(await open(row)).find((each) => each.path === path)?.text ?? null;
  const autosave = async (typed: Typed, by = anna) => {
    const saved = await port.autosave(nl, { ...box, typed }, by);
    if ('problem' in saved) throw new Error(saved.problem);
    return saved;
  };
  return { port, anna, joris, open, field, autosave };
}

test('what is typed is a draft without a press, and goes on from there: the next letters are no conflict', async () => {
  const { open, field, autosave } = await desk();
  const shown = await open();
  const first = await autosave(typing(shown, { title: 'Grote', [price]: '90,20' }));
  expect(first).toMatchObject({ version: 1, changes: 3, problems: [], theirs: [] });
  expect(first.sums).toMatchObject({ shop_package_price_per_kilo: '22,00' });
  const again = typing(shown, { title: 'Grote box', [price]: '90,20' });
  const marked: Typed = { ...again, markOf: (path) => first.marks[path] ?? again.markOf(path) };
  expect(await autosave(marked)).toMatchObject({ version: 2, theirs: [] });
  expect([await field('title'), await field('shop_package_price_per_kilo')]).toEqual(['Grote box', '22,00']);
  expect(await page('box')).toMatchObject({ title: 'Box' });
  // Nothing new is no version.
  expect(await autosave(marked)).toMatchObject({ version: 2, marks: {} });
});

test('what is wrong stays in the form and is told; the rest is saved', async () => {
  const { open, field, autosave } = await desk();
  const saved = await autosave(typing(await open(), { title: 'Grote box', [price]: 'gratis' }));
  expect(saved).toMatchObject({ problems: [{ path: price, label: 'Prijs', why: 'notMoney' }], changes: 1 });
  expect([await field('title'), await field(price)]).toEqual(['Grote box', '82,00']);
});

test('ST-14 two tabs, two people: other fields are both kept, and what both changed waits for a choice', async () => {
  const { joris, open, field, autosave } = await desk();
  const shown = await open();
  await autosave(typing(shown, { title: 'Grote box' }));
  const second = await autosave(typing(shown, { title: 'Kleine box', card_description: 'Vers' }), joris);
  expect(second).toMatchObject({ theirs: [{ path: 'title', label: 'Naam' }], problems: [] });
  expect([await field('title'), await field('card_description')]).toEqual(['Grote box', 'Vers']);
});

test('a block that somebody moved meanwhile is not taken for another one', async () => {
  const { port, anna, joris, open, autosave } = await desk();
  await port.save(nl, { ...box, typed: typing(await open(), {}, 'add:modules:text') }, anna);
  await port.save(nl, { ...box, typed: typing(await open(), {}, 'add:modules:quote') }, anna);
  const last = (await open()).groups.flatMap(({ parts }) =>
    parts.flatMap((part) => ('list' in part && part.list.path === 'modules' ? part.list.rows : [])),
  ).length;
  const row = `modules.${last - 1}`;
  const shown = await open(row);
  await port.save(nl, { ...box, typed: typing(await open(), {}, `up:${row}`) }, anna);
  const late = await autosave(typing(shown, { [`${row}.title`]: 'Van een koper' }), joris);
  expect(late).toMatchObject({ theirs: [{ path: `${row}.title` }], marks: {} });
});

test('something new gets its name in the address by the button, from a title that is whole', async () => {
  const { port, anna } = await desk();
  const name = (await port.create(nl, { kind: 'packages', from: null }, anna)) ?? '';
  const place = { kind: 'packages', name };
  const view = async () => (await port.open(nl, place, { language: 'nl', row: '' })) ?? { groups: [] };
  await port.autosave(nl, { ...place, typed: typing(await view(), { title: 'Gr' }) }, anna);
  await port.save(nl, { ...place, typed: typing(await view(), { title: 'Grote box' }) }, anna);
  expect(fieldsIn(await view()).find(({ path }) => path === 'slug')?.text).toBe('grote-box');
});

test('a block is copied to another page as a draft, with a number of its own, and stays where it was', async () => {
  const { port, anna, open, field } = await desk();
  const other = { kind: 'packages', name: 'other-box' };
  const before = await field('modules.0.config.size', 'modules.0');
  const asked = { ...box, path: 'modules.0', to: { ...other, market: nl } };
  const row = (await port.sendBlock(nl, asked, anna)) ?? '';
  const copied = fieldsIn(await open(row, other)).find(({ path }) => path === `${row}.config.size`);
  expect([row, copied?.text]).toEqual([expect.stringMatching(/^modules\.\d+$/), before]);
  expect(await open()).toMatchObject({ changes: 0 });
  expect((await open('', other)).issues).toEqual([]);
  for (const path of ['title', 'modules.99', 'modules'])
    expect(await port.sendBlock(nl, { ...asked, path }, anna)).toBeNull();
});
