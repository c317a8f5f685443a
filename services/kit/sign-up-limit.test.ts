import { expect, test } from 'vitest';
import { createSignUpLimit } from './sign-up-limit.ts';

test('weakness 11: a flood of real sign-ups slows down those who make it; whoever comes for the first time is let in', () => {
  let now = 0;
  const limit = createSignUpLimit(() => new Date(now));
  for (let index = 0; index < 2000; index += 1) expect(limit.take(`flood ${index % 100}`)).toBe(true);
  for (let index = 0; index < 500; index += 1) expect(limit.take(`visitor ${index}`)).toBe(true);
  expect(limit.take('visitor 1')).toBe(false);
  expect(limit.take('flood 1')).toBe(false);
  now += 10 * 60_000;
  expect(limit.take('visitor 1')).toBe(true);
});

test('weakness 11: what was given back never counted, for the sender and for all', () => {
  const limit = createSignUpLimit(() => new Date(0));
  for (let index = 0; index < 5000; index += 1) {
    expect(limit.take('machine')).toBe(true);
    limit.giveBack('machine');
  }
  for (let index = 0; index < 20; index += 1) expect(limit.take('machine')).toBe(true);
  expect(limit.take('machine')).toBe(false);
});
