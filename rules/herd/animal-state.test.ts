import { expect, test } from 'vitest';
import {
  canFollow,
  nextSteps,
  problemsOf,
  questionBefore,
  type Share,
  soldOf,
  stateOf,
  type Step,
} from './animal-state.ts';

/** 48 boxes of 2.1 kg and 24 of 4.1 kg, of which so many are sold. */
const animal = (small: number, large: number): Share[] => [
  { grams: 2100, total: 48, buyers: small, isPublished: true },
  { grams: 4100, total: 24, buyers: large, isPublished: true },
];
const none: Share[] = [{ grams: 2100, total: 0, buyers: 0, isPublished: true }];
const announced: Share[] = [{ grams: 5000, total: 42, buyers: 0, isPublished: false }];

// The table of features.md section 8.
test.each<[string, Share[], Step | null, number | null, string, string[]]>([
  ['nothing is sold', animal(0, 0), null, 0, 'open', []],
  ['all of the small ones', animal(48, 0), null, 50, 'open', []],
  ['all but one', animal(48, 23), null, 97, 'open', []],
  ['all of it', animal(48, 24), null, 100, 'full', []],
  ['one more than there is', animal(48, 25), null, 100, 'full', ['oversold']],
  ['no boxes', none, null, null, 'planned', []],
  ['only announced', announced, null, 0, 'planned', []],
  ['no package at all', [], null, null, 'planned', []],
  ['booked before all is sold', animal(48, 23), 'booked', 97, 'booked', ['notFull']],
  ['one comes back while it is full', animal(47, 24), null, 98, 'open', []],
  ['one comes back while it is booked', animal(47, 24), 'booked', 98, 'booked', ['notFull']],
  ['more of one than there is fills no other', animal(52, 23), null, 97, 'open', ['oversold']],
  ['delivered stays so', animal(47, 24), 'delivered', 98, 'delivered', []],
])('herd: %s', (_, shares, step, percent, state, problems) => {
  expect(soldOf(shares).percent).toBe(percent);
  expect(stateOf(shares, step)).toBe(state);
  expect(problemsOf(shares, stateOf(shares, step))).toEqual(problems);
});

test('herd: what is left is grams in whole numbers', () => {
  expect(soldOf(animal(48, 23))).toMatchObject({ capacity: 199_200, sold: 195_100, left: 4100, boxes: 72 });
});

test.each([
  ['planned', ['cancelled']],
  ['open', ['booked', 'cancelled']],
  ['full', ['booked']],
  ['booked', ['booked', 'slaughtered']],
  ['slaughtered', ['cut']],
  ['cut', ['delivered']],
  ['delivered', []],
  ['cancelled', []],
] as const)('herd: after %s comes %j', (state, steps) => {
  expect(nextSteps(state)).toEqual(steps);
});

test.each([
  ['booked', 'open', animal(48, 23), 'left'],
  ['booked', 'full', animal(48, 24), null],
  ['booked', 'booked', animal(47, 24), null],
  ['cancelled', 'open', animal(1, 0), 'buyers'],
  ['cancelled', 'open', animal(0, 0), null],
  ['cancelled', 'planned', none, null],
] as const)('herd: %s while %s is asked about', (step, state, shares, question) => {
  expect(questionBefore(step, state, shares)).toBe(question);
});

test.each([
  ['full', false, true],
  ['booked', false, true],
  ['booked', true, false],
  ['delivered', false, true],
  ['open', false, false],
  ['planned', false, false],
  ['cancelled', false, false],
] as const)('herd: the next animal after one that is %s, with boxes for sale: %s', (state, canBuy, can) => {
  expect(canFollow(state, [{ canBuy: false }, { canBuy }])).toBe(can);
});
