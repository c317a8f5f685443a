// One press for several: what can be done is one change, what cannot is named with why, and one press takes it back.
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { addDays, localDate } from '#rules/time/local-time.ts';
import { createUndo } from '#server/studio/create-undo.ts';
import { contentUndo } from '#services/content/editing/history.ts';
import { openDesk, typing } from '#tests/setup/editing/editing-desk.ts';
import {
  change,
  editorOptions,
  content,
  openEditorForEachTest,
  put,
  source,
} from '#tests/setup/editing/test-editor.ts';
import { undoContent } from '../../content-port.ts';
import { planUndo, undoPlan } from '../planning.ts';

openEditorForEachTest();

const { nl } = markets;

async function desk(kind = 'recipes') {
  const { port, people, ask, join } = await openDesk();
  const [anna, joris] = [await join('Anna'), await join('Joris')];
  const open = async (name: string) => {
    const view = await port.open(nl, { kind, name }, { language: 'nl', row: '' });
    if (!view) throw new Error(`there is no ${name}`);
    return view;
  };
  const save = async (name: string, typed: Record<string, string>, by = anna) =>
    port.save(nl, { kind, name, typed: typing(await open(name), typed) }, by);
  const list = async (state = '') => {
    const asked = { search: '', state, animal: '', stock: '', page: 1, language: 'nl' as const };
    return (await port.list(nl, kind, asked))?.rows ?? [];
  };
  /** As the boxes of the list send it. */
  const choose = async (...names: string[]) => {
    const rows = await list();
    return {
      kind,
      chosen: names.map((name) => ({ name, version: rows.find((row) => row.name === name)?.version ?? '' })),
    };
  };
  const { db } = content.database;
  const ways = { [contentUndo]: undoContent({ ask }), [planUndo]: undoPlan({ db }) };
  const undo = (done: number | null) => createUndo({ people, ways })(done ?? 0, anna);
  const said = (leftOut: { name: string; why: string }[]) => leftOut.map(({ name, why }) => [name, why]);
  return { port, people, anna, joris, open, save, list, choose, undo, said };
}

const titles = (...slugs: string[]) => Promise.all(slugs.map(async (slug) => (await source('recipes', slug)).title));

test('studio 4.5 several drafts are published by one press, as one change, with one line of the audit, and taken back by one', async () => {
  const { port, people, anna, save, choose, undo } = await desk();
  await save('stew', { title: 'Stoof' });
  await save('soup', { title: 'Soep' });
  const { done, leftOut } = await port.publishMany(nl, await choose('stew', 'soup'), anna);
  expect([leftOut, await titles('stew', 'soup')]).toEqual([[], ['Stoof', 'Soep']]);
  const [line] = await people.audit.recent(1);
  expect(line).toMatchObject({
    what: 'content.publishedMany',
    about: { count: 2, market: 'nl', titles: 'Stoof, Soep' },
  });
  const [one, other] = await Promise.all(
    ['stew', 'soup'].map(async (name) => (await port.history(nl, { kind: 'recipes', name }, 'nl'))?.[0]),
  );
  expect([one?.by, one?.at]).toEqual(['Anna', other?.at]);
  expect([await undo(done), await titles('stew', 'soup')]).toEqual([true, ['Stew', 'Soup']]);
});

test('studio 4.5 what cannot be published is named with why, and the rest is', async () => {
  const { port, anna, joris, open, save, choose, said } = await desk();
  for (const name of ['stew', 'soup', 'roast']) await save(name, { title: `${name} 2` });
  await save('roast', { image_url: 'no-such-picture' });
  const asked = await choose('stew', 'soup', 'roast');
  // Saved by somebody else after the list was shown.
  await save('soup', { title: 'Bisque' }, joris);
  expect((await open('roast')).issues).not.toEqual([]);
  const { leftOut } = await port.publishMany(
    nl,
    { ...asked, chosen: [...asked.chosen, { name: 'gone', version: '1.0' }] },
    anna,
  );
  expect(said(leftOut)).toEqual([
    ['gone', 'gone'],
    ['soup', 'changed'],
    ['roast', 'issues'],
  ]);
  expect(leftOut[2]?.issues).toMatchObject([{ path: 'image_url' }]);
  expect(await titles('stew', 'soup', 'roast')).toEqual(['stew 2', 'Soup', 'Roast']);
  // Nothing of it was changed.
  expect((await open('roast')).changes).toBe(2);
});

test('studio 4.5 what has no draft, what was published otherwise, and a price nobody meant stay as they are', async () => {
  const { port, anna, save, choose, said } = await desk('packages');
  await save('box', { title: 'Grote box' });
  await save('big-box', { shop_package_price: '9,02' });
  await change(await put('packages', 'box', { title: 'Doos' }));
  const { done, leftOut } = await port.publishMany(nl, await choose('box', 'big-box', 'other-box'), anna);
  expect([done, said(leftOut)]).toEqual([
    null,
    [
      ['box', 'conflict'],
      ['other-box', 'nothing'],
      ['big-box', 'prices'],
    ],
  ]);
});

test('studio 4.5 something new and what names it go together', async () => {
  const { port, anna, save, list, choose, said } = await desk('packages');
  const name = (await port.create(nl, { kind: 'packages', from: 'other-box' }, anna)) ?? '';
  await save(name, { title: 'Nieuwe box', slug: 'nieuwe-box' });
  await save('box', { body: '<p><a href="/nl/ons-vlees/nieuwe-box">nieuw</a></p>' });
  expect(said((await port.publishMany(nl, await choose('box'), anna)).leftOut)).toEqual([['box', 'issues']]);
  expect((await port.publishMany(nl, await choose('box', name), anna)).leftOut).toEqual([]);
  expect((await list('published')).map((row) => row.name)).toContain('nieuwe-box');
});

test('studio 4.5 several are planned together, and one press takes all of them out of the plan', async () => {
  const { port, people, anna, save, list, choose, undo, said } = await desk();
  await save('stew', { title: 'Stoof' });
  await save('soup', { title: 'Soep' });
  const day = addDays(localDate(editorOptions().clock(), nl.timeZone), 1);
  const asked = await choose('stew', 'soup', 'roast');
  expect(await port.planMany(nl, { ...asked, day: '', time: '' }, anna)).toEqual({ problem: 'notATime' });
  const planned = await port.planMany(nl, { ...asked, day, time: '09:00' }, anna);
  if ('problem' in planned) throw new Error(planned.problem);
  expect(said(planned.leftOut)).toEqual([['roast', 'nothing']]);
  expect(new Set((await port.plans(nl)).map(({ id }) => id)).size).toBe(1);
  expect((await list('changed')).map(({ name, plannedAt }) => [name, plannedAt !== null])).toEqual([
    ['stew', true],
    ['soup', true],
  ]);
  expect((await people.audit.recent(1))[0]).toMatchObject({ what: 'content.plannedMany', about: { count: 2 } });
  expect([await undo(planned.done), await port.plans(nl)]).toEqual([true, []]);
});

test('studio 4.5 what others name is not taken out; what only names each other goes together, and comes back by one press', async () => {
  const { port, anna, save, list, choose, undo, said } = await desk('recipes');
  const present = async () => (await list()).map(({ name }) => name);
  const alone = await port.removeMany(nl, await choose('soup', 'roast'), anna);
  expect(said(alone.leftOut)).toEqual([['soup', 'used']]);
  expect([alone.leftOut[0]?.usedBy, await present()]).toEqual([['Stew'], ['stew', 'soup']]);
  await undo(alone.done);
  await save('soup', { title: 'Soep' });
  const together = await port.removeMany(nl, await choose('stew', 'soup'), anna);
  expect([together.leftOut, await present()]).toEqual([[], ['roast']]);
  expect((await list('removed')).map(({ name }) => name).toSorted()).toEqual(['soup', 'stew']);
  expect([await undo(together.done), (await present()).toSorted()]).toEqual([true, ['roast', 'soup', 'stew']]);
  expect((await list('changed')).map(({ name }) => name)).toEqual(['soup']);
});

test('studio 4.5 things that are called by their numbers are the ones that were chosen; a draft of something new stays', async () => {
  const { port, anna, list, choose, said } = await desk('questions');
  for (const title of ['een', 'twee', 'drie'])
    await change({ do: 'put', kind: 'questions', doc: { question: title, answer: '<p>x</p>' } });
  const before = (await list()).map(({ title }) => title);
  const last = before.length;
  const draft = (await port.create(nl, { kind: 'questions', from: null }, anna)) ?? '';
  const { leftOut } = await port.removeMany(nl, await choose(String(last - 2), String(last - 1), draft), anna);
  expect(said(leftOut)).toEqual([[draft, 'onlyDraft']]);
  const after = (await list('published')).map(({ title }) => title);
  expect(after).toEqual([...before.slice(0, -3), 'drie']);
});
