import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { createUndo } from '#server/studio/create-undo.ts';
import { fieldsIn, openDesk, typing } from '#tests/setup/editing/editing-desk.ts';
import { editorOptions, openEditorForEachTest } from '#tests/setup/editing/test-editor.ts';
import { contentUndo } from '#services/content/editing/history.ts';
import { undoContent } from '../content-port.ts';
import { draftUndo, undoDraft } from './draft-undo.ts';

openEditorForEachTest();

const { nl } = markets;
const stew = { kind: 'recipes', name: 'stew' };

async function desk() {
  const { port, people, ask, join } = await openDesk();
  const [anna, bert] = [await join('Anna'), await join('Bert')];
  const open = async (place = stew) => {
    const view = await port.open(nl, place, { language: 'nl', row: '' });
    if (!view) throw new Error(`there is no ${place.name}`);
    return view;
  };
  const save = async (typed: Record<string, string>) =>
    port.save(nl, { ...stew, typed: typing(await open(), typed) }, anna);
  const text = async (path: string) => fieldsIn(await open()).find((field) => field.path === path)?.text;
  const ways = { [draftUndo]: undoDraft({ clock: editorOptions().clock }), [contentUndo]: undoContent({ ask }) };
  const take = createUndo({ people, ways });
  const undo = (done: number | null) => take(done ?? 0, anna);
  const discard = async (version: number, place = stew) => {
    const gone = await port.discard(nl, { ...place, version }, anna);
    return 'done' in gone ? gone.done : null;
  };
  const publish = async () =>
    port.publish(nl, { ...stew, version: (await open()).version, isSure: true, theirs: [], mine: [] }, anna);
  return { port, anna, bert, open, save, text, undo, discard, publish };
}

test('a draft that was thrown away comes back by one press; what was typed since then stays', async () => {
  const { port, bert, open, save, text, undo, discard } = await desk();
  const shown = await text('title');
  await save({ title: 'Stoofpot', seo_title: 'Stoof' });
  const first = await discard((await open()).version);
  expect([await text('title'), (await open()).version]).toEqual([shown, 0]);
  expect([await undo(first), await text('title'), await text('seo_title')]).toEqual([true, 'Stoofpot', 'Stoof']);
  // Once, and not over what somebody saw meanwhile.
  expect(await undo(first)).toBe(false);
  expect(await port.discard(nl, { ...stew, version: (await open()).version - 1 }, bert)).toEqual({
    problem: 'changed',
  });
  const second = await discard((await open()).version);
  await save({ title: 'Hachee' });
  expect([await undo(second), await text('title'), await text('seo_title')]).toEqual([true, 'Hachee', 'Stoof']);
});

test('who throws away what they saved since the page was made is not told that somebody else did', async () => {
  const { open, save, text, discard } = await desk();
  const shown = await text('title');
  await save({ title: 'Stoofpot' });
  const { version } = await open();
  await save({ title: 'Hachee' });
  expect([await discard(version), await text('title')]).toEqual([expect.any(Number), shown]);
});

test('something new that was thrown away comes back', async () => {
  const { port, anna, undo, discard } = await desk();
  const name = await port.create(nl, { kind: 'recipes', from: 'stew' }, anna);
  if (name === null) throw new Error('nothing was made');
  const done = await discard(1, { kind: 'recipes', name });
  const drafts = async () => (await port.kinds(nl)).find(({ kind }) => kind === 'recipes')?.drafts;
  expect([await drafts(), await undo(done), await drafts()]).toEqual([0, true, 1]);
});

test('ST-42 an older version becomes the draft, and the draft that stood there comes back by one press', async () => {
  const { port, anna, open, save, text, undo, publish } = await desk();
  const shown = await text('title');
  await save({ title: 'Stoofpot' });
  await publish();
  await save({ title: 'Hachee' });
  const [, old] = (await port.history(nl, stew, 'nl')) ?? [];
  const restored = await port.restore(nl, { ...stew, number: old?.number ?? 0 }, anna);
  expect([restored?.name, await text('title')]).toEqual(['stew', shown]);
  expect([await undo(restored?.done ?? null), await text('title')]).toEqual([true, 'Hachee']);
  // Where nothing stood there, nothing does afterwards.
  await port.discard(nl, { ...stew, version: (await open()).version }, anna);
  const again = await port.restore(nl, { ...stew, number: old?.number ?? 0 }, anna);
  expect([await undo(again?.done ?? null), await text('title'), (await open()).changes]).toEqual([true, 'Stoofpot', 0]);
  // What somebody typed into the older version is not taken away with it.
  const third = await port.restore(nl, { ...stew, number: old?.number ?? 0 }, anna);
  await save({ title: 'Ragout' });
  expect([await undo(third?.done ?? null), await text('title')]).toEqual([false, 'Ragout']);
});

test('what is taken out of the shop takes its draft along, out of the counts and plans, and both come back by one press', async () => {
  const { port, anna, open, save, text, undo } = await desk();
  await save({ title: 'Stoofpot' });
  const day = `${new Date().getUTCFullYear() + 1}-12-24`;
  const { version } = await open();
  await port.plan(nl, { ...stew, version, isSure: true, day, time: '09:00', joins: '' }, anna);
  const drafts = async () => (await port.kinds(nl)).find(({ kind }) => kind === 'recipes')?.drafts;
  expect(await drafts()).toBe(1);
  const removed = await port.remove(nl, { ...stew, replaceBy: 'soup' }, anna);
  expect([await drafts(), await port.plans(nl)]).toEqual([0, []]);
  expect([await undo('done' in removed ? removed.done : null), await text('title')]).toEqual([true, 'Stoofpot']);
  expect([await drafts(), (await open()).planned]).toEqual([1, null]);
});
