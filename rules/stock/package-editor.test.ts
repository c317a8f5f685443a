import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canStep,
  chosenPacks,
  editorMessage,
  type MincedItem,
  requiredPacks,
  restoreChoice,
  startChoice,
  step,
  totalPacks,
} from './package-editor.ts';

function item(name: string, meals = 0, maxPacks: number | null = null): MincedItem {
  return { name, meals, maxPacks };
}

test.each([
  { required: 8, packs: [4, 4], total: 8, message: { kind: 'fits' } },
  { required: 8, packs: [8, 0], total: 8, message: { kind: 'fits' } },
  { required: 8, packs: [4, 3], total: 7, message: { kind: 'pickMore', count: 1 } },
  { required: 8, packs: [0, 0], total: 0, message: { kind: 'pickMore', count: 8 } },
  { required: 8, packs: [4, 5], total: 9, message: { kind: 'remove', count: 1 } },
  { required: 8, packs: [12, 0], total: 12, message: { kind: 'remove', count: 4 } },
  { required: 8, packs: [3, 3, 2], total: 8, message: { kind: 'fits' } },
  { required: 0, packs: [0, 0], total: 0, message: { kind: 'fits' } },
  { required: 0, packs: [1, 0], total: 1, message: { kind: 'remove', count: 1 } },
  { required: 1, packs: [1], total: 1, message: { kind: 'fits' } },
])('PRD-11 to PRD-14, PRD-D1 of $required packs $packs are chosen', ({ required, packs, total, message }) => {
  const items = packs.map((_count, index) => item(`item ${index}`, index === 0 ? required : 0));
  const choice = Object.fromEntries(packs.map((count, index) => [`item ${index}`, count]));
  expect(requiredPacks(items)).toBe(required);
  expect(totalPacks(choice, items)).toBe(total);
  expect(editorMessage({ required, total })).toEqual(message);
});

test.each([
  { packs: 0, cap: null, direction: 'minus', becomes: 0 },
  { packs: 1, cap: null, direction: 'minus', becomes: 0 },
  { packs: 0, cap: null, direction: 'plus', becomes: 1 },
  { packs: 99, cap: null, direction: 'plus', becomes: 100 },
  { packs: 2, cap: 3, direction: 'plus', becomes: 3 },
  { packs: 3, cap: 3, direction: 'plus', becomes: 3 },
  { packs: 3, cap: 3, direction: 'minus', becomes: 2 },
  { packs: 0, cap: 0, direction: 'plus', becomes: 0 },
  { packs: 0, cap: 3, direction: 'minus', becomes: 0 },
  { packs: 5, cap: 3, direction: 'plus', becomes: 5 },
  { packs: 5, cap: 3, direction: 'minus', becomes: 4 },
] as const)(
  'PRD-15 to PRD-17, PRD-D2 $packs packs, cap $cap, $direction: $becomes',
  ({ packs, cap, direction, becomes }) => {
    const burger = item('burger', 4, cap);
    const choice = { burger: packs, other: 7 };
    expect(step(choice, burger, direction)).toEqual({ burger: becomes, other: 7 });
    expect(canStep(choice, burger, direction)).toBe(becomes !== packs);
    expect(choice).toEqual({ burger: packs, other: 7 });
  },
);

test('PRD-16, PRD-D2 an undefined cap is no cap, and an item not chosen yet counts as 0', () => {
  const burger = { name: 'burger', meals: 0 };
  expect(step({}, burger, 'plus')).toEqual({ burger: 1 });
  expect(step({}, { name: 'constructor', meals: 0 }, 'minus')).toEqual({});
});

const items = [item('burger', 4, 6), item('gehakt', 4)];

test('PRD-11, PRD-D1 the package starts as it is composed, and that fits', () => {
  expect(startChoice(items)).toEqual({ burger: 4, gehakt: 4 });
  expect(chosenPacks({ gehakt: 8, burger: 0 }, items)).toEqual([
    { name: 'burger', packs: 0 },
    { name: 'gehakt', packs: 8 },
  ]);
});

test('PRD-D3 a package without minced items asks for nothing', () => {
  expect(editorMessage({ required: requiredPacks([]), total: totalPacks(startChoice([]), []) })).toEqual({
    kind: 'fits',
  });
});

test.each([
  ['as stored', { burger: 6, gehakt: 2 }, { burger: 6, gehakt: 2 }],
  ['zero included', { burger: 0, gehakt: 8 }, { burger: 0, gehakt: 8 }],
  ['an unknown item dropped', { worst: 2, gehakt: 3 }, { burger: 4, gehakt: 3 }],
  ['above the cap dropped', { burger: 7, gehakt: 1 }, { burger: 4, gehakt: 1 }],
  ['what is no count dropped', { burger: '3', gehakt: -1 }, { burger: 4, gehakt: 4 }],
  ['fractions dropped', { burger: 1.5, gehakt: Number.NaN }, { burger: 4, gehakt: 4 }],
  ['nothing stored', null, { burger: 4, gehakt: 4 }],
  ['something else stored', 'burger', { burger: 4, gehakt: 4 }],
])('PRD-D4 a stored choice is restored: %s', (_case, stored, expected) => {
  expect(restoreChoice(stored, items)).toEqual(expected);
});

test('PRD-11 to PRD-17 from any choice the required total can be reached again, and no step leaves the bounds', () => {
  const anyItems = fc.uniqueArray(
    fc.record({ name: fc.string({ minLength: 1 }), meals: fc.nat(5), extra: fc.option(fc.nat(3)) }),
    { selector: ({ name }) => name, minLength: 1, maxLength: 5 },
  );
  const anySteps = fc.array(fc.record({ index: fc.nat(4), isPlus: fc.boolean() }), { maxLength: 40 });
  fc.assert(
    fc.property(anyItems, anySteps, (drawn, steps) => {
      const list = drawn.map(({ name, meals, extra }) => item(name, meals, extra === null ? null : meals + extra));
      const required = requiredPacks(list);
      let choice = startChoice(list);
      for (const { index, isPlus } of steps) {
        const chosen = list[index % list.length];
        if (chosen) choice = step(choice, chosen, isPlus ? 'plus' : 'minus');
      }
      for (const { name, packs } of chosenPacks(choice, list)) {
        const cap = list.find((entry) => entry.name === name)?.maxPacks ?? Number.POSITIVE_INFINITY;
        expect(packs >= 0 && packs <= cap).toBe(true);
      }
      expect(restoreChoice(choice, list)).toEqual(choice);
      for (let message = editorMessage({ required, total: totalPacks(choice, list) }); message.kind !== 'fits';) {
        const direction = message.kind === 'remove' ? 'minus' : 'plus';
        const open = list.find((entry) => canStep(choice, entry, direction));
        if (!open) throw new Error('no step leads to the required total');
        choice = step(choice, open, direction);
        const next = editorMessage({ required, total: totalPacks(choice, list) });
        expect(next.kind === 'fits' ? 0 : next.count).toBe(message.count - 1);
        message = next;
      }
    }),
  );
});
