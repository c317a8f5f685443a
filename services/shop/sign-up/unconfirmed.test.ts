import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { forgetMail, listSignUps, removeUnconfirmed, takeSignUp } from './sign-up-store.ts';

const day = 24 * 3_600_000;
const now = new Date('2026-11-15T10:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

test('SGN-1 an address whose owner did not confirm it in seven days is deleted; all others stay', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  const take = (email: string, at: Date, needsConfirmation = true) =>
    takeSignUp(
      db,
      { market: 'nl', language: 'nl-NL', kind: 'newsletter', email, slug: '' },
      { now: at, needsConfirmation },
    );
  await take('old@example.test', ago(7 * day + 1000));
  await take('young@example.test', ago(7 * day - 1000));
  await take('stored@example.test', ago(70 * day), false);
  const unsent = await take('unsent@example.test', ago(8 * day));
  if (unsent.outcome === 'confirm') await forgetMail(db, unsent);
  // Asked for again, and mailed again, before the first link ran out.
  await take('again@example.test', ago(8 * day));
  await take('again@example.test', ago(6 * day));
  expect(await removeUnconfirmed(db, now)).toBe(2);
  expect((await listSignUps(db)).map(({ email }) => email).toSorted()).toEqual([
    'again@example.test',
    'stored@example.test',
    'young@example.test',
  ]);
});
