import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { openDesk, typing } from '#tests/setup/editing/editing-desk.ts';
import { openEditorForEachTest } from '#tests/setup/editing/test-editor.ts';

openEditorForEachTest();

const { nl } = markets;

test('ST-40 every act on goods and pages is a line of the audit, with what and where, and nothing of its texts', async () => {
  const { port, people, join } = await openDesk();
  const anna = await join('Anna');
  const open = async (name: string) => {
    const view = await port.open(nl, { kind: 'recipes', name }, { language: 'nl', row: '' });
    if (!view) throw new Error(`there is no ${name}`);
    return view;
  };
  const draft = async (name: string, title: string) => {
    const place = { kind: 'recipes', name };
    const words = { title, seo_description: 'Geheime woorden' };
    await port.save(nl, { ...place, typed: typing(await open(name), words) }, anna);
    return { ...place, version: (await open(name)).version, isSure: true };
  };
  await port.publish(nl, { ...(await draft('stew', 'Hachee')), theirs: [], mine: [] }, anna);
  const day = `${new Date().getUTCFullYear() + 1}-12-24`;
  await port.plan(nl, { ...(await draft('soup', 'Kerstsoep')), day, time: '09:00', joins: '' }, anna);
  await port.unplan(nl, { kind: 'recipes', name: 'soup' }, anna);
  await port.discard(nl, { kind: 'recipes', name: 'soup', version: (await open('soup')).version }, anna);
  await port.restore(nl, { kind: 'recipes', name: 'stew', number: 1 }, anna);
  await port.rename(nl, { kind: 'recipes', name: 'roast', to: 'gebraad' }, anna);
  await port.move(nl, { kind: 'recipes', name: 'gebraad', to: 1 }, anna);
  await port.remove(nl, { kind: 'recipes', name: 'gebraad', replaceBy: 'stew' }, anna);
  const lines = await people.audit.recent(20);
  const done = lines.filter(({ what }) => what.startsWith('content.'));
  expect(done.map(({ what, name, canUndo }) => [what, name, canUndo]).toReversed()).toEqual(
    ['published', 'planned', 'unplanned', 'discarded', 'restored', 'renamed', 'moved', 'removed'].map((what) => [
      `content.${what}`,
      'Anna',
      true,
    ]),
  );
  expect(done.every(({ about }) => about.market === 'nl')).toBe(true);
  expect(JSON.stringify(lines.map(({ about }) => about))).not.toContain('Geheime');
});
