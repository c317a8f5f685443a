import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namespaces } from '#contract/locales.ts';
import { type MarketCode, markets } from '#markets/index.ts';
import { variablesIn } from '#rules/text/variables-in.ts';
import { flatten, readCatalogs, splitPlural } from './catalogs.ts';
import { createTexts } from './texts.ts';
import { renderMessageKeys } from './write-message-keys.ts';

const codes = Object.keys(markets) as MarketCode[];
const catalogs = readCatalogs(codes);
const texts = createTexts(markets, catalogs);

type Entry = { name: string; key: string; form: string | null; text: string; variables: string[] };

/** Every text of a market, named `namespace:path`. */
function entriesOf(code: string): Entry[] {
  return namespaces.flatMap((namespace) =>
    [...flatten(catalogs[code]?.[namespace] ?? {})].map(([path, text]) => {
      const { key, form } = splitPlural(path);
      return { name: `${namespace}:${path}`, key: `${namespace}:${key}`, form, text, variables: variablesIn(text) };
    }),
  );
}

/** Each key with the variables of all its plural forms. */
function variablesByKey(code: string): Record<string, string[]> {
  const keys = Map.groupBy(entriesOf(code), ({ key }) => key);
  return Object.fromEntries(
    [...keys].map(([key, forms]) => [key, [...new Set(forms.flatMap(({ variables }) => variables))].toSorted()]),
  );
}

function namesWhere(code: string, isBad: (entry: Entry) => boolean): string[] {
  return entriesOf(code)
    .filter(isBad)
    .map(({ name }) => name);
}

test.each(codes)('I18N-1 the catalogue of %s has the keys and placeholders of the others', (code) => {
  expect(variablesByKey(code)).toEqual(variablesByKey('nl'));
});

test.each(codes)('I18N-1 no text of %s is empty, holds markup or has spaces around it', (code) => {
  expect(namesWhere(code, ({ text }) => text.trim() === '' || text !== text.trim())).toEqual([]);
  expect(namesWhere(code, ({ text }) => /\$t\(|</.test(text))).toEqual([]);
  expect(namesWhere(code, ({ text }) => /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')))).toEqual([]);
});

test.each(codes)('I18N-1 the plural forms of %s are those of its language', (code) => {
  const forms = new Intl.PluralRules(markets[code].langTag).resolvedOptions().pluralCategories.toSorted();
  const counted = Map.groupBy(
    entriesOf(code).filter(({ form }) => form !== null),
    ({ key }) => key,
  );
  const found = [...counted].map(([key, entries]) => [key, entries.map(({ form }) => `${form}`).toSorted()]);
  expect(found).toEqual([...counted.keys()].map((key) => [key, forms]));
  expect(namesWhere(code, ({ form, variables }) => variables.includes('count') !== (form !== null))).toEqual([]);
});

test('I18N-1 there are words for what a market shows: prices, units, stock, freezer, contact, company, hours', () => {
  for (const code of codes) {
    const market = markets[code];
    const t = texts.textFor(market);
    const shown = [
      t('price.perKilo', { price: '12' }),
      t('units.kg', { amount: '4,1' }),
      t('stock.soldout'),
      t('freezer.half'),
      t('freezer.threeQuarters'),
      t('freezer.full'),
      t('company.name'),
      t('company.address'),
      t('contact.hours'),
    ];
    for (const text of shown) expect(text).not.toMatch(/\{\{|^[a-z]+\.[a-z]+/i);
    expect(t('company.name')).toContain(market.brand);
    expect(t('contact.call')).toContain(market.phone);
    expect(t('contact.write')).toContain(market.email);
    expect(market.animalTypes.filter((animal) => t.find(`animals.${animal}`) === null)).toEqual([]);
    expect(market.payments.filter((payment) => t.find(`payments.${payment}`) === null)).toEqual([]);
  }
});

test('I18N-1 brand, phone and address of mail come from the market, never from a catalogue', () => {
  for (const code of codes) {
    const source = readFileSync(new URL(`./catalogs/${code}.json`, import.meta.url), 'utf8');
    expect(source).not.toMatch(/kudde(?! komt)|weidekiste/i);
    expect(source).not.toMatch(/\+\d{2} ?\d|\b0\d{2,4}[ -]?\d{5,}/);
    for (const address of source.match(/[\w.]+@[\w.]+/g) ?? []) expect(address).toMatch(/\.example$/);
  }
});

test('I18N-1 French signs stand behind a thin space, and its quotes hold one', () => {
  const wrong = namesWhere('fr', ({ text }) => /[^\u202f][:;!?»]|«[^\u202f]|'/.test(text));
  expect(wrong).toEqual(['errors:notFoundTitle', 'errors:unexpectedTitle']);
});

test('I18N-1 no article stands before the name of a package, which may be of any gender', () => {
  for (const code of ['fr', 'de'] as const)
    expect(
      namesWhere(code, ({ text }) => /(^|\s)(un|une|le|la|eine?[nmr]?|der|die|das) \{\{title\}\}/i.test(text)),
    ).toEqual([]);
});

test('Weidekiste sells Kisten: no text calls them Pakete', () => {
  expect(namesWhere('de', ({ text }) => /paket/i.test(text))).toEqual([]);
});

test('I18N-2 the two error titles are the same in every market', () => {
  for (const code of codes) {
    const t = texts.textFor(markets[code]);
    expect(t('errors:notFoundTitle')).toBe('Oops! Page not found');
    expect(t('errors:unexpectedTitle')).toBe('Unexpected Application Error!');
  }
});

test.each([
  ['nl', 'Minimaal 2 karakters om te zoeken'],
  ['uk', 'Minimum of 2 characters to use search'],
  ['de', 'Mindestens zwei Zeichen zum Suchen'],
  ['fr', '2 caractères minimum'],
] as const)('SRC-10 the minimum message of %s is %s', (code, quote) => {
  expect(texts.textFor(markets[code])('search.minchar')).toBe(quote);
});

test.each([
  ['nl', 'link in de mail'],
  ['fr', 'Confirmez votre inscription avec le lien'],
  ['uk', 'Confirm your sign-up with the link in the email'],
  ['de', 'über den Link in der E-Mail'],
] as const)('SGN-8 the newsletter success of %s asks to confirm by the mailed link', (code, words) => {
  expect(texts.textFor(markets[code])('newsletter.success')).toContain(words);
});

test('SGN-9 the newsletter error reads as quoted in uk and is translated elsewhere', () => {
  expect(texts.textFor(markets.uk)('newsletter.error')).toBe('Registration failed. Try again.');
  for (const code of ['nl', 'fr', 'de'] as const) {
    expect(texts.textFor(markets[code])('newsletter.error')).not.toContain('Registration');
  }
});

test('SGN-10 a duplicate sign-up has a text of its own', () => {
  for (const code of codes) {
    const t = texts.textFor(markets[code]);
    const others = [t('newsletter.success'), t('newsletter.error'), t('newsletter.subscription_error')];
    expect(others).not.toContain(t('newsletter.duplicate'));
  }
});

test('CPN-11 the failure popup has its title, body and button in every market', () => {
  for (const code of codes) {
    const t = texts.textFor(markets[code]);
    for (const key of ['popup.failed.title', 'popup.failed.body', 'popup.failed.button'] as const) {
      expect(t(key)).not.toBe(key);
    }
  }
});

test.each([
  ['nl', 'de code voor je ingevuld'],
  ['fr', 'saisi le code pour vous'],
  ['uk', 'filled in the code'],
  ['de', 'den Code für dich eingetragen'],
] as const)('CPN-12 the success text of %s says the code was filled in', (code, words) => {
  expect(texts.textFor(markets[code])('popup.success.body')).toContain(words);
});

test.each([
  ['nl', /eerst een pakket in je mandje.*Daarna kun je de code/],
  ['fr', /d’abord un colis dans votre panier.*ensuite y saisir le code/],
  ['uk', /a box in your basket first.*then enter the code/],
  ['de', /zuerst eine Kiste in den Warenkorb.*Danach kannst du den Code/],
] as const)(
  'CPN-13 the failure text of %s says the code can be entered after a package is in the cart',
  (code, words) => {
    expect(texts.textFor(markets[code])('popup.failed.body')).toMatch(words);
  },
);

test.each([
  ['uk', ['Good choice', 'In demand', 'Almost sold out']],
  ['nl', ['Goede keuze', 'Erg gewild', 'Bijna uitverkocht']],
  ['fr', ['Bon choix', 'Très demandé', 'Presque épuisé']],
  ['de', ['Gute Wahl', 'Sehr gefragt', 'Fast ausverkauft']],
] as const)('CRD-8 the labels of %s are %s', (code, labels) => {
  const t = texts.textFor(markets[code]);
  expect([t('sold.goodChoice'), t('sold.inDemand'), t('sold.almostSoldOut')]).toEqual(labels);
});

test('contract/message-keys.json is what write-message-keys.ts writes', () => {
  const file = new URL('../../contract/message-keys.json', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(renderMessageKeys());
});
