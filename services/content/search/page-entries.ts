/** Pages a visitor can reach by a menu, as they are found. */
import { isRecord } from '#contract/fields/json.ts';
import { plainText } from '#contract/fields/plain-text.ts';
import type { Market } from '#contract/market.ts';
import { parsePath } from '#rules/addresses/parse-path.ts';
import type { Route } from '#rules/addresses/route.ts';
import { type Doc, textOf } from '../kinds.ts';
import type { SearchEntry } from './search-entries.ts';

export type PageEntry = SearchEntry & { address: string; image: string };

const searchedMenus = new Set(['main-menu', 'footer']);

/** By the address it leads to, the names menus give it. */
export function pageEntries(market: Market, menus: readonly Doc[], pages: ReadonlyMap<string, Doc>): PageEntry[] {
  const named = new Map<string, Set<string>>();
  for (const menu of menus.filter(({ name }) => searchedMenus.has(textOf(name)))) {
    for (const item of Array.isArray(menu.items) ? menu.items : []) {
      const address = isRecord(item) ? textOf(item.url).replace(/[?#].*/, '') : '';
      if (!isRecord(item) || !address.startsWith(`/${market.code}/`)) continue;
      named.set(address, (named.get(address) ?? new Set()).add(textOf(item.title)));
    }
  }
  return [...named].flatMap(([address, names]) => {
    const slug = pageSlug(market, parsePath(address, market, 'production'));
    const page = slug === null ? undefined : pages.get(slug);
    if (!page) return [];
    const [first = ''] = names;
    const text = textOf(page.summary) || plainText(textOf(page.body));
    return [
      {
        kind: 'pages' as const,
        slug: address,
        title: textOf(page.title) || first,
        names: [...names, address].join('. '),
        text,
        shown: text,
        madeOf: '',
        isAvailable: true,
        address,
        image: textOf(page.image_url),
      },
    ];
  });
}

/** The name under which a page's words are stored; null for what is found as another kind. */
function pageSlug({ words }: Market, route: Route): string | null {
  switch (route.name) {
    case 'staticPage':
      return route.slug;
    case 'productList':
      return route.route.word;
    case 'coupons':
      return words.coupons[route.index] ?? null;
    case 'newFarmers':
      return 'new-farmers';
    case 'farmers':
    case 'recipes':
    case 'faq':
      return route.filter === null ? route.name : null;
    case 'breeds':
    case 'blog':
    case 'farmshop':
    case 'mission':
      return route.name;
    default:
      return null;
  }
}
