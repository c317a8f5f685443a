// An animal from its first share to its record, on a real database with the real editor of content.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import type { ContentEditor } from '#server/content/content-editor.ts';
import type { EditorTask } from '#server/content/thread/editor-messages.ts';
import { runTask } from '#server/content/thread/run-task.ts';
import type { AnimalState } from '#rules/herd/animal-state.ts';
import { createPeople } from '#services/people/people.ts';
import { change, content, editor, openEditorForEachTest, source } from '#tests/setup/editing/test-editor.ts';
import { ordersOn } from '#tests/setup/orders/test-orders.ts';
import { createHerdActs } from './herd-acts.ts';
import { createNextAnimal } from './next-animal.ts';
import { createHerdWatch } from './watch-herd.ts';

openEditorForEachTest();

const { nl } = markets;
const tag = 'NL573620418';
/** A Sunday, of week 46: the first week that can be named begins on the 23rd. */
const today = () => new Date('2026-11-15T12:00:00Z');
const boss = async () => ({ email: 'boss@kudde.example', time: 'atOnce' as const });

async function herd(clock: () => Date = today) {
  const { db } = content.database;
  const people = createPeople({ db, clock });
  const ask = ((task: Exclude<EditorTask, { do: 'close' }>) => runTask(editor, task)) as ContentEditor['ask'];
  const acts = createHerdActs({ db, editor: { ask }, audit: people.audit, clock });
  const { orders } = ordersOn(db, { clock, owner: boss });
  const watch = createHerdWatch({ db, markets: [nl], orders, audit: people.audit, clock });
  const anna = await people.links.setUp((await people.links.makeSetUp()) ?? '', {
    name: 'Anna',
    email: 'anna@kudde.test',
    password: 'een koe loopt langs de dijk',
    language: 'nl',
  });
  if (!anna) throw new Error('nobody came in');
  const sell = (buyers: number, more: { total?: number; status?: string } = {}) =>
    editor.stock(
      'nl',
      [{ kind: 'packages', slug: 'box', status: more.status ?? null, total: more.total ?? null, buyers, price: null }],
      { from: 'shop' },
    );
  const animal = async () => {
    const found = await acts.find(nl, tag);
    if (!found) throw new Error('the animal is gone');
    return found;
  };
  const version = async () => (await animal()).note?.version ?? 0;
  const undo = async (done: number) =>
    people.audit.undo(done, { id: anna.id, role: 'owner' }, ({ with: given }, tx) => acts.takeBack(given, anna, tx));
  const news = () => content.rows(sql`select kind, facts from orders.owner_news order by id`);
  const book = async (day: string, isSure = true) =>
    acts.step(
      nl,
      { tag, version: await version(), step: 'booked', day, slaughterhouse: '', butcher: '', isSure },
      anna,
    );
  const following = createNextAnimal({ db, editor: { ask }, audit: people.audit, clock });
  return { following, acts, watch, anna, people, sell, animal, version, undo, news, book };
}

const doneOf = (answer: object) => {
  if (!('done' in answer)) throw new Error(JSON.stringify(answer));
  return Number(answer.done);
};

test('herd: packages of one number are one animal, with what is sold of it', async () => {
  const { animal, acts } = await herd();
  expect(await animal()).toMatchObject({
    written: 'NL 5736 2041 8',
    state: 'open',
    sold: { boxes: 96, boxesSold: 24, percent: 25, left: 72 * 4100 },
    shares: [{ slug: 'box', unpaid: 0, waiting: 0, canBuy: true }],
  });
  expect(await acts.find(nl, 'NL000')).toBeNull();
});

test('herd: the last box is sold: full, one line, and the owner is told once, also by two looks at once', async () => {
  const { watch, sell, animal, news, people } = await herd();
  await watch.look();
  expect(await news()).toEqual([]);
  await sell(96, { status: 'soldout' });
  await Promise.all([watch.look(), watch.look()]);
  expect(await animal()).toMatchObject({ state: 'full', note: { state: 'full' } });
  expect(await news()).toEqual([{ kind: 'animalFull', facts: { animal: 'NL 5736 2041 8' } }]);
  expect((await people.audit.recent(9)).filter(({ what }) => what === 'herd.full')).toHaveLength(1);
  // One comes back, and is sold again: nobody is told twice.
  await sell(95, { status: 'instock' });
  await watch.look();
  expect(await animal()).toMatchObject({ state: 'open', note: { state: 'open' } });
  await sell(96, { status: 'soldout' });
  await watch.look();
  expect(await animal()).toMatchObject({ state: 'full' });
  expect(await news()).toHaveLength(1);
});

test('herd: what is full when it is first seen was so before: nobody is told', async () => {
  const { watch, sell, news } = await herd();
  await sell(96, { status: 'soldout' });
  await watch.look();
  await watch.look();
  expect(await news()).toEqual([]);
});

test('herd: with its packages an animal goes of which nobody noted anything; what somebody noted stays', async () => {
  const { watch, acts, anna, version } = await herd();
  await watch.look();
  const { change: gone } = await change({ do: 'remove', kind: 'packages', slug: 'box', replaceBy: 'big-box' });
  await watch.look();
  expect((await acts.list(nl)).map((animal) => animal.tag)).not.toContain(tag);
  await editor.undo(gone ?? '');
  doneOf(await acts.weigh(nl, { tag, version: await version(), liveGrams: 600_000, dressing: 55, meat: 68 }, anna));
  await change({ do: 'remove', kind: 'packages', slug: 'box', replaceBy: 'big-box' });
  expect((await acts.list(nl)).map((animal) => animal.tag)).toContain(tag);
});

test('herd: the day it goes moves the day of its boxes; both are taken back together', async () => {
  const { book, animal, undo } = await herd();
  const before = await source('packages', 'box');
  expect(await book('2026-11-22')).toEqual({ problem: 'early' });
  expect(await book('2026-11-24', false)).toEqual({ problem: 'left' });
  const done = doneOf(await book('2026-11-24'));
  expect(await animal()).toMatchObject({ state: 'booked', slaughterDay: '2026-11-24', problems: ['notFull'] });
  const { boxesDay } = await animal();
  expect(boxesDay && boxesDay >= '2026-12-14').toBe(true);
  expect(await source('packages', 'box')).toMatchObject({ product_shop_delivery_date: boxesDay });
  expect(await undo(done)).toBe(true);
  expect(await animal()).toMatchObject({ state: 'open', slaughterDay: null });
  expect(await source('packages', 'box')).toEqual(before);
});

test('herd: two people at one animal: the second changes nothing', async () => {
  const { acts, anna, book, animal } = await herd();
  const asked = { tag, version: 0, step: 'booked', slaughterhouse: '', butcher: '', isSure: true } as const;
  doneOf(await book('2026-11-24'));
  expect(await acts.step(nl, { ...asked, day: '2026-12-01' }, anna)).toEqual({ problem: 'changed' });
  expect(await animal()).toMatchObject({ slaughterDay: '2026-11-24' });
});

test('herd: an undo after somebody noted something else changes nothing', async () => {
  const { acts, anna, book, undo, version, animal } = await herd();
  const done = doneOf(await book('2026-11-24'));
  doneOf(await acts.weigh(nl, { tag, version: await version(), liveGrams: 600_000, dressing: 55, meat: 68 }, anna));
  expect(await undo(done)).toBe(false);
  expect(await animal()).toMatchObject({ state: 'booked', slaughterDay: '2026-11-24', meatGrams: 224_400 });
});

test('herd: slaughtered, cut and delivered: the sale ends, dates are filled in and a record is written; undone in turn', async () => {
  let now = today();
  const { acts, anna, book, animal, undo, version } = await herd(() => now);
  doneOf(await book('2026-11-24'));
  const step = async (asked: { step: 'slaughtered' | 'cut' | 'delivered'; day: string }) =>
    acts.step(nl, { tag, version: await version(), carcassGrams: 320_000, ...asked }, anna);
  const expectState = async (state: AnimalState) => expect(await animal()).toMatchObject({ state });

  expect(await step({ step: 'slaughtered', day: '2026-11-24' })).toEqual({ problem: 'future' });
  expect(await step({ step: 'cut', day: '2026-11-10' })).toEqual({ problem: 'notNow' });
  now = new Date('2026-11-24T18:00:00Z');
  const slaughtered = doneOf(await step({ step: 'slaughtered', day: '2026-11-24' }));
  expect(await source('packages', 'box')).toMatchObject({
    slaughtered_on: '2026-11-24',
    shop_product_stock_status: 'soldout',
  });
  expect(await animal()).toMatchObject({ state: 'slaughtered', sold: { boxesSold: 24 }, isWeighed: true });
  expect(await undo(slaughtered)).toBe(true);
  expect(await source('packages', 'box')).toMatchObject({ shop_product_stock_status: 'instock' });
  await expectState('booked');

  doneOf(await step({ step: 'slaughtered', day: '2026-11-24' }));
  now = new Date('2026-12-08T18:00:00Z');
  expect(await step({ step: 'cut', day: '2026-11-23' })).toEqual({ problem: 'order' });
  doneOf(await step({ step: 'cut', day: '2026-12-08' }));
  now = new Date('2026-12-14T18:00:00Z');
  const records = async () =>
    content.rows(sql`select source from content.documents where market = 'nl' and kind = 'traceability'`);
  const before = (await records()).length;
  const delivered = doneOf(await step({ step: 'delivered', day: '2026-12-15' }));
  expect((await records()).length).toBe(before + 1);
  expect(await source('traceability', '1')).toMatchObject({
    delivery_year: 2026,
    delivery_week: 51,
    shop_animal_nr_prefix: 'NL',
    shop_animal_nr: '5736 2041 8',
    farmer_slug: 'jan',
    page_slug: 'box',
    product_id: 1001,
    slaughtered_on: '2026-11-24',
    cut_on: '2026-12-08',
  });
  await expectState('delivered');
  expect(await undo(delivered)).toBe(true);
  expect((await records()).length).toBe(before);
  await expectState('cut');
});

test('herd: an animal of which something is sold is called off only by who has dealt with the orders', async () => {
  const { acts, anna, version, animal, undo } = await herd();
  const cancel = async (isSure: boolean) =>
    acts.step(nl, { tag, version: await version(), step: 'cancelled', isSure }, anna);
  expect(await cancel(false)).toEqual({ problem: 'buyers' });
  const done = doneOf(await cancel(true));
  expect(await animal()).toMatchObject({ state: 'cancelled', shares: [{ canBuy: false }] });
  expect(await source('packages', 'box')).toMatchObject({ shop_product_stock_status: 'outofstock' });
  expect(await undo(done)).toBe(true);
  expect(await animal()).toMatchObject({ state: 'open', shares: [{ canBuy: true }] });
});

test('herd: the next animal takes over packages that are sold out; what was sold of the first stays; undone', async () => {
  const { following, acts, anna, sell, animal, version, people } = await herd();
  const next = async (fields: Partial<{ numbers: string; day: string; total: number }> = {}) => {
    const { numbers = '5736 2055 8', day = '2026-12-01', total = 60 } = fields;
    const asked = { tag, version: await version(), prefix: 'NL', numbers, day, totals: new Map([['box', total]]) };
    return following.next(nl, asked, anna);
  };
  expect(await next()).toEqual({ problem: 'notNow' });
  await sell(96, { status: 'soldout' });
  const before = await source('packages', 'box');
  expect(await next({ numbers: '5736 2041 8' })).toEqual({ problem: 'sameNumber' });
  expect(await next({ numbers: 'een' })).toEqual({ problem: 'noNumber' });
  expect(await next({ day: '2026-11-20' })).toEqual({ problem: 'early' });
  expect(await next({ total: 0 })).toEqual({ problem: 'noBoxes' });
  expect(await next({ total: 9000 })).toEqual({ problem: 'tooMuch' });
  const answer = await next();
  expect(answer).toMatchObject({ tag: 'NL573620558' });
  expect(await acts.find(nl, 'NL573620558')).toMatchObject({
    state: 'open',
    slaughterDay: '2026-12-01',
    sold: { boxes: 60, boxesSold: 0 },
    shares: [{ slug: 'box', canBuy: true }],
  });
  expect(await animal()).toMatchObject({ state: 'full', isSold: false, sold: { boxes: 96, boxesSold: 96 } });
  const undone = people.audit.undo(doneOf(answer), { id: anna.id, role: 'owner' }, ({ with: given }, tx) =>
    following.takeBack(given, anna, tx),
  );
  expect(await undone).toBe(true);
  expect(await source('packages', 'box')).toEqual(before);
  expect(await acts.find(nl, 'NL573620558')).toBeNull();
  expect(await animal()).toMatchObject({ state: 'full', isSold: true, shares: [{ canBuy: false }] });
});
