// What betrays a method rather than an author: kickers, negations, months and answers that are one text in four languages.
import { expect, test } from 'vitest';
import { sentencesOf } from '#rules/facts/sentences.ts';
import { type Doc, textOf } from '#services/content/kinds.ts';
import { readDemo } from '../setup/content/demo-catalogue.ts';

const codes = ['nl', 'fr', 'uk', 'de'] as const;
type DemoCode = (typeof codes)[number];

/** A sentence of so few words at the end of a text is a kicker; of so many texts one may have it. */
const kicker = { words: 7, oneIn: 5 };

test.each(codes)('38.5 %s: at most one in five texts of the farm shop ends on a kicker', async (code) => {
  const { items } = await readDemo(code);
  const last = items['farmshop-products'].map(({ doc }) => sentencesOf(textOf(doc.body)).at(-1) ?? '');
  const kickers = last.filter((sentence) => sentence.split(/\s+/).length <= kicker.words);
  expect(kickers.length, kickers.join('\n')).toBeLessThanOrEqual(Math.floor(last.length / kicker.oneIn));
});

const years = { nl: 'het-jaar', fr: 'l-annee', uk: 'the-year', de: 'das-jahr' } satisfies Record<DemoCode, string>;
/** What is not there. */
const no: Record<DemoCode, RegExp> = {
  nl: /(?<!\p{L})(?:geen|niet)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pas d(?:e |’)|n’en |aucune? )/iu,
  uk: /(?<!\p{L})(?:no (?!hurry|matter)|none of|we sell no)/iu,
  de: /(?<!\p{L})(?:keine?n?|nicht)(?!\p{L})/iu,
};
/** Words that excuse what a print shows. */
const excuse = /in the picture|malgré l’image|sur l’image|op de plaat|op het plaatje|im Bild|auf dem Bild/i;

async function yearOf(code: DemoCode): Promise<string[]> {
  const { items } = await readDemo(code);
  const page = items['static-pages'].find(({ doc }) => doc.slug === years[code])?.doc;
  return ((page?.modules ?? []) as Doc[])
    .filter(({ slider_items: slides }) => JSON.stringify(slides ?? '').includes('/media/month-'))
    .map(({ body }) => textOf(body));
}

test.each(codes)('38.5 %s: the year has four months at least without a "no", and excuses no picture', async (code) => {
  const months = await yearOf(code);
  expect(months).toHaveLength(12);
  expect(months.filter((body) => !no[code].test(body)).length).toBeGreaterThanOrEqual(4);
  expect(months.filter((body) => excuse.test(body))).toEqual([]);
});

/** The farms of a market have their own year: each month names somebody or something that is only there. */
test('38.5 no month begins with the same words in two languages, and January is the market’s own', async () => {
  const said: Record<DemoCode, RegExp> = {
    nl: /Henk/,
    fr: /Mathilde/,
    uk: /Walter/,
    de: /Sternsinger/,
  };
  for (const code of codes) expect((await yearOf(code))[0]).toMatch(said[code]);
  // What the four had in common, word for word.
  const shared: Record<DemoCode, RegExp> = {
    nl: /^Onweer boven de stoppels|^De kippen lopen onder|op stro/,
    fr: /^De l’orage|paille/,
    uk: /^The hens are under|^Everything that eats grass|on straw/,
    de: /^Gewitter über den Stoppeln|^Die Hühner laufen unter|^Die Eicheln fallen|^Heu wird gemacht|Stroh/,
  };
  for (const code of codes)
    expect((await yearOf(code)).flatMap((body) => sentencesOf(body).filter((line) => shared[code].test(line)))).toEqual(
      [],
    );
});

/** Answers that were one answer in four languages: Express, Premium, reviews, what is there when. */
const wasSame: Record<DemoCode, RegExp> = {
  nl: /Twee weken na de bezorging sturen/,
  fr: /C’est notre choix, pas un signe officiel|Uniquement des clients livrés|Hors saison, un colis quitte les listes/,
  uk: /It is our own choice|Only people who were sent a box|What is out of season is in no list/,
  de: /unsere eigene (?:Auswahl|Wahl)|Nur Leute, die eine Kiste bekommen haben|Was nicht da ist, steht in keiner Liste/,
};

test.each(codes)('38.5 %s: Express, Premium, reviews and the calendar are answered by this shop', async (code) => {
  const { items } = await readDemo(code);
  const same = items.questions.map(({ doc }) => textOf(doc.answer)).filter((answer) => wasSame[code].test(answer));
  expect(same).toEqual([]);
});
