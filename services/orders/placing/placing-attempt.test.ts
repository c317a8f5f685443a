import { expect, test } from 'vitest';
import { CallError } from '#contract/errors.ts';
import { type Attempt, AttemptOver, attemptWithin } from './placing-attempt.ts';

const away = new CallError('unavailable', 'The database is out of reach');

test('C7 what ends in time is what is told', async () => {
  expect(await attemptWithin(60_000, async () => 'placed')).toBe('placed');
  await expect(attemptWithin(60_000, () => Promise.reject(away))).rejects.toBe(away);
});

test('C7 after the deadline nothing can be committed any more', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let kept: Attempt | undefined;
  const told = await attemptWithin(1, async (attempt) => {
    kept = attempt;
    await promise;
    attempt.beginCommit();
    return 'placed';
  });
  expect(told).toEqual({ result: 'late' });
  expect(kept?.isWanted()).toBe(false);
  expect(() => kept?.beginCommit()).toThrow(AttemptOver);
  resolve();
});

test('C7 a deadline during the commit, and a line that breaks during it, are told as unknown', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const told = await attemptWithin(1, async (attempt) => {
    attempt.beginCommit();
    await promise;
    return 'placed';
  });
  resolve();
  expect(told).toEqual({ result: 'unknown' });
  const broken = attemptWithin(60_000, async (attempt) => {
    attempt.beginCommit();
    throw away;
  });
  expect(await broken).toEqual({ result: 'unknown' });
});

test('C7 what the database itself refuses at the commit is no order', async () => {
  const refused = new Error('could not serialize access');
  const told = attemptWithin(60_000, async (attempt) => {
    attempt.beginCommit();
    throw refused;
  });
  await expect(told).rejects.toBe(refused);
});
