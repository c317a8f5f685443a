import { expect, test } from 'vitest';
import { readVoucherCode } from './voucher-code.ts';

test.each([
  ['KHTM-7Q2W-XP4A', 'KHTM-7Q2W-XP4A'],
  [' khtm 7q2w xp4a ', 'KHTM-7Q2W-XP4A'],
  ['khtm7q2wxp4a', 'KHTM-7Q2W-XP4A'],
  ['KHTM–7Q2W–XP4A', 'KHTM-7Q2W-XP4A'],
  // Never given out: O and 0, I, L and 1 look alike.
  ['KHTM-7Q2W-XP40', null],
  ['KHTM-7Q2W-XP4', null],
  ['KHTM-7Q2W-XP4AA', null],
  ['WELKOM10', null],
  ['', null],
])('a code of a voucher typed as %j is %j', (typed, code) => {
  expect(readVoucherCode(typed)).toBe(code);
});
