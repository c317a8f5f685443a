import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLibrary } from '#services/images/library/library.ts';
import { listSignUps, takeSignUp } from '#services/shop/sign-up/sign-up-store.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { plain } from '#tests/setup/test-images.ts';
import { startHousekeeping } from './housekeeping.ts';

/** Its trash is looked at in its own tests. */
const library = { emptyTrash: async () => [] };
const wish = { market: 'nl', language: 'nl-NL', kind: 'newsletter', email: 'jan@example.test', slug: '' } as const;

test('SGN-1, C11 unconfirmed addresses go when the shop starts; a failure is told with its job and ends nothing', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const said: string[] = [];
  const log = {
    info: (_: object, line: string) => void said.push(line),
    warn() {},
    error: (details: object, line: string) => void said.push(`${line}: ${'job' in details ? String(details.job) : ''}`),
  };
  await takeSignUp(database.db, wish, { now: new Date('2026-11-01T10:00:00Z'), needsConfirmation: true });
  const clock = () => new Date('2026-11-15T10:00:00Z');
  const orders = {
    doTimedWork: async () => ({ expired: ['NL-2026-00001'], anonymised: 2, reminded: 0, problems: [] }),
  };
  await startHousekeeping({ db: database.db, orders, library, clock, log })();
  expect(await listSignUps(database.db)).toEqual([]);
  const broken = () => {
    throw new Error('no time');
  };
  await startHousekeeping({ db: database.db, orders, library, clock: broken, log })();
  expect(said).toEqual([
    'sign-ups nobody confirmed are deleted',
    'orders nobody paid are given up',
    'orders as old as the law asks have no buyer any more',
    'housekeeping failed: delete unconfirmed sign-ups',
    // The next job is done all the same.
    'orders nobody paid are given up',
    'orders as old as the law asks have no buyer any more',
  ]);
});

test('C11 what failed of the timed work of orders is told with its name', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const told: object[] = [];
  const log = { info() {}, warn() {}, error: (details: object) => void told.push(details) };
  const problems = [{ job: 'give up NL-2026-00001', err: new Error('a row is broken') }];
  const orders = { doTimedWork: async () => ({ expired: [], anonymised: 0, reminded: 0, problems }) };
  await startHousekeeping({ db: database.db, orders, library, clock: () => new Date(), log })();
  expect(told).toEqual(problems);
});

test('a process that was down on the thirtieth day empties the trash of pictures when it starts', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const uploads = await mkdtemp(join(tmpdir(), 'kudde-housekeeping-'));
  onTestFinished(() => rm(uploads, { recursive: true, force: true }));
  let now = new Date('2026-11-01T10:00:00Z');
  const { db } = database;
  const folders = { uploads, own: null, shop: null };
  const pictures = createLibrary({ db, folders, clock: () => now, hasRoom: () => true });
  const names: string[] = [];
  for (const [file, colour] of Object.entries({ 'os.jpg': '#123456', 'koe.jpg': '#654321' })) {
    const bytes = await plain(colour, 600, 400).jpeg().toBuffer();
    const added = await pictures.add({ bytes, file, words: null }, { by: null, onWritten: async () => {} });
    names.push('name' in added ? added.name : '');
  }
  const [old = '', young = ''] = names;
  await pictures.trash(db, old, true);
  now = new Date('2026-12-20T10:00:00Z');
  await pictures.trash(db, young, true);
  // The first start after it: nothing ran in between.
  now = new Date('2027-01-14T10:00:00Z');
  const log = { info() {}, warn() {}, error: (problem: object) => expect.fail(JSON.stringify(problem)) };
  const orders = { doTimedWork: async () => ({ expired: [], anonymised: 0, reminded: 0, problems: [] }) };
  await startHousekeeping({ db, orders, library: pictures, clock: () => now, log })();
  expect(await readdir(uploads)).toEqual([`${young}.webp`]);
});
