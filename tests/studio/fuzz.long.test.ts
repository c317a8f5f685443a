// Twenty thousand bodies nobody would send: whatever comes is answered, and never by a failure of ours.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzStudio } from '#tests/setup/studio/fuzz-studio.ts';
import { openStudio } from '#tests/setup/studio/open-studio.ts';
import { studioVisit } from '#tests/setup/studio/studio-visit.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
beforeAll(async () => {
  studio = await openStudio();
}, 300_000);
afterAll(() => studio?.close());

const things = [
  'packages/blaarkop-proefpakket',
  'packages/blaarkop-rundvleespakket',
  'farmers/henk-de-wit',
  'static-pages/home',
  'questions/1',
  'redirects/1',
].map((thing) => `/studio/content/${thing}`);

/** What is typed by itself, what is published and planned, and what is taken back. */
const ofThing = (path: string) => [
  { path, forms: ['item', 'discard', 'copy', 'unplan'], fields: ['do', 'to'] },
  { path: `${path}/autosave`, as: path },
  { path: `${path}/publish`, forms: ['publish', 'plan'], fields: ['day', 'time', 'joins', 'sure', 'choose:title'] },
  { path: `${path}/history`, forms: ['restore'], fields: ['number'] },
];

/** A page of an animal, by the list of them. */
async function animals(): Promise<string[]> {
  const { html } = await studioVisit(studio.url, await studio.enter('owner')).get('/studio/herd');
  return [...new Set([...html.matchAll(/href="(\/studio\/herd\/[^"?]+)/g)].map(([, path = '']) => path))].slice(0, 3);
}

test('CO-47 ST-41 20,000 random bodies to every action: no 500', { timeout: 3_600_000 }, async () => {
  const more = [`/studio/orders/${await studio.order()}`, '/studio/week/2026-W48', `${things[0]}/remove`];
  const herd = (await animals()).map((path) => ({
    path,
    forms: ['weigh', 'boxes', 'next', 'booked', 'slaughtered', 'cut', 'delivered', 'cancelled'],
    fields: ['day', 'sure', 'carcass', 'prefix', 'numbers', 'slaughterhouse', 'butcher', 'live', 'dressing', 'meat'],
  }));
  expect(herd.length).toBeGreaterThan(0);
  const undo = { path: '/studio/undo', as: '/studio', forms: [''], fields: ['id', 'back'] };
  const deep = [...things.flatMap(ofThing), ...herd, { path: '/studio/herd', forms: ['capacity'] }, undo];
  const { failed, statuses } = await fuzzStudio({ ...studio, more, deep }, { seed: 20_261_118, count: 20_000 });
  console.log(JSON.stringify(statuses));
  expect(failed).toEqual([]);
});
