import type { Market } from '#contract/market.ts';
import { isRecord } from '#contract/fields/json.ts';
import { parsePath } from '#rules/addresses/parse-path.ts';
import type { Route } from '#rules/addresses/route.ts';
import type { CheckInput } from './check-input.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { type TextAt, textsOf } from '#services/content/texts-of.ts';
import { type KindName, kindNames, textOf } from '#services/content/kinds.ts';
import { type IsKnown, knownSlugs } from './known-slugs.ts';

/** Fields that hold an address as a whole; in other texts only the links of HTML are looked at. */
export const addressField = /(^|\.)(url|button_link|link_[123])$/;

/** Every internal link must lead to a page that exists; of pages elsewhere only the way their addresses are made is known. */
export function checkLinks({ files, market, hasOtherPages = false }: CheckInput): ContentIssue[] {
  const isKnown = knownSlugs(files);

  /** Many documents lead to the same few pages. */
  const problems = new Map<string, string | null>();

  function problemOf(address: string): string | null {
    const known = problems.get(address);
    if (known !== undefined) return known;
    const problem = linkProblem(address, market, isKnown);
    problems.set(address, problem);
    return problem;
  }

  const targetProblem = (address: string) =>
    hasOtherPages ? linkProblem(address, market, () => true) : problemOf(address);

  return kindNames.flatMap((kind) =>
    files.items[kind].flatMap(({ file, doc }) =>
      (kind === 'redirects' ? redirectTargets(doc) : textsOf(doc).flatMap(addressesOf)).flatMap(({ path, address }) => {
        const reason = kind === 'redirects' ? targetProblem(address) : problemOf(address);
        return reason === null ? [] : [{ file, field: path, reason }];
      }),
    ),
  );
}

/** Why an address leads nowhere; null where it leads somewhere, or out of the shop. */
export function linkProblem(address: string, market: Market, isKnown: IsKnown): string | null {
  if (/^(https:|mailto:|tel:|#)/.test(address)) return null;
  if (!address.startsWith(`/${market.code}`)) return `${address} must start with /${market.code}, https: or #`;
  const route = parsePath(address.split(/[?#]/)[0] ?? '', market, 'production');
  return leadsSomewhere(route, isKnown) ? null : `${address} leads to no page`;
}

function addressesOf({ path, text }: TextAt): { path: string; address: string }[] {
  if (addressField.test(path)) return text === '' ? [] : [{ path, address: text }];
  if (!text.includes('<a')) return [];
  return [...text.matchAll(/<a\s[^<>]*href="([^"]*)"/g)].map((match) => ({ path, address: match[1] ?? '' }));
}

function redirectTargets(doc: Record<string, unknown>) {
  return Object.entries(doc).map(([path, entry]) => ({ path, address: isRecord(entry) ? textOf(entry.to) : '' }));
}

export const detailKinds: Partial<Record<Route['name'], KindName>> = {
  farmer: 'farmers',
  cut: 'cuts',
  package: 'packages',
  recipe: 'recipes',
  breed: 'breeds',
  farmshopProduct: 'farmshop-products',
  article: 'articles',
  staticPage: 'static-pages',
};

function leadsSomewhere(route: Route, isKnown: IsKnown): boolean {
  const kind = detailKinds[route.name];
  if (kind) return 'slug' in route && isKnown(kind, route.slug);
  if (route.name === 'blog') return route.category === null || isKnown('article-categories', route.category);
  return route.name !== 'missing';
}
