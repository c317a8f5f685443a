import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MenuNode, menuTree } from './menu-tree.ts';

type Id = string | number;
type Flat = { id: Id; parentId: Id | null | undefined };

function print(nodes: readonly MenuNode<Flat>[], separator = ', '): string {
  return nodes
    .map(({ item, children }) => `${item.id}${children.length > 0 ? `[${print(children, ',')}]` : ''}`)
    .join(separator);
}

const item = (id: Id, parentId: Id | null | undefined): Flat => ({ id, parentId });

test.each<[string, Flat[], string]>([
  ['1:null', [item(1, null)], '1'],
  ['1:0 2:1', [item(1, 0), item(2, 1)], '1[2]'],
  ['1:null 2:1 3:2', [item(1, null), item(2, 1), item(3, 2)], '1[2[3]]'],
  ['1:null 2:1 3:2 4:3', [item(1, null), item(2, 1), item(3, 2), item(4, 3)], '1[2[3]]'],
  ['3:2 2:1 1:null', [item(3, 2), item(2, 1), item(1, null)], '1[2[3]]'],
  ['1:null 2:null 3:1 4:2 5:1', [item(1, null), item(2, null), item(3, 1), item(4, 2), item(5, 1)], '1[3,5], 2[4]'],
  ['1:null 2:99', [item(1, null), item(2, 99)], '1'],
  ['1:null 2:3 3:2', [item(1, null), item(2, 3), item(3, 2)], '1'],
  ["1:'' 2:1", [item(1, ''), item(2, 1)], '1[2]'],
  ['1:null 2:1 as text', [item('1', null), item(2, '1')], '1[2]'],
  ['text against number', [item(1, '0'), item('2', '1'), item('3', 2)], '1[2[3]]'],
  ['no parent at all', [item(1, undefined)], '1'],
  ['its own parent', [item(1, null), item(2, 2)], '1'],
  ['the same id twice', [item(1, null), item(1, null), item(2, 1)], '1[2], 1'],
  ['an empty list', [], ''],
])('HDR-1, HDR-2 %s', (_title, items, tree) => {
  expect(print(menuTree(items))).toBe(tree);
});

test('HDR-2 whatever the list, no tree is deeper than three levels and no item shows twice', () => {
  const id = fc.integer({ min: 0, max: 8 });
  const parentId = fc.oneof(id, id.map(String), fc.constantFrom('', null, undefined));
  const depth = (nodes: readonly MenuNode<Flat>[]): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depth(children)));
  const shown = (nodes: readonly MenuNode<Flat>[]): Flat[] =>
    nodes.flatMap((node) => [node.item, ...shown(node.children)]);
  fc.assert(
    fc.property(fc.array(fc.record({ id, parentId }), { maxLength: 20 }), (items) => {
      const tree = menuTree(items);
      expect(depth(tree)).toBeLessThanOrEqual(3);
      expect(new Set(shown(tree)).size).toBe(shown(tree).length);
      for (const { item, children } of tree) {
        for (const child of children) expect(String(child.item.parentId)).toBe(String(item.id));
      }
    }),
    { numRuns: 500 },
  );
});
