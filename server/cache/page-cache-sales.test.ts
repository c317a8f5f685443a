// What becomes of kept pages when something is sold, and of refreshes that find no place.
import { expect, test } from 'vitest';
import { minute, page, setUp, settled } from '#tests/setup/test-page-cache.ts';
import { pageMarks } from './page-marks.ts';

/** What each page of these tests shows. */
const shown: Record<string, string[]> = {
  '/nl/ons-vlees/box': ['nl packages/box'],
  '/nl': ['nl packages/*', 'nl packages/box', 'nl packages/other'],
  '/nl/ons-vlees/other': ['nl packages/other'],
  '/nl/recepten': ['nl recipes/*', 'nl recipes/stew'],
  '/nl/herkomst': ['nl packages'],
  '/de/box': ['de packages/box'],
};
const paths = Object.keys(shown);
const sale = { market: 'nl', items: ['packages/box'], urgent: [] };

function shop(isKnown: (path: string) => boolean = () => true) {
  const counts = new Map<string, number>();
  const setup = setUp(({ url }) => {
    const { pathname } = new URL(url);
    const count = (counts.get(pathname) ?? 0) + 1;
    counts.set(pathname, count);
    const made = page(`${pathname} ${count}`);
    const reads = isKnown(pathname) ? new Set(shown[pathname]) : undefined;
    pageMarks.set(made, { isIncomplete: false, isOtherSpelling: false, ...(reads && { reads }) });
    return made;
  });
  const text = async (path: string) => (await setup.get(path)).text();
  const isReady = (path: string) =>
    setup.cache.fresh(`https://shop.example${path}`, new Date('2026-11-16T08:00:00Z').getTime()) !== null;
  return { ...setup, text, isReady, rendersOf: (path: string) => counts.get(path) ?? 0 };
}

test('C6 a sale renews the pages that show the thing, at once and behind what is sent; the others stay ready', async () => {
  const { text, cache, isReady, rendersOf } = shop();
  for (const path of paths) await text(path);
  cache.renew(sale);
  const affected = ['/nl/ons-vlees/box', '/nl', '/nl/herkomst'];
  expect(paths.filter((path) => !isReady(path))).toEqual(affected);
  // Nobody waits for a render because something was sold.
  for (const path of affected) expect(await text(path)).toBe(`${path} 1`);
  expect(cache.counts.miss).toBe(paths.length);
  await expect.poll(() => paths.filter((path) => !isReady(path))).toEqual([]);
  for (const path of paths) expect(rendersOf(path), path).toBe(affected.includes(path) ? 2 : 1);
  for (const path of affected) expect(await text(path)).toBe(`${path} 2`);
});

test('C6 another order of a list renews all that show lists of the kind, and pages that said nothing count as affected', async () => {
  const { text, cache, isReady } = shop((path) => path !== '/nl/recepten');
  for (const path of paths) await text(path);
  cache.renew({ market: 'nl', items: ['packages/unseen', 'packages/*'], urgent: ['packages/unseen'] });
  expect(paths.filter((path) => !isReady(path))).toEqual(['/nl', '/nl/recepten', '/nl/herkomst']);
});

test('C6 what is sold while a page is made is on it soon after: the page is kept, and made once more', async () => {
  const doors = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { cache, get, renders } = setUp(async (_, count) => {
    await doors[count - 1]?.promise;
    const made = page(`page ${count}`);
    pageMarks.set(made, { isIncomplete: false, isOtherSpelling: false, reads: new Set(['nl packages/box']) });
    return made;
  });
  const first = get('/nl/x');
  await settled();
  cache.renew(sale);
  doors[0]?.resolve();
  expect(await (await first).text()).toBe('page 1');
  expect(await (await get('/nl/x')).text()).toBe('page 1');
  doors[1]?.resolve();
  await expect.poll(async () => (await get('/nl/x')).text()).toBe('page 2');
  await settled();
  expect(renders()).toBe(2);
});

test('C6 what is sold while a page is made is on it soon after, also when nobody asks for it meanwhile', async () => {
  const door = Promise.withResolvers<void>();
  const { cache, get, renders } = setUp(async (_, count) => {
    if (count === 1) await door.promise;
    const made = page(`page ${count}`);
    pageMarks.set(made, { isIncomplete: false, isOtherSpelling: false, reads: new Set(['nl packages/box']) });
    return made;
  });
  const first = get('/nl/x');
  await settled();
  cache.renew(sale);
  door.resolve();
  await first;
  await expect.poll(renders).toBe(2);
});

test('C6 what is sold out is seen in time also where the refresh does not come: then the next visitor waits', async () => {
  const door = Promise.withResolvers<void>();
  const { cache, get, wait } = setUp(async (_, count) => {
    if (count === 2) await door.promise;
    const made = page(`page ${count}`);
    pageMarks.set(made, { isIncomplete: false, isOtherSpelling: false, reads: new Set(['nl packages/box']) });
    return made;
  });
  await get('/nl/x');
  cache.renew({ ...sale, urgent: sale.items });
  expect(await (await get('/nl/x')).text()).toBe('page 1');
  wait(500);
  const late = get('/nl/x');
  door.resolve();
  expect(await (await late).text()).toBe('page 2');
});

/** Pages in the order in which they are made after that sale, which nobody asks for meanwhile. */
async function madeAfter(reads: Record<string, string>, sold: { items: string[]; urgent: string[] }) {
  const made: string[] = [];
  const { cache, get } = setUp(({ url }) => {
    const { pathname } = new URL(url);
    made.push(pathname);
    const answer = page(`${pathname} ${made.length}`);
    const names = new Set([`nl packages/${reads[pathname]}`]);
    pageMarks.set(answer, { isIncomplete: false, isOtherSpelling: false, reads: names });
    return answer;
  });
  for (const path of Object.keys(reads)) await get(path);
  made.length = 0;
  cache.renew({ market: 'nl', ...sold });
  await expect.poll(() => made).toHaveLength(Object.keys(reads).length);
  return made;
}

test('C6 every page that shows what was sold is made ahead, the first of them too', async () => {
  const made = await madeAfter({ '/nl/a': 'box' }, { items: ['packages/box'], urgent: [] });
  expect(made).toEqual(['/nl/a']);
});

test('C6 pages that show what is sold out are made before those whose figures changed', async () => {
  const reads = { '/nl/a': 'other', '/nl/b': 'box', '/nl/c': 'box' };
  const made = await madeAfter(reads, { items: ['packages/box', 'packages/other'], urgent: ['packages/other'] });
  // The first is begun before anything else stands in line.
  expect(made).toEqual(['/nl/c', '/nl/a', '/nl/b']);
});

test('C6 a page nobody asked for in ten minutes, or that can be invented, is not made ahead: its next visitor waits', async () => {
  const { cache, get, wait, renders } = setUp((_, count) => {
    const made = page(`page ${count}`);
    pageMarks.set(made, { isIncomplete: false, isOtherSpelling: false, reads: new Set(['nl packages/box']) });
    return made;
  });
  await get('/nl/ons-vlees/x?product_id=5');
  await get('/nl/x');
  wait(11 * minute);
  cache.renew(sale);
  await settled();
  expect(renders()).toBe(2);
  expect(await (await get('/nl/x')).text()).toBe('page 3');
  expect(await (await get('/nl/ons-vlees/x?product_id=5')).text()).toBe('page 4');
});

test('S2 84 stale pages asked for once are all new, without another visitor', async () => {
  const { get, wait, renders } = setUp((_, count) => page(`page ${count}`));
  const all = Array.from({ length: 84 }, (_, index) => `/nl/ons-vlees/box-${index}`);
  for (const path of all) await get(path);
  wait(minute);
  const old = await Promise.all(all.map(async (path) => (await get(path)).text()));
  expect(old).toEqual(all.map((_, index) => `page ${index + 1}`));
  await expect.poll(renders, { timeout: 10_000 }).toBe(168);
});
