import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/setup/database/test-database.ts';
import { plain } from '#tests/setup/test-images.ts';
import { createFocalPoints, picturesChannel } from '../focal-points.ts';
import { createImages } from '../images.ts';
import { createLibrary } from './library.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const none = { by: null, onWritten: async () => {} };

type Given = { hasRoom?: () => boolean; now?: () => Date };

/** A shop with one picture of its own and its list, and nothing uploaded. */
async function open({ hasRoom = () => true, now = () => new Date() }: Given = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-library-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [uploads, shop] = [join(folder, 'uploads'), join(folder, 'shop')];
  await mkdir(uploads);
  await mkdir(shop);
  await plain('#f00', 600, 400).png().toFile(join(shop, 'cow.png'));
  await writeFile(join(shop, 'manifest.json'), JSON.stringify({ cow: { focal: [0.2, 0.3], alt: { nl: 'Een koe' } } }));
  const folders = { uploads, own: null, shop };
  const library = createLibrary({ db: database.db, folders, clock: now, hasRoom });
  const focalPoints = createFocalPoints(database.db);
  await focalPoints.read();
  const images = createImages({
    mediaDirs: [uploads, shop],
    cacheDir: join(folder, 'cache'),
    focals: focalPoints.current,
    recheckMs: 600_000,
  });
  return { uploads, library, focalPoints, images };
}

let shade = 0;
/** Another picture each time. */
const photograph = (width = 600, height = 400) =>
  plain(`#${((shade += 1) * 4097).toString(16).padStart(6, '0')}`, width, height)
    .jpeg()
    .toBuffer();

test('ST-28 the name is made of words and a hash, and the picture is served by it; the same one twice has one name', async () => {
  const { library, images, uploads } = await open();
  const bytes = await photograph();
  const told: string[] = [];
  const onWritten = async (_: object, name: string) => void told.push(name);
  const add = (file: string) => library.add({ bytes, file, words: null }, { by: null, onWritten });
  const added = await add('../../Kalf in de wei.php.JPG');
  if ('problem' in added) throw new Error(added.problem);
  expect(added).toEqual({ name: expect.stringMatching(/^kalf-in-de-wei-php-[\da-f]{6}$/), isNew: true });
  expect(await readdir(uploads)).toEqual([`${added.name}.webp`]);
  expect(await add('IMG_1.jpg')).toMatchObject({ name: added.name, isNew: false });
  // At the same time, too.
  const twin = await photograph();
  const both = await Promise.all([1, 2, 3].map(() => library.add({ bytes: twin, file: 'Vaars', words: null }, none)));
  expect(new Set(both.map((each) => 'name' in each && each.name)).size).toBe(1);
  expect(told).toEqual([added.name]);
  expect(await readdir(uploads)).toHaveLength(2);
  expect((await images.request(`/fit-250x250/${added.name}.webp`)).status).toBe(200);
  expect(await library.find(added.name)).toMatchObject({
    address: `/media/${added.name}.webp`,
    origin: 'upload',
    width: 600,
    height: 400,
    focal: [0.5, 0.5],
  });
});

test('a picture keeps what it was called, capitals and all, whatever is written of it later; and has no words by that', async () => {
  const { library } = await open();
  const added = await library.add({ bytes: await photograph(), file: 'Boer Henk.jpg', words: null }, none);
  const name = 'name' in added ? added.name : '';
  expect(await library.find(name)).toMatchObject({ called: 'Boer Henk', alt: {} });
  const change = { name, focal: [0.1, 0.2] as const, alt: { nl: 'Henk bij het hek', fr: '' }, version: 1 };
  expect(await library.change(database.db, change)).toMatchObject({ before: { alt: {} } });
  expect(await library.find(name)).toMatchObject({ called: 'Boer Henk', alt: { nl: 'Henk bij het hek' } });
  const plainOne = await library.add({ bytes: await photograph(), file: 'IMG_4412.jpg', words: null }, none);
  expect(await library.find('name' in plainOne ? plainOne.name : '')).toMatchObject({ called: null });
});

test('ST-28 of twenty at once two are encoded at a time, and all are there', async () => {
  const { library } = await open();
  const twenty = await Promise.all(Array.from({ length: 20 }, () => photograph(240, 240)));
  const added = await Promise.all(twenty.map((bytes) => library.add({ bytes, file: '', words: 'Veel' }, none)));
  expect(added.filter((each) => 'name' in each)).toHaveLength(20);
});

test('ST-31 with less room than is kept free nothing is written, and the same picture goes in when there is room', async () => {
  let isFull = true;
  const { library, uploads } = await open({ hasRoom: () => !isFull });
  const upload = { bytes: await photograph(), file: 'Koe.jpg', words: null };
  expect(await library.add(upload, none)).toEqual({ problem: 'noRoom' });
  expect(await readdir(uploads)).toEqual([]);
  isFull = false;
  expect(await library.add(upload, none)).toMatchObject({ isNew: true });
});

test('ST-29 a focal point that moves gives other crops and another ETag, without a restart, in every process that hears of it', async () => {
  const { library, images, focalPoints } = await open();
  const halves = await plain('#00f', 800, 400)
    .composite([{ input: await plain('#f00', 400, 400).png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  const added = await library.add({ bytes: halves, file: '', words: 'Twee helften' }, none);
  if ('problem' in added) throw new Error(added.problem);
  const { name } = added;
  const other = createFocalPoints(database.db);
  const heard = new Promise<string>((done) => void database.listen(picturesChannel, done));
  const tag = async () => (await images.request(`/fit-250x250/${name}.webp`)).headers.get('etag');
  const before = await tag();
  const change = { name, focal: [0, 0] as const, alt: { nl: 'Rood en blauw', fr: '' }, version: 1 };
  expect(await database.db.transaction((tx) => library.change(tx, change))).toMatchObject({ version: 2 });
  expect(await heard).toBe(name);
  await Promise.all([focalPoints.read(), other.read()]);
  expect(other.current().get(name)).toEqual([0, 0]);
  const after = await tag();
  expect(after).not.toBe(before);
  expect(
    (await images.request(`/fit-250x250/${name}.webp`, { headers: { 'if-none-match': after ?? '' } })).status,
  ).toBe(304);
  // Whoever began from what was there before is told what is there now.
  const late = await database.db.transaction((tx) => library.change(tx, { ...change, focal: [1, 1] }));
  expect(late).toMatchObject({ problem: 'changed', now: { focal: [0, 0], alt: { nl: 'Rood en blauw' }, version: 2 } });
});

test('of a picture of the shop words and focal point can be set, and it cannot be thrown away', async () => {
  const { library } = await open();
  expect(await library.find('cow')).toMatchObject({
    origin: 'shop',
    focal: [0.2, 0.3],
    altByLanguage: { nl: 'Een koe' },
    version: 0,
    width: 600,
  });
  const change = { name: 'cow', focal: [0.4, 0.6] as const, alt: { nl: 'Bertha' }, version: 0 };
  expect(await database.db.transaction((tx) => library.change(tx, change))).toMatchObject({ version: 1 });
  expect(await library.find('cow')).toMatchObject({ focal: [0.4, 0.6], alt: { nl: 'Bertha' }, trashedAt: null });
  expect(await library.trash(database.db, 'cow', true)).toBe(false);
  expect(await database.db.transaction((tx) => library.change(tx, { ...change, name: 'none' }))).toEqual({
    problem: 'unknown',
  });
});

test('the trash keeps a picture for thirty days; what content names by then comes out of it', async () => {
  let now = new Date('2026-11-01T10:00:00Z');
  const { library, uploads } = await open({ now: () => now });
  const names: string[] = [];
  for (const words of ['weg', 'terug']) {
    const added = await library.add({ bytes: await photograph(), file: '', words }, none);
    if ('name' in added) names.push(added.name);
  }
  const [gone = '', back = ''] = names;
  for (const name of names) expect(await library.trash(database.db, name, true)).toBe(true);
  expect(await library.trash(database.db, gone, true)).toBe(false);
  now = new Date('2026-11-30T10:00:00Z');
  expect(await library.emptyTrash(async () => false)).toEqual([]);
  now = new Date('2026-12-01T10:00:01Z');
  expect(await library.emptyTrash(async (name) => name === back)).toEqual([gone]);
  expect(await readdir(uploads)).toEqual([`${back}.webp`]);
  expect(await library.find(back)).toMatchObject({ trashedAt: null });
  expect(await library.find(gone)).toBeNull();
});

test('a picture whose file cannot be removed on its day keeps none of the others, and goes with the next round', async () => {
  let now = new Date('2026-11-01T10:00:00Z');
  const { library, uploads } = await open({ now: () => now });
  const names: string[] = [];
  for (const words of ['eerste', 'tweede']) {
    const added = await library.add({ bytes: await photograph(), file: '', words }, none);
    if ('name' in added) names.push(added.name);
  }
  const [stuck = '', free = ''] = names;
  for (const name of names) await library.trash(database.db, name, true);
  // A folder of this name is what no file is removed by.
  await rm(join(uploads, `${stuck}.webp`));
  await mkdir(join(uploads, `${stuck}.webp`));
  now = new Date('2026-12-05T10:00:00Z');
  expect(await library.emptyTrash(async () => false)).toEqual([free]);
  expect((await library.list()).find(({ name }) => name === stuck)?.trashedAt).not.toBeNull();
  await rm(join(uploads, `${stuck}.webp`), { recursive: true });
  expect(await library.emptyTrash(async () => false)).toEqual([stuck]);
});

test('whoever sends again what lies in the trash gets it back', async () => {
  const { library } = await open();
  const upload = { bytes: await photograph(), file: '', words: 'Os' };
  const added = await library.add(upload, none);
  if ('problem' in added) throw new Error(added.problem);
  await library.trash(database.db, added.name, true);
  expect(await library.add(upload, none)).toMatchObject({ name: added.name, isNew: true });
  expect(await library.find(added.name)).toMatchObject({ trashedAt: null });
});
