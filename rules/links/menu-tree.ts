const menuLevelCount = 3;

type Id = string | number;
type Flat = { id: Id; parentId: Id | null | undefined };

export type MenuNode<T> = { item: T; children: MenuNode<T>[] };

/**
 * The tree of a flat list, in list order at every level. Deeper levels, orphans and cycles are never reached from a root and
 * so are not shown.
 */
export function menuTree<T extends Flat>(items: readonly T[]): MenuNode<T>[] {
  const childrenOf = new Map<string, T[]>();
  for (const item of items) {
    const parent = isRoot(item) ? '' : String(item.parentId);
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), item]);
  }
  return branch(childrenOf, '', menuLevelCount);
}

function isRoot({ parentId }: Flat): boolean {
  return parentId === null || parentId === undefined || parentId === '' || String(parentId) === '0';
}

function branch<T extends Flat>(childrenOf: Map<string, T[]>, parent: string, levels: number): MenuNode<T>[] {
  const items = childrenOf.get(parent) ?? [];
  // Of two items with the same id the first has the children.
  childrenOf.delete(parent);
  return items.map((item) => ({
    item,
    children: levels > 1 ? branch(childrenOf, String(item.id), levels - 1) : [],
  }));
}
