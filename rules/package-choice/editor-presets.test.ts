import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editorPresets } from './editor-presets.ts';
import { requiredPacks, totalPacks } from './package-editor.ts';

const item = (name: string, meals: number, maxPacks: number | null = null) => ({ name, meals, maxPacks });
const shown = (...items: ReturnType<typeof item>[]) =>
  editorPresets(items).map(({ kind, choice }) => `${kind} ${Object.values(choice).join('-')}`);

test.each([
  [
    'the usual package',
    [item('mince', 2), item('burger', 1, 3), item('sausage', 1, 3), item('balls', 0, 2)],
    ['all 4-0-0-0', 'half 2-2-0-0', 'own 2-1-1-0'],
  ],
  ['an odd number', [item('mince', 3), item('burger', 2, 4)], ['all 5-0', 'own 3-2']],
  ['a first item with a small cap', [item('burger', 3, 5), item('sausage', 2)], ['all 5-0', 'own 3-2']],
  [
    'caps below the half',
    [item('mince', 4), item('burger', 1, 1), item('sausage', 1, 3)],
    ['all 6-0-0', 'half 3-0-3', 'own 4-1-1'],
  ],
  ['caps that leave no other way', [item('boar', 1, 2), item('sausage', 1, 2)], ['all 2-0', 'own 1-1']],
  ['one item', [item('mince', 3)], []],
  ['nothing to choose', [], []],
  ['nothing in it', [item('mince', 0), item('burger', 0)], []],
])('PRD-11 the presets of %s', (_, items, presets) => {
  expect(shown(...items)).toEqual(presets);
});

test('PRD-11, PRD-15 every preset comes to what the package holds, and keeps to the caps it can keep to', () => {
  const any = fc.array(fc.tuple(fc.nat({ max: 9 }), fc.option(fc.nat({ max: 9 }))), { maxLength: 6 });
  fc.assert(
    fc.property(any, (drawn) => {
      const items = drawn.map(([meals, maxPacks], index) => item(`item ${index}`, meals, maxPacks));
      const presets = editorPresets(items);
      const sums = presets.map(({ choice }) => totalPacks(choice, items));
      expect(sums).toEqual(presets.map(() => requiredPacks(items)));
      const made = presets.filter(({ kind }) => kind !== 'own');
      const over = made.flatMap(({ choice }) =>
        items.filter(({ name, maxPacks }) => (choice[name] ?? 0) > (maxPacks ?? 99)),
      );
      expect(over).toEqual([]);
    }),
  );
});
