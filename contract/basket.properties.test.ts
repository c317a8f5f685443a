import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCart } from './basket.ts';

test('SHP-2 any JSON at all is read as a basket or as none, and quantities are whole numbers above zero', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (items, rest) => {
      for (const answer of [items, { items }, { items, totals: rest }, { items: [items, rest], errors: rest }]) {
        const quantities = Object.values(readCart(answer)?.quantities ?? {});
        expect(quantities.every((quantity) => Number.isInteger(quantity) && quantity > 0)).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});
