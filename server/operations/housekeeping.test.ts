import { expect, onTestFinished, test } from 'vitest';
import { listSignUps, takeSignUp } from '#services/shop/sign-up/sign-up-store.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { startHousekeeping } from './housekeeping.ts';

const wish = { market: 'nl', language: 'nl-NL', kind: 'newsletter', email: 'jan@example.test', slug: '' } as const;

test('SGN-1 unconfirmed addresses go when the shop starts; a failure is told and ends nothing', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const said: string[] = [];
  const log = {
    info: (_: object, line: string) => void said.push(line),
    warn() {},
    error: (_: object, line: string) => void said.push(line),
  };
  await takeSignUp(database.db, wish, { now: new Date('2026-11-01T10:00:00Z'), needsConfirmation: true });
  const clock = () => new Date('2026-11-15T10:00:00Z');
  const orders = { doTimedWork: async () => ({ expired: ['NL-2026-00001'], anonymised: 2 }) };
  await startHousekeeping({ db: database.db, orders, clock, log })();
  expect(await listSignUps(database.db)).toEqual([]);
  const broken = () => {
    throw new Error('no time');
  };
  await startHousekeeping({ db: database.db, orders, clock: broken, log })();
  expect(said).toEqual([
    'sign-ups nobody confirmed are deleted',
    'orders nobody paid are given up',
    'orders as old as the law asks have no buyer any more',
    'housekeeping failed',
  ]);
});
