// Two machines on one database, each with a folder of its own, and a store between them.
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/setup/database/test-database.ts';
import { openStoreServer } from '#tests/setup/process/store-server.ts';
import { plain } from '#tests/setup/test-images.ts';
import { createLibrary } from '../library/library.ts';
import { createObjectStore } from './object-store.ts';
import { createSharedUploads } from './shared-uploads.ts';
import { readStoreAddress } from './store-address.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const none = { by: null, onWritten: async () => {} };
let shade = 0;
const photograph = () =>
  plain(`#${((shade += 1) * 70_001).toString(16).padStart(6, '0')}`, 600, 400)
    .jpeg()
    .toBuffer();

async function machine(url: string | null, now = () => new Date()) {
  const uploads = await mkdtemp(join(tmpdir(), 'kudde-shared-'));
  onTestFinished(() => rm(uploads, { recursive: true, force: true }));
  const { db } = database;
  const address = url === null ? null : readStoreAddress(url);
  const shared =
    address && createSharedUploads({ db, folder: uploads, store: createObjectStore({ address, clock: now }) });
  const folders = { uploads, own: null, shop: null };
  const library = createLibrary({ db, folders, clock: now, hasRoom: () => true, shared });
  const add = async () => {
    const added = await library.add({ bytes: await photograph(), file: 'Kalf.jpg', words: null }, none);
    if ('problem' in added) throw new Error(added.problem);
    return added.name;
  };
  return { uploads, library, shared, add, files: async () => (await readdir(uploads)).toSorted() };
}

test('studio 43.5 what one machine adds lies in the store before anybody hears of it, and comes to the other, to the byte', async () => {
  const { url, files } = await openStoreServer();
  const [one, other] = [await machine(url), await machine(url)];
  const name = await one.add();
  const kept = await readFile(join(one.uploads, `${name}.webp`));
  expect(files.get(`shop/${name}.webp`)).toEqual(kept);
  await other.shared?.follow(name);
  expect(await readFile(join(other.uploads, `${name}.webp`))).toEqual(kept);
  expect((await other.library.find(name))?.width).toBe(600);
  // What was said of a picture that is there changes nothing.
  await other.shared?.follow(name);
  await other.shared?.follow('../../etc');
  expect(await other.files()).toEqual([`${name}.webp`]);
});

test('studio 43.5 a machine that was away, and one that had pictures before there was a store, are alike after they met', async () => {
  const { url, files } = await openStoreServer();
  await database.db.execute('truncate images.pictures');
  const before = await machine(null);
  const old = await before.add();
  const [one, late] = [await machine(url), await machine(url)];
  const young = await one.add();
  const withStore = createSharedUploads({
    db: database.db,
    folder: before.uploads,
    store: createObjectStore({ address: readStoreAddress(url) as never, clock: () => new Date() }),
  });
  const read = (file: string) => readFile(join(before.uploads, file));
  expect(await withStore.meet(read)).toEqual({ brought: [`${young}.webp`], sent: [`${old}.webp`] });
  expect([...files.keys()].toSorted()).toEqual([`shop/${old}.webp`, `shop/${young}.webp`].toSorted());
  expect((await late.library.meet())?.brought.toSorted()).toEqual([`${old}.webp`, `${young}.webp`].toSorted());
  expect(await late.files()).toEqual(await before.files());
  expect(await late.library.meet()).toEqual({ brought: [], sent: [] });
  expect(await before.library.meet()).toBeNull();
});

test('studio 43.5 ST-28 while the store is away nothing is added, nowhere; afterwards it goes in', async () => {
  const { url, files, state } = await openStoreServer();
  const { library, files: local } = await machine(url);
  const [bytes, asked] = [await photograph(), { file: 'Vaars.jpg', words: null }];
  state.isAway = true;
  expect(await library.add({ bytes, ...asked }, none)).toEqual({ problem: 'noStore' });
  expect([await local(), files.size]).toEqual([[], 0]);
  expect((await library.list()).filter(({ called }) => called === 'Vaars')).toEqual([]);
  state.isAway = false;
  expect(await library.add({ bytes, ...asked }, none)).toMatchObject({ isNew: true });
  expect(files.size).toBe(1);
});

test('studio 43.5 what lay in the trash for thirty days leaves the store and every machine; while the store is away it stays', async () => {
  const { url, files, state } = await openStoreServer();
  let now = new Date('2026-11-18T12:00:00Z');
  const [one, other] = [await machine(url, () => now), await machine(url, () => now)];
  const name = await one.add();
  await other.shared?.follow(name);
  await one.library.trash(database.db, name, true);
  now = new Date('2026-12-20T12:00:00Z');
  state.isAway = true;
  expect(await one.library.emptyTrash(async () => false)).toEqual([]);
  expect(await one.files()).toEqual([`${name}.webp`]);
  state.isAway = false;
  expect(await one.library.emptyTrash(async () => false)).toEqual([name]);
  await other.shared?.follow(name);
  expect([await one.files(), await other.files(), files.size]).toEqual([[], [], 0]);
});

test('studio 43.5 a machine that was down on the thirtieth day removes the picture when it starts; what no table ever named stays', async () => {
  const { url } = await openStoreServer();
  let now = new Date('2026-11-18T12:00:00Z');
  const [one, other] = [await machine(url, () => now), await machine(url, () => now)];
  const bytes = await photograph();
  const added = await one.library.add({ bytes, file: 'Os.jpg', words: null }, none);
  const gone = 'name' in added ? added.name : '';
  const kept = await one.add();
  for (const name of [gone, kept]) await other.shared?.follow(name);
  const strange = 'losse-koe-0a1b2c.webp';
  await writeFile(join(other.uploads, strange), 'bytes');
  for (const file of await other.files()) await utimes(join(other.uploads, file), now, now);
  await one.library.trash(database.db, gone, true);
  now = new Date('2026-12-20T12:00:00Z');
  expect(await one.library.emptyTrash(async () => false)).toEqual([gone]);
  // It was told to those who listened then, and is not told again.
  await other.library.meet();
  expect(await other.files()).toEqual([`${kept}.webp`, strange].toSorted());
  expect((await other.library.list()).map(({ name }) => name).toSorted()).toEqual(
    [kept, 'losse-koe-0a1b2c'].toSorted(),
  );
  // Who sends the same photograph again has it again, on both.
  expect(await one.library.add({ bytes, file: 'Os.jpg', words: null }, none)).toEqual({ name: gone, isNew: true });
  await other.library.meet();
  expect(await other.files()).toContain(`${gone}.webp`);
  expect(await one.library.find(gone)).toMatchObject({ trashedAt: null });
  expect(await one.library.emptyTrash(async () => false)).toEqual([]);
});
