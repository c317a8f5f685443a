// Where a cut sits: which map shows the animal, and which areas of it a cut is taken from.
import type { AnimalType, Market } from '#contract/market.ts';
import { type CutArea, type CutMapName, cutMapAreas } from './cut-map-areas.ts';
import type { CutWords } from './cut-words/cut-words.ts';
import { wordsOfMarket } from './cut-words/words-of-market.ts';

/** Ducks, geese and turkeys are cut alike; so are all round fish. */
const mapOfAnimal: Partial<Record<AnimalType, CutMapName>> = {
  cow: 'cow',
  pig: 'pig',
  boar: 'boar',
  sheep: 'sheep',
  chicken: 'chicken',
  turkey: 'goose',
  duck: 'goose',
  goose: 'goose',
  deer: 'deer',
  roe: 'deer',
  salmon: 'fish',
  codfish: 'fish',
  fish: 'fish',
};

export type LocatedCut = { map: CutMapName; areas: readonly CutArea[] };

/** What goes into the mincer: what is left when the rest has been cut. */
const mincedAreas: Record<CutMapName, readonly CutArea[]> = {
  cow: ['neck', 'brisket', 'plate', 'flank'],
  pig: ['shoulder', 'belly'],
  boar: ['shoulder', 'belly'],
  sheep: ['neck', 'breast'],
  chicken: ['thigh'],
  goose: ['thigh'],
  deer: ['neck', 'shoulder', 'flank'],
  fish: ['belly', 'tail'],
};

/** Null where nobody drew it: a flatfish has no map, a new cut no place yet. */
export function locateCut(
  market: Pick<Market, 'code'>,
  { slug, animalTypes }: { slug: string; animalTypes: readonly string[] },
): LocatedCut | null {
  const map = mapOf(animalTypes);
  const areas = map === null ? [] : areasNamed(market, map, { texts: [slug], isMinced: false });
  return map === null || areas.length === 0 ? null : { map, areas };
}

/** The map of the first animal that has one. Content may name an animal this shop has never heard of. */
export function mapOf(animalTypes: readonly string[]): CutMapName | null {
  return animalTypes.map((animal) => mapOfAnimal[animal as AnimalType]).find((name) => name !== undefined) ?? null;
}

type Named = {
  /** By what it is called; a later text counts only where those before it say nothing. */
  texts: readonly string[];
  isMinced: boolean;
};

/** The areas a piece of meat is taken from, by the words of its name; none where they say nothing or name another animal. */
export function areasNamed({ code }: Pick<Market, 'code'>, map: CutMapName, { texts, isMinced }: Named): CutArea[] {
  const words = wordsOfMarket[code];
  const ofMap = words?.maps[map];
  if (!words || !ofMap || isOfOther(texts, map, words.animals)) return [];
  for (const text of texts) {
    const found = wordsIn(wordForm(text), ofMap, words.minced);
    const areas = found.named.length > 0 ? found.named : found.isMinced || isMinced ? mincedAreas[map] : found.loose;
    if (areas.length > 0) return cutMapAreas[map].filter((area) => areas.includes(area));
  }
  return [];
}

/** The areas a text says by themselves, without those of a dish: a stew may be from anywhere, and so may a Dutch biefstuk. */
export function areasSaid({ code }: Pick<Market, 'code'>, map: CutMapName, text: string) {
  const words = wordsOfMarket[code];
  const ofMap = words?.maps[map];
  if (!words || !ofMap || isOfOther([text], map, words.animals)) return { areas: [], isMinced: false };
  const muscles = Object.entries(ofMap.named ?? {}).filter(([word]) => !words.dishes?.includes(word));
  const { named, isMinced } = wordsIn(wordForm(text), { ...ofMap, named: Object.fromEntries(muscles) }, words.minced);
  return { areas: [...new Set(named)], isMinced };
}

/** Longer words first, each taken out of the text: "faux-filet" is no filet, a hamburger no ham. */
function wordsIn(text: string, { named = {}, loose = {} }: CutWords, minced: readonly string[]) {
  const found = { named: [] as CutArea[], loose: [] as CutArea[], isMinced: false };
  const all = [...Object.keys(named), ...Object.keys(loose), ...minced].toSorted((a, b) => b.length - a.length);
  let rest = text;
  for (const word of all) {
    if (!rest.includes(word)) continue;
    rest = rest.replaceAll(word, '|');
    found.named.push(...(named[word] ?? []));
    found.loose.push(...(loose[word] ?? []));
    found.isMinced ||= minced.includes(word);
  }
  return found;
}

type AnimalWords = Partial<Record<string, readonly string[]>>;

function isOfOther(texts: readonly string[], map: CutMapName, animals: AnimalWords): boolean {
  const words = texts.flatMap((text) => wordForm(text).split('-'));
  const names = (list: readonly string[] = []) => words.some((word) => list.some((name) => word.startsWith(name)));
  return !names(animals[map]) && Object.values(animals).some(names);
}

/** As it would stand in an address. */
function wordForm(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[äöü]/g, (letter) => `${letter.normalize('NFD')[0]}e`)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
}
