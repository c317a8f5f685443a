// The demo catalogue and the texts of the interface: each market in its own language.
import { expect, test } from 'vitest';
import type { MarketCode } from '#markets/index.ts';
import { textsOf } from '#services/content/texts-of.ts';
import { flatten, readCatalogs } from '#services/locales/catalogs.ts';
import { checkDemo, codes } from '../setup/content/demo-catalogue.ts';

test.each(codes)('I18N-2 %s: no words of another language were left behind', async (code) => {
  const { content } = await checkDemo(code);
  const found = content.documents.flatMap(({ kind, slug, source }) =>
    textsOf(source).flatMap(({ path, text }) =>
      strangersIn(code, text).map((word) => `${kind}/${slug} ${path}: ${word}`),
    ),
  );
  expect(found).toEqual([]);
});

/** Small words nobody can write a sentence without, and that mean nothing in the other languages. */
const tellTales: Record<MarketCode, string[]> = {
  nl: ['het', 'een', 'niet', 'voor', 'zijn', 'wordt', 'boeren', 'maaltijden'],
  fr: ['avec', 'une', 'vous', 'votre', 'nos'],
  uk: ['the', 'with', 'your', 'and'],
  de: ['und', 'nicht', 'eine', 'wird', 'dein'],
};

function strangersIn(code: MarketCode, text: string): string[] {
  const words =
    text
      .replaceAll(/<[^>]*>/g, ' ')
      .toLowerCase()
      .match(/[a-zà-ÿß]+/g) ?? [];
  // One such word may be part of a name; two are a sentence.
  if (/^(\/|https?:|#)/.test(text)) return [];
  return codes.flatMap((other) => {
    if (other === code) return [];
    const hits = words.filter((word) => tellTales[other].includes(word));
    return hits.length > 1 ? [`${other}: ${hits.join(', ')}`] : [];
  });
}

/** Texts that two markets have in common on purpose: names, signs, and words the languages share. */
const shared = new Set([
  'IBAN',
  'Sort code',
  'Cadeau',
  'Etiketten',
  'Animal',
  'Menu',
  'Cookies',
  'E-mail',
  'Blog',
  'Account',
  'Home',
  'Tip',
  'Print',
  'Wild',
  'Gans',
  'Gewicht',
  'Geboren in',
  'Per kilo',
  'Postcode',
  'week',
  'Alle {{count}}',
  'Bestellen',
  'Land',
  'Questions',
  'kilos',
  'Rassen',
  'iDEAL',
  'Mastercard',
  'Visa',
  'American Express',
  'PayPal',
  'Klarna',
  'Google Pay',
  'Apple Pay',
  'DPD',
  'SOFORT',
  'giropay',
  'Kadeos',
  'Facebook',
  'Instagram',
  'Pinterest',
  'Bio',
  'Demeter',
  'Express',
  'Premium',
  'MSC',
  'Label Rouge',
  'carrousel',
  'Oops! Page not found',
  'Unexpected Application Error!',
  'Video: {{title}}',
  '{{price}} per kilo',
  'Foto {{number}}',
  'Gewicht: {{weight}}',
  'Rassen: {{breeds}}',
  'Personen',
  'Artikel',
  '{{title}}, page {{page}}',
  'Total',
  'Labels',
  'Pages',
  '{{count}} minute',
  '{{count}} minutes',
  'Page {{page}}',
  'Photo {{number}}',
  'Animal {{number}}',
  '{{count}} question',
  '{{count}} questions',
  'Adresse',
  '{{amount}} min',
  'Was {{price}}',
  'gluten',
  'soja',
  'lupin',
  'Alcohol',
  'vier',
  'acht',
  'six',
  'Bancontact',
  '{{minutes}} min',
  '{{grams}} g over',
  'Stop',
  'Online',
  'Week {{week}}',
  'Nummer',
  'Datum',
  'Date',
  'Page',
  'litres',
]);

test('I18N-1 no text of the interface is the same in two markets, except on purpose', () => {
  const catalogs = readCatalogs(codes);
  const texts = new Map(
    codes.map((code) => [
      code,
      new Map(
        Object.entries(catalogs[code] ?? {}).flatMap(([name, tree]) =>
          Array.from(flatten(tree), ([key, text]) => [`${name}:${key}`, text]),
        ),
      ),
    ]),
  );
  const same = codes.flatMap((one, index) =>
    codes.slice(index + 1).flatMap((other) =>
      Array.from(texts.get(one) ?? []).flatMap(([key, text]) => {
        // Texts of variables, signs and units are alike everywhere.
        const hasWords = /\p{L}{3}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '').replaceAll(/kcal/g, ''));
        return hasWords && !shared.has(text) && texts.get(other)?.get(key) === text
          ? [`${one} = ${other} ${key}: ${text}`]
          : [];
      }),
    ),
  );
  expect(same).toEqual([]);
});
