import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeBoxNumber, shareOf } from './box-number.ts';

test.each([
  { total: 48, left: 47, quantity: 1, taken: [], number: 1, why: 'the first' },
  { total: 48, left: 10, quantity: 1, taken: [], number: 38, why: '37 were sold elsewhere' },
  { total: 48, left: 9, quantity: 1, taken: [{ number: 38, quantity: 1 }], number: 39, why: 'after the one before' },
  { total: 48, left: 9, quantity: 2, taken: [], number: 38, why: 'two in a row' },
  {
    total: 48,
    left: 9,
    quantity: 1,
    taken: [{ number: 39, quantity: 1 }],
    number: 38,
    why: 'the gap of one who cancelled',
  },
  {
    total: 4,
    left: 0,
    quantity: 2,
    taken: [
      { number: 2, quantity: 1 },
      { number: 4, quantity: 1 },
    ],
    number: null,
    why: 'no two in a row',
  },
  { total: 4, left: 0, quantity: 1, taken: [{ number: 4, quantity: 1 }], number: 3, why: 'the last that is free' },
  { total: 48, left: 9, quantity: 1, taken: [], had: 40, number: 40, why: 'what it had before' },
  {
    total: 48,
    left: 8,
    quantity: 2,
    taken: [{ number: 41, quantity: 1 }],
    had: 40,
    number: 38,
    why: 'somebody else has a part of what it had',
  },
])('of $total with $left left after $quantity: $number, $why', ({ number, ...asked }) => {
  expect(freeBoxNumber(asked)).toBe(number);
});

test('no two orders that stand have one number, however they come and go', () => {
  const visit = fc.record({ quantity: fc.integer({ min: 1, max: 3 }), cancels: fc.boolean() });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.array(visit, { maxLength: 30 }), (total, visits) => {
      let taken: { number: number; quantity: number }[] = [];
      let left = total;
      for (const { quantity, cancels } of visits) {
        if (cancels) {
          const [gone, ...rest] = taken;
          left += gone?.quantity ?? 0;
          taken = rest;
        } else if (quantity <= left) {
          left -= quantity;
          const number = freeBoxNumber({ total, left, quantity, taken });
          if (number === null) left += quantity;
          else taken.push({ number, quantity });
        }
        const all = taken.flatMap(({ number, quantity: count }) =>
          Array.from({ length: count }, (_, at) => number + at),
        );
        expect(new Set(all).size).toBe(all.length);
        for (const number of all) expect(number >= 1 && number <= total).toBe(true);
      }
    }),
  );
});

test.each([
  { number: 38, quantity: 1, total: 48, animals: ['a'], from: 38, to: 38, of: 48 },
  { number: 76, quantity: 1, total: 96, animals: ['a', 'b'], from: 38, to: 38, of: 48 },
  { number: 77, quantity: 2, total: 96, animals: ['a', 'b'], from: 39, to: 39, of: 48 },
  { number: 5, quantity: 2, total: 45, animals: ['a', 'b'], from: 5, to: 6, of: 45 },
  { number: 3, quantity: 1, total: 40, animals: [], from: 3, to: 3, of: 40 },
])('number $number of $total from $animals.length animals is $from to $to of $of', ({ from, to, of, ...numbered }) => {
  expect(shareOf(numbered)).toEqual({ from, to, of });
});
