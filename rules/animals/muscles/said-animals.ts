// How many animals a text says went into how many boxes: "Deux cochons, vingt colis". Where pigs carry the mark of their farm, only
// the text says it.
const units: Partial<Record<string, string[]>> = {
  nl: 'een twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' '),
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  en: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  de: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
};

const said: Partial<Record<string, RegExp>> = {
  // Bounded: a text of content, which its owner checks and imports.
  nl: /(?<![\p{L}\d])([\p{L}]+|\d+) varkens?(?:,| voor)[^.<]{1,40}pakket/giu,
  // Bounded: a text of content, which its owner checks and imports.
  fr: /(?<![\p{L}\d])([\p{L}]+|\d+) (?:cochons?|porcs?)(?:,| pour)[^.<]{1,40}colis/giu,
  // Bounded: a text of content, which its owner checks and imports.
  en: /(?<![\p{L}\d])([\p{L}]+|\d+) pigs?(?:,| for)[^.<]{1,40}box/giu,
  // Bounded: a text of content, which its owner checks and imports.
  de: /(?<![\p{L}\d])([\p{L}]+|\d+) Schweine?(?:,| für)[^.<]{1,40}Kiste/giu,
};

/** Null where no text says it. */
export function saidAnimals(language: string, texts: readonly string[]): number | null {
  const pattern = said[language];
  if (!pattern) return null;
  const counts = texts
    .flatMap((text) => Array.from(text.matchAll(pattern)))
    .map(({ 1: word = '' }) => numberSaid(language, word))
    .filter((count) => count > 0);
  return counts.length === 0 ? null : Math.max(...counts);
}

function numberSaid(language: string, word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  const plain = word
    .toLowerCase()
    .replaceAll('é', 'e')
    .replace(/^eine?$/, 'ein');
  return (units[language]?.indexOf(plain) ?? -1) + 1;
}
