/** The names of the months, by language. */
const months: Partial<Record<string, string[]>> = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
};

/** How a time is said, around two months or before a day: from, to, until, and that it is about buying. */
type Words = { from: string; to: string; until: string; buy: RegExp };

const words: Partial<Record<string, Words>> = {
  nl: {
    from: 'van(?:af)?(?: eind| half| begin)?',
    to: 'tot(?: en met)?(?: eind| half| begin)?',
    until: 'tot en met',
    buy: /bestel|te koop|verkrijgbaar|verkopen/i,
  },
  fr: {
    from: '(?:de|du)(?: la)?(?: fin| début| mi-)?(?: 1er| \\d+)?',
    to: '(?:à|au)(?: la)?(?: fin| début| mi-)?(?: 1er| \\d+)?',
    until: 'jusqu’au',
    buy: /command|en vente|se vend/i,
  },
  en: {
    from: 'from(?: late| mid| early)?',
    to: '(?:to|until)(?: late| mid| early)?',
    until: '(?:until|by)',
    buy: /order|on sale|for sale/i,
  },
  de: {
    from: 'von(?: Ende| Mitte| Anfang)?',
    to: 'bis(?: Ende| Mitte| Anfang)?',
    until: 'bis(?: zum)?',
    buy: /bestell|gibt es|verkauf|im Programm/i,
  },
};

const two = (month: number) => String(month + 1).padStart(2, '0');

export function isAboutBuying(language: string, sentence: string): boolean {
  return words[language]?.buy.test(sentence) ?? false;
}

/** "From May to September", as months such as 05 and 09. */
export function monthsSaid(language: string, text: string): { said: string; from: string; until: string }[] {
  const [names, known] = [months[language], words[language]];
  if (!names || !known) return [];
  const any = `(${names.join('|')})`;
  // Bounded: one sentence of a document.
  const pattern = new RegExp(`(?<!\\p{L})${known.from} ?${any},? ${known.to} ?${any}(?!\\p{L})`, 'giu');
  const numberOf = (name = '') => two(names.findIndex((month) => month.toLowerCase() === name.toLowerCase()));
  return Array.from(text.matchAll(pattern)).map(({ 0: said, 1: from, 2: until }) => ({
    said,
    from: numberOf(from),
    until: numberOf(until),
  }));
}

/** "Until 15 December", as a day such as 12-15. */
export function lastDaysSaid(language: string, text: string): { said: string; day: string }[] {
  const [names, known] = [months[language], words[language]];
  if (!names || !known) return [];
  const pattern = new RegExp(`(?<!\\p{L})${known.until} (\\d{1,2})\\.? (${names.join('|')})(?!\\p{L})`, 'giu');
  return Array.from(text.matchAll(pattern)).map(({ 0: said, 1: day = '', 2: name = '' }) => {
    const month = names.findIndex((each) => each.toLowerCase() === name.toLowerCase());
    return { said, day: `${two(month)}-${day.padStart(2, '0')}` };
  });
}
