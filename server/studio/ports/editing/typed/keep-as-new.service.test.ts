// Taken out by one while another types: the second is told, and keeps all of it as something new.
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import type { Typed } from '#studio/ports/editing.ts';
import { fieldsIn, openDesk, typing } from '#tests/setup/editing/editing-desk.ts';
import { change, openEditorForEachTest, source } from '#tests/setup/editing/test-editor.ts';

openEditorForEachTest();

const { nl } = markets;
const stew = { kind: 'recipes', name: 'stew' };

async function desk() {
  const { port, people, join } = await openDesk();
  const [anna, joris] = [await join('Anna'), await join('Joris')];
  const open = async (place: { kind: string; name: string }, row = '') => {
    const view = await port.open(nl, place, { language: 'nl', row });
    if (!view) throw new Error(`there is no ${place.name}`);
    return view;
  };
  const keep = async (place: { kind: string; name: string }, typed: Typed) => {
    const kept = await port.keepAsNew(nl, { ...place, typed }, joris);
    if (kept === null || 'problems' in kept) throw new Error(JSON.stringify(kept));
    return { kind: place.kind, name: kept.name };
  };
  const text = async (place: { kind: string; name: string }, path: string, row = '') =>
    fieldsIn(await open(place, row)).find((field) => field.path === path)?.text;
  return { port, people, anna, joris, open, keep, text };
}

test('studio 4.17 what one takes out while another types is told, and all that was typed is kept as something new', async () => {
  const { port, people, anna, joris, open, keep, text } = await desk();
  // Saved by itself already, in a row that is closed by now.
  const first = typing(await open(stew), { 'ingredients.0.amount': '750 g' });
  await port.autosave(nl, { ...stew, typed: first }, joris);
  const typed = typing(await open(stew), { title: 'Hachee', seo_title: 'Stoof' });
  await port.remove(nl, { ...stew, replaceBy: '' }, anna);
  expect(await port.autosave(nl, { ...stew, typed }, joris)).toEqual({ problem: 'gone' });
  expect(await port.save(nl, { ...stew, typed }, joris)).toEqual({ problem: 'gone' });
  const kept = await keep(stew, typed);
  expect(kept.name).toMatch(/^~/);
  expect(await Promise.all(['title', 'seo_title', 'ingredients.0.amount'].map((path) => text(kept, path)))).toEqual([
    'Hachee',
    'Stoof',
    '750 g',
  ]);
  expect((await people.audit.recent(1))[0]).toMatchObject({ what: 'content.keptAsNew', about: { title: 'Hachee' } });
  // Under its old address, which is free again.
  const { version, issues } = await open(kept);
  expect(issues).toEqual([]);
  await port.publish(nl, { ...kept, version, isSure: true, theirs: [], mine: [] }, joris);
  expect(await source('recipes', 'stew')).toMatchObject({ title: 'Hachee', instructions: [{ body: '<p>Stir</p>' }] });
});

test('studio 4.17 what cannot be read yet stays in the form and is told, and nothing is made', async () => {
  const { port, anna, joris, open } = await desk();
  const other = { kind: 'packages', name: 'other-box' };
  const typed = typing(await open(other), { shop_package_price: 'gratis' });
  await port.remove(nl, { ...other, replaceBy: 'box' }, anna);
  expect(await port.keepAsNew(nl, { ...other, typed }, joris)).toEqual({
    problems: { shop_package_price: 'notMoney' },
  });
  expect((await port.kinds(nl)).find(({ kind }) => kind === 'packages')?.drafts).toBe(0);
});

test('studio 4.17 what has the number of the thing by now is not typed over, and the thing is kept as new', async () => {
  const { port, anna, joris, open, keep, text } = await desk();
  const second = { kind: 'questions', name: '2' };
  const typed = typing(await open(second), { question: 'Welk dier?' });
  await port.remove(nl, { ...second, replaceBy: '' }, anna);
  expect(await port.autosave(nl, { ...second, typed }, joris)).toEqual({ problem: 'gone' });
  expect((await open(second)).changes).toBe(0);
  const kept = await keep(second, typed);
  expect([await text(kept, 'question'), await text(second, 'question')]).toEqual(['Welk dier?', 'Both?']);
});

test('studio 4.17 what only got another name is the thing itself, and its draft has what was typed', async () => {
  const { port, anna, open, keep, text } = await desk();
  const typed = typing(await open(stew), { title: 'Hachee' });
  await port.rename(nl, { ...stew, to: 'stoof' }, anna);
  const kept = await keep(stew, typed);
  expect([kept.name, await text(kept, 'title')]).toEqual(['stoof', 'Hachee']);
});

test('studio 4.17 where something else has its name by now, it gets one of its own', async () => {
  const { port, anna, open, keep, text } = await desk();
  const roast = { kind: 'recipes', name: 'roast' };
  const typed = typing(await open(roast), { seo_title: 'Rosbief' });
  const doc = await source('recipes', 'roast');
  await port.remove(nl, { ...roast, replaceBy: '' }, anna);
  await change({ do: 'put', kind: 'recipes', doc });
  expect(await text(await keep(roast, typed), 'slug')).toBe('roast-2');
});
