import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCart } from './basket.ts';

/** Mostly pieces of a box, with anything at all where a number or an id belongs. */
const odd = fc.oneof(
  fc.integer({ min: -3, max: 9 }),
  fc.double(),
  fc.constantFrom('2', '-1', '', '1e3', null),
  fc.jsonValue(),
);
const piece = fc.record({
  quantity: odd,
  extensions: fc.record({
    bundles: fc.record({ bundled_item_data: fc.record({ bundled_item_id: odd }), bundled_by: odd }),
  }),
});

function quantitiesOf(answer: unknown): number[] {
  return Object.values(readCart(answer)?.quantities ?? {});
}

test('SHP-2 any JSON at all is read as a basket or as none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (items, rest) => {
      for (const answer of [items, { items }, { items, totals: rest }, { items: [items, rest], errors: rest }])
        expect(readCart(answer)).not.toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});

test('SHP-2 quantities too large to be added up stay whole numbers', () => {
  const huge = (quantity: number, id: number | string) => ({
    quantity,
    extensions: { bundles: { bundled_item_data: { bundled_item_id: id }, bundled_by: 0 } },
  });
  const [sum] = quantitiesOf({ items: [huge(2.8939684488253437e293, 2), huge(1.797693134862313e308, '2')] });
  expect(Number.isSafeInteger(sum)).toBe(true);
});

test('SHP-2 quantities are whole numbers above zero, whatever the pieces say', () => {
  let seen = 0;
  fc.assert(
    fc.property(fc.array(piece), (items) => {
      const quantities = quantitiesOf({ items });
      seen += quantities.length;
      expect(quantities.filter((quantity) => !Number.isInteger(quantity) || quantity <= 0)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
  expect(seen).toBeGreaterThan(100);
});
