import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { createUndo } from '#server/studio/create-undo.ts';
import { fieldsIn, openDesk, typing } from '#tests/setup/editing/editing-desk.ts';
import { editorOptions, openEditorForEachTest } from '#tests/setup/editing/test-editor.ts';
import { rowUndo, undoRow } from './row-undo.ts';

openEditorForEachTest();

const { nl } = markets;
const stew = { kind: 'recipes', name: 'stew' };

test('a row that was taken out comes back where it stood, once, and with what was typed meanwhile', async () => {
  const { port, people, join } = await openDesk();
  const anna = await join('Anna');
  const open = async () => {
    const view = await port.open(nl, stew, { language: 'nl', row: '' });
    if (!view) throw new Error('there is no stew');
    return view;
  };
  const save = async (act: string, typed: Record<string, string> = {}) =>
    port.save(nl, { ...stew, typed: typing(await open(), typed, act) }, anna);
  const names = async () =>
    fieldsIn(await open()).flatMap(({ path, text }) => (/^ingredients\.\d\.title$/.test(path) ? [text] : []));
  await save('add:ingredients');
  await save('', { 'ingredients.1.title': 'Ui' });
  const taken = await save('remove:ingredients.0', { title: 'Stoofpot' });
  const done = 'saved' in taken ? taken.saved.done : null;
  expect(await names()).toEqual(['Ui']);
  const undo = createUndo({ people, ways: { [rowUndo]: undoRow({ markets: [nl], clock: editorOptions().clock }) } });
  expect(await undo(done ?? 0, anna)).toBe(true);
  expect(await names()).toEqual(['Meat', 'Ui']);
  expect(fieldsIn(await open()).find(({ path }) => path === 'title')?.text).toBe('Stoofpot');
  expect([await undo(done ?? 0, anna), await names()]).toEqual([false, ['Meat', 'Ui']]);
});
