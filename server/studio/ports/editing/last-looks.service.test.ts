import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { openDesk, typing } from '#tests/setup/editing/editing-desk.ts';
import { openEditorForEachTest } from '#tests/setup/editing/test-editor.ts';

openEditorForEachTest();

const { nl } = markets;
const box = { kind: 'packages', name: 'box' };

test('studio 4.10 a draft that cannot be composed keeps the last preview, and says what is in the way', async () => {
  const { port, join } = await openDesk();
  const anna = await join('Anna');
  const open = async (place = box) => {
    const view = await port.open(nl, place, { language: 'nl', row: '' });
    if (!view) throw new Error(`there is no ${place.name}`);
    return view;
  };
  const save = async (typed: Record<string, string>) =>
    port.save(nl, { ...box, typed: typing(await open(), typed) }, anna);
  const look = async (place = box) => port.look(nl, place, { origin: 'http://localhost', day: null });

  expect(await look()).toMatchObject({ shows: 'draft', issues: [], html: expect.stringMatching(/box \[\]$/) });
  // Wrong from the first letter: what visitors see.
  await save({ shop_package_price_per_kilo: '0,01' });
  const first = await look();
  expect(first).toMatchObject({ shows: 'published', html: expect.stringMatching(/box \[\]$/) });
  expect(first?.issues.map(({ path }) => path)).toContain('shop_package_price_per_kilo');

  await port.discard(nl, { ...box, version: (await open()).version }, anna);
  await save({ title: 'Kerstbox' });
  expect(await look()).toMatchObject({ shows: 'draft', html: expect.stringContaining('Kerstbox') });
  await save({ title: 'Paasbox', shop_package_price_per_kilo: '0,01' });
  const wrong = await look();
  expect(wrong).toMatchObject({ shows: 'before', html: expect.stringContaining('Kerstbox') });
  expect([wrong?.html?.includes('Paasbox'), wrong?.issues.length]).toEqual([false, 1]);

  // Published meanwhile, the last draft is nothing any more that could be shown.
  await port.discard(nl, { ...box, version: (await open()).version }, anna);
  await save({ title: 'Kerstbox' });
  const { version } = await open();
  await port.publish(nl, { ...box, version, isSure: false, theirs: [], mine: [] }, anna);
  await save({ shop_package_price_per_kilo: '0,01' });
  expect(await look()).toMatchObject({ shows: 'published', html: expect.stringMatching(/box \[\]$/) });

  const name = await port.create(nl, { kind: 'packages', from: null }, anna);
  expect(await look({ kind: 'packages', name: name ?? '' })).toMatchObject({ shows: 'nothing', html: null });
  expect(await look({ kind: 'packages', name: 'nothing' })).toBeNull();
});
