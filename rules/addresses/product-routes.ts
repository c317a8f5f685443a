import { animalFamily } from '#rules/animals/animal-family.ts';
import type { AnimalType, BrowserMarket, HostKind, ProductKey } from '#contract/market.ts';

/** What a sub-route lists: animals, and goods such as wine. */
export type ProductGood = AnimalType | ProductKey;
export type ProductRoute = { key: ProductKey; word: string; animals: readonly ProductGood[] };

/** Types without a word of their own are listed with the animals they are made of. */
function listedWith(key: ProductKey): AnimalType[] {
  const family = animalFamily(key);
  return family === 'game' || family === 'fish' ? [family] : [];
}

/** The route table of a host kind: every key that has a path there, in its order. */
export function productWordTable(market: BrowserMarket, hostKind: HostKind): { key: ProductKey; word: string }[] {
  const entries = market.productWords.flatMap(({ key, word, only }) =>
    word === null || (only && !only.includes(hostKind)) ? [] : [{ key, word }],
  );
  const order = hostKind === 'production' ? undefined : market.productOrderOffProduction;
  if (!order) return entries;
  const rank = (key: ProductKey) => (order.includes(key) ? order.indexOf(key) : order.length);
  return entries.toSorted((one, other) => rank(one.key) - rank(other.key));
}

/** One route for each word; animals that share a word share its page. */
export function productRoutes(market: BrowserMarket, hostKind: HostKind): ProductRoute[] {
  const keysByWord = new Map<string, ProductKey[]>();
  for (const { key, word } of productWordTable(market, hostKind)) {
    keysByWord.set(word, [...(keysByWord.get(word) ?? []), key]);
  }
  return [...keysByWord].flatMap(([word, keys]) => {
    const [key] = keys;
    if (!key) return [];
    const families = keys.flatMap(listedWith);
    return [{ key, word, animals: [...new Set<ProductGood>([...keys, ...families])] }];
  });
}

export function productRouteOfWord(market: BrowserMarket, hostKind: HostKind, word: string): ProductRoute | null {
  return productRoutes(market, hostKind).find((route) => route.word === word) ?? null;
}

/** The animal is text because content names it; what has no path in this market has no route. */
export function productRouteOfAnimal(market: BrowserMarket, hostKind: HostKind, animal: string): ProductRoute | null {
  return productRoutes(market, hostKind).find((route) => route.animals.some((good) => good === animal)) ?? null;
}
