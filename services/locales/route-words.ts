import type { MessageTree } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';

function withoutNone(words: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, word]) => (typeof word === 'string' ? [[name, word]] : [])),
  );
}

/** Route and filter words of a market as a namespace. Words of some hosts only are left out: texts are the same on all. */
export function routeWords(market: Market): MessageTree {
  const { coupons, ...words } = market.words;
  const [overview, give, business, christmas] = coupons;
  const everywhere = market.productWords.filter(({ only }) => only === undefined);
  return {
    ...withoutNone(words),
    coupons: withoutNone({ overview, give, business, christmas }),
    productsOf: withoutNone(Object.fromEntries(everywhere.map(({ key, word }) => [key, word]))),
    filters: withoutNone(market.filterWords),
  };
}
