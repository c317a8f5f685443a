// What is published by itself: at its time, all of a plan or nothing of it, and after a restart too.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { runPlans } from '#server/content/run-plans.ts';
import { createUndo } from '#server/studio/create-undo.ts';
import { addDays, localDate } from '#rules/time/local-time.ts';
import { openDesk, typing } from '#tests/setup/editing/editing-desk.ts';
import { change, content, editorOptions, openEditorForEachTest, page, put } from '#tests/setup/editing/test-editor.ts';
import { undoUnplan, unplanUndo } from './planning.ts';

openEditorForEachTest();

const { nl } = markets;
const box = { kind: 'packages', name: 'box' };
const other = { kind: 'packages', name: 'big-box' };
const silent = { info() {}, warn() {}, error() {}, debug() {} };

async function desk() {
  const { port, people, ask, join } = await openDesk();
  const anna = await join('Anna');
  const now = editorOptions().clock();
  const tomorrow = addDays(localDate(now, nl.timeZone), 1);
  const open = async (place = box) => {
    const view = await port.open(nl, place, { language: 'nl', row: '' });
    if (!view) throw new Error(place.name);
    return view;
  };
  const draft = async (title: string, place = box) =>
    port.save(nl, { ...place, typed: typing(await open(place), { title }) }, anna);
  const plan = async (place = box, more: { time?: string; day?: string; joins?: string; isSure?: boolean } = {}) =>
    port.plan(
      nl,
      {
        ...place,
        version: (await open(place)).version,
        isSure: false,
        day: tomorrow,
        time: '09:00',
        joins: '',
        ...more,
      },
      anna,
    );
  const told: { kind: string; market: string; facts: object }[] = [];
  const orders = {
    tellOwner: async ({ kind, market, facts }: { kind: string; market: { code: string }; facts: object }) =>
      void told.push({ kind, market: market.code, facts }),
  };
  const { db } = content.database;
  const run = (at: Date) =>
    runPlans({ db, markets: [nl], editor: { ask }, orders, audit: people.audit, clock: () => at, log: silent });
  const due = () => new Date(`${tomorrow}T12:00:00Z`);
  const take = createUndo({ people, ways: { [unplanUndo]: undoUnplan({ clock: editorOptions().clock }) } });
  const undo = (done: number | null) => take(done ?? 0, anna);
  return { port, anna, now, tomorrow, open, draft, plan, run, due, told, undo };
}

test('ST-22 a plan is published when its time has come on the clock of the market, and not before; whoever runs by then', async () => {
  const { port, open, draft, plan, run, now, due } = await desk();
  await draft('Kerstbox');
  expect(await plan()).toHaveProperty('done');
  expect((await open()).planned).toMatchObject({ problem: null, others: 0 });
  expect(await port.plans(nl)).toMatchObject([{ name: 'box', title: 'Kerstbox' }]);
  const asked = { search: '', state: 'changed', animal: '', stock: '', page: 1 };
  expect((await port.list(nl, 'packages', { ...asked, language: 'nl' }))?.rows[0]?.plannedAt).toBeInstanceOf(Date);
  await run(now);
  expect(await page('box')).toMatchObject({ title: 'Box' });
  await run(due());
  expect(await page('box')).toMatchObject({ title: 'Kerstbox' });
  expect([await port.plans(nl), (await open()).changes]).toEqual([[], 0]);
  const [newest] = (await port.history(nl, box, 'nl')) ?? [];
  expect(newest).toMatchObject({ via: 'schedule', by: 'Anna' });
  // Once.
  await run(due());
  expect(await content.rows(sql`select count(*)::int as count from content.changes where state <> 'done'`)).toEqual([
    { count: 0 },
  ]);
});

test('ST-23 a plan whose farmer was taken out meanwhile fails: nothing is published, list and Today say so, the owner hears of it once', async () => {
  const { port, anna, open, plan, run, due, told } = await desk();
  const view = await open();
  const other = view.things.farmers?.find((name) => name.startsWith('Farmer 3')) ?? '';
  const typed = typing(view, { title: 'Kerstbox', farmer_slug: other });
  expect(await port.save(nl, { ...box, typed }, anna)).toMatchObject({ saved: { changes: 2 } });
  expect(await plan()).toHaveProperty('done');
  await change({ do: 'remove', kind: 'farmers', slug: 'farmer-3' });
  await run(due());
  expect(await page('box')).toMatchObject({ title: 'Box', farmer: { slug: 'jan' } });
  expect(await port.plans(nl)).toMatchObject([{ name: 'box', problem: expect.stringContaining('farmer-3') }]);
  expect((await open()).planned).toMatchObject({ problem: expect.stringContaining('farmer-3') });
  const asked = { search: '', state: 'changed', animal: '', stock: '', page: 1 };
  const list = await port.list(nl, 'packages', { ...asked, language: 'nl' });
  expect(list?.rows).toMatchObject([{ name: 'box', hasFailed: true }]);
  await run(due());
  expect(told).toEqual([{ kind: 'planFailed', market: 'nl', facts: { name: 'Kerstbox' } }]);
});

test('several go together: where one cannot be published, none is, and both say why', async () => {
  const { port, anna, open, draft, plan, run, due } = await desk();
  await draft('Kerstbox');
  await draft('Grote kerstbox', other);
  await plan();
  const [{ id } = { id: '' }] = await port.plans(nl);
  expect(await plan(other, { joins: id })).toHaveProperty('done');
  expect((await open(other)).planned).toMatchObject({ others: 1 });
  // Somebody publishes another name meanwhile.
  await change(await put('packages', 'big-box', { title: 'Doos' }));
  await run(due());
  expect([await page('box'), await page('big-box')]).toMatchObject([{ title: 'Box' }, { title: 'Doos' }]);
  expect((await port.plans(nl)).map(({ problem }) => problem)).toEqual(['conflict', 'conflict']);
  // The one that stands in the way is taken out; the other is planned again.
  expect(await port.unplan(nl, other, anna)).toEqual(expect.any(Number));
  await plan();
  await run(due());
  expect(await page('box')).toMatchObject({ title: 'Kerstbox' });
});

test('one press takes it out of the plan, and what is thrown away is in none', async () => {
  const { port, anna, open, draft, plan, run, due } = await desk();
  await draft('Kerstbox');
  await plan();
  expect(await port.unplan(nl, box, anna)).toEqual(expect.any(Number));
  expect(await port.unplan(nl, box, anna)).toBeNull();
  await plan();
  await port.discard(nl, { ...box, version: (await open()).version }, anna);
  expect(await port.plans(nl)).toEqual([]);
  await run(due());
  expect(await page('box')).toMatchObject({ title: 'Box' });
});

test('ST-22 what was taken out of the plan goes back by one press: to its time, with what goes along, once', async () => {
  const { port, anna, open, draft, plan, run, due, undo } = await desk();
  await draft('Kerstbox');
  await draft('Grote kerstbox', other);
  await plan();
  const [before] = await port.plans(nl);
  await plan(other, { joins: before?.id ?? '' });
  // One of two, and then the last one, with which the plan itself goes.
  const [first, second] = [await port.unplan(nl, other, anna), await port.unplan(nl, box, anna)];
  expect(await port.plans(nl)).toEqual([]);
  expect([await undo(second), await undo(first), await undo(first)]).toEqual([true, true, false]);
  expect(await port.plans(nl)).toMatchObject([{ ...before }, { id: before?.id, name: 'big-box', at: before?.at }]);
  expect((await open()).planned).toMatchObject({ problem: null, others: 1 });
  await run(due());
  expect([await page('box'), await page('big-box')]).toMatchObject([
    { title: 'Kerstbox' },
    { title: 'Grote kerstbox' },
  ]);
});

test('it does not go back where it was planned anew, was thrown away, or its time has come meanwhile', async () => {
  const { port, anna, open, draft, plan, undo } = await desk();
  await draft('Kerstbox');
  await plan();
  const first = await port.unplan(nl, box, anna);
  await plan(box, { time: '10:00' });
  const planned = await port.plans(nl);
  expect([await undo(first), await port.plans(nl)]).toEqual([false, planned]);
  const second = await port.unplan(nl, box, anna);
  await port.discard(nl, { ...box, version: (await open()).version }, anna);
  expect([await undo(second), await port.plans(nl)]).toEqual([false, []]);
  await draft('Kerstbox');
  await plan();
  await content.rows(sql`update content.changes set publish_at = '2020-01-01' where state = 'waiting'`);
  const third = await port.unplan(nl, box, anna);
  expect([await undo(third), await port.plans(nl)]).toEqual([false, []]);
});

test('what could not be published and was taken out comes back as it was, with the reason', async () => {
  const { port, anna, draft, plan, run, due, undo } = await desk();
  await draft('Kerstbox');
  await plan();
  await change(await put('packages', 'box', { title: 'Doos' }));
  await run(due());
  const failed = await port.plans(nl);
  expect(failed).toMatchObject([{ problem: 'conflict' }]);
  const done = await port.unplan(nl, box, anna);
  expect([await undo(done), await port.plans(nl)]).toEqual([true, failed]);
});

test('somebody who types in it is not published in the middle of a word; what they saved goes with it', async () => {
  const { port, anna, open, draft, plan, run, due } = await desk();
  await draft('Kerstbox');
  await plan();
  await port.save(nl, { ...box, typed: typing(await open(), { title: 'Kerstbox van Henk' }) }, anna);
  const saved = (await open()).savedAt ?? new Date();
  await content.rows(sql`update content.changes set publish_at = ${saved.toISOString()} where state = 'waiting'`);
  await run(new Date(saved.getTime() + 119_000));
  expect(await page('box')).toMatchObject({ title: 'Box' });
  await run(due());
  expect(await page('box')).toMatchObject({ title: 'Kerstbox van Henk' });
});

test.each([
  [{ time: '25:00' }, 'notATime'],
  [{ day: '2020-01-01' }, 'past'],
  [{ day: '2126-01-01' }, 'far'],
])('a plan for %o is refused: %s', async (more, problem) => {
  const { draft, plan } = await desk();
  await draft('Kerstbox');
  expect(await plan(box, more)).toMatchObject({ problem });
});

test('what may not be published is not planned either: nothing, what the check refuses, a price nobody meant', async () => {
  const { port, anna, open, plan } = await desk();
  expect(await plan()).toEqual({ problem: 'nothing' });
  await port.save(nl, { ...box, typed: typing(await open(), { shop_package_price: '9,02' }) }, anna);
  expect(await plan()).toEqual({ problem: 'prices' });
  expect(await plan(box, { isSure: true })).toHaveProperty('done');
  await port.save(nl, { ...box, typed: typing(await open(), { shop_package_price_per_kilo: '1,00' }) }, anna);
  expect(await plan()).toEqual({ problem: 'issues' });
});
