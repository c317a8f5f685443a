import { expect, test } from 'vitest';
import { storedChoice, storedChoicesKey, withChoice } from './stored-choice.ts';

const box = {
  market: 'nl',
  slug: 'box',
  items: [
    { name: 'mince', meals: 2, maxPacks: null },
    { name: 'burger', meals: 1, maxPacks: 3 },
  ],
};
const choice = { mince: 1, burger: 2 };

/** As it comes back from the browser. */
const stored = JSON.parse(JSON.stringify(withChoice(null, box, choice)));

test('PRD-18, PRD-D4 a choice is stored under its key by package and item, and read again', () => {
  expect(storedChoicesKey).toBe('product_meatoptions_data');
  expect(storedChoice(stored, box)).toEqual(choice);
  expect(storedChoice(stored, { ...box, slug: 'other' })).toBeNull();
  expect(storedChoice(stored, { ...box, market: 'fr' })).toBeNull();
});

test('PRD-18 packages keep their choices side by side, and a new choice takes the place of the old', () => {
  const other = { ...box, slug: 'other' };
  const both = withChoice(stored, other, { mince: 3, burger: 0 });
  const changed = withChoice(both, box, { mince: 0, burger: 3 });
  expect(storedChoice(changed, box)).toEqual({ mince: 0, burger: 3 });
  expect(storedChoice(changed, other)).toEqual({ mince: 3, burger: 0 });
  expect(storedChoice(withChoice(changed, box, null), box)).toBeNull();
});

test.each([
  ['another item', [...box.items, { name: 'sausage', meals: 0 }]],
  ['an item less', box.items.slice(0, 1)],
  ['another number of packs', [{ name: 'mince', meals: 3 }, box.items[1]]],
  ['another cap', [box.items[0], { name: 'burger', meals: 1, maxPacks: 1 }]],
])('PRD-D4 a choice is dropped when the package has %s', (_, items) => {
  expect(storedChoice(stored, { ...box, items: items as typeof box.items })).toBeNull();
});

test.each([
  null,
  'text',
  [],
  { version: 2, choices: stored.choices },
  { version: 1, choices: 'many' },
  { version: 1, choices: [null, 3, { package: 'nl/box' }, { package: 'nl/box', content: 1, packs: [] }] },
  { box: { mince: 9 } },
])('PRD-D4 what another version or another program stored is no choice: %j', (unknown) => {
  expect(storedChoice(unknown, box)).toBeNull();
  expect(storedChoice(withChoice(unknown, box, choice), box)).toEqual(choice);
});

test.each([
  [
    { mince: -1, burger: 2 },
    { mince: 2, burger: 2 },
  ],
  [
    { mince: 1.5, burger: '2' },
    { mince: 2, burger: 1 },
  ],
  [
    { mince: 1, burger: 4 },
    { mince: 1, burger: 1 },
  ],
])('PRD-D4 of stored packs %j only those that can be are kept', (packs, kept) => {
  const [entry] = stored.choices;
  expect(storedChoice({ version: 1, choices: [{ ...entry, packs }] }, box)).toEqual(kept);
});

test('the oldest choices make room', () => {
  let many: unknown = null;
  for (let number = 1; number <= 31; number += 1) many = withChoice(many, { ...box, slug: `box-${number}` }, choice);
  expect(storedChoice(many, { ...box, slug: 'box-1' })).toBeNull();
  expect(storedChoice(many, { ...box, slug: 'box-2' })).toEqual(choice);
});
