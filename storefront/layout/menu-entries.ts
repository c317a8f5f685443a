import type { MenuItem } from '#contract/entities/menu-item.ts';
import type { BrowserMarket, HostKind } from '#contract/market.ts';
import { menuLink } from '#rules/links/menu-link.ts';
import { type MenuNode, menuTree } from '#rules/links/menu-tree.ts';

export type MenuEntry = {
  id: string;
  title: string;
  /** Null for a heading that leads nowhere itself. */
  to: string | null;
  icon: MenuIcon | null;
  children: MenuEntry[];
};

/** Drawings of public/images/animals.svg that an editor may choose. */
const menuIcons = [
  'boar',
  'chicken',
  'codfish',
  'cow',
  'deer',
  'duck',
  'fish',
  'game',
  'goat',
  'goose',
  'pig',
  'roe',
  'salmon',
  'sheep',
  'turkey',
  'wine',
] as const;
type MenuIcon = (typeof menuIcons)[number];

function iconOf(className: string | null): MenuIcon | null {
  return menuIcons.find((name) => className === name || className === `icon-${name}`) ?? null;
}

/** A menu as it is shown: a tree whose entries lead somewhere, or hold entries that do. */
export function menuEntries(items: readonly MenuItem[], market: BrowserMarket, hostKind: HostKind): MenuEntry[] {
  const entry = ({ item, children }: MenuNode<MenuItem>): MenuEntry[] => {
    const to = menuLink(market, item, hostKind);
    const below = children.flatMap(entry);
    if (item.title === '' || (to === null && below.length === 0)) return [];
    return [{ id: item.id, title: item.title, to, icon: iconOf(item.icon) ?? iconOf(item.animal), children: below }];
  };
  return menuTree(items).flatMap(entry);
}
