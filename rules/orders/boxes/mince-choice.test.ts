import { expect, test } from 'vitest';
import { mincePacks, rechosen } from './mince-choice.ts';

const mince = [
  { name: 'mince', title: 'Gehakt', maxPacks: null },
  { name: 'burgers', title: 'Hamburgers', maxPacks: 3 },
];
const line = {
  choice: '2 × Gehakt, 2 × Hamburgers',
  contents: [
    { title: 'Biefstuk', packs: 1 },
    { title: 'Gehakt', packs: 2 },
    { title: 'Hamburgers', packs: 2 },
  ],
};

test.each([
  [{ mince: 4 }, '4 × Gehakt'],
  [{ mince: 1, burgers: 3 }, '1 × Gehakt, 3 × Hamburgers'],
  [{ burgers: 4 }, null],
  [{ mince: 3 }, null],
  [{ mince: 5 }, null],
  [{ mince: 6, burgers: -2 }, null],
  [{ mince: 2.5, burgers: 1.5 }, null],
  [{}, null],
])('four packs as %j are %j', (wish, choice) => {
  expect(rechosen(line, mince, new Map(Object.entries(wish)))?.choice ?? null).toBe(choice);
});

test('what has one kind, or none of today’s kinds, cannot be divided', () => {
  expect(mincePacks(line, mince.slice(0, 1))).toBeNull();
  expect(mincePacks({ contents: [{ title: 'Biefstuk', packs: 1 }] }, mince)).toBeNull();
  expect(mincePacks(line, mince)).toEqual(
    new Map([
      ['mince', 2],
      ['burgers', 2],
    ]),
  );
});

test('what else is in it stays', () => {
  expect(rechosen(line, mince, new Map([['mince', 4]]))?.contents).toEqual([
    { title: 'Biefstuk', packs: 1 },
    { title: 'Gehakt', packs: 4 },
  ]);
});
