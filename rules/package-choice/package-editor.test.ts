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
  stepOrSwap,
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

const four = [item('mince', 2), item('burgers', 1, 3), item('sausages', 1, 3), item('meatballs', 0, 2)];

test.each([
  { why: 'the other with the most gives way', chosen: [], press: 'burgers', becomes: [1, 2, 1, 0] },
  { why: 'the first of those with as many', chosen: [], press: 'mince', becomes: [3, 0, 1, 0] },
  { why: 'the last chosen other', chosen: ['burgers', 'sausages'], press: 'mince', becomes: [3, 1, 0, 0] },
  { why: 'never itself', chosen: ['sausages', 'mince'], press: 'mince', becomes: [3, 1, 0, 0] },
  {
    why: 'one that was chosen and has none left is passed over',
    chosen: ['burgers', 'meatballs'],
    press: 'mince',
    becomes: [3, 0, 1, 0],
  },
])('plus on a full choice swaps: $why', ({ chosen, press, becomes }) => {
  const choice = startChoice(four);
  const pressed = four.find(({ name }) => name === press) ?? item(press);
  const next = stepOrSwap(choice, four, { item: pressed, direction: 'plus', chosen });
  expect(chosenPacks(next, four).map(({ packs }) => packs)).toEqual(becomes);
});

test('PRD-13, PRD-15, PRD-D2 caps refuse the swap, and where all is of one item plus goes beyond the total', () => {
  const [mince, burgers] = four;
  if (!mince || !burgers) throw new Error('no items');
  const capped = { mince: 1, burgers: 3, sausages: 0, meatballs: 0 };
  expect(stepOrSwap(capped, four, { item: burgers, direction: 'plus', chosen: [] })).toBe(capped);
  const all = { mince: 4, burgers: 0, sausages: 0, meatballs: 0 };
  const beyond = stepOrSwap(all, four, { item: mince, direction: 'plus', chosen: [] });
  expect(editorMessage({ required: 4, total: totalPacks(beyond, four) })).toEqual({ kind: 'remove', count: 1 });
  expect(stepOrSwap(all, four, { item: mince, direction: 'minus', chosen: [] })).toEqual({ ...all, mince: 3 });
});
