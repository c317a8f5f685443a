// Searches as people of each market would write them, and what they want to see first.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type MarketCode, markets } from '#markets/index.ts';
import { markedParts } from '#rules/search/marked-text.ts';
import { cleanFiles } from '../clean-files.ts';
import { composeContent } from '../compose.ts';
import { readMarketFiles } from '../content-files.ts';
import { createMemoryStore } from '../editing/memory-store.ts';
import { createContentSearch } from './content-search.ts';

const root = resolve(import.meta.dirname, '../../..');
const now = new Date('2026-11-16T09:00:00Z');
const codes = ['nl', 'fr', 'uk', 'de'] as const satisfies MarketCode[];

type Search = Awaited<ReturnType<typeof openSearch>>;
const opened = new Map<MarketCode, Promise<Search>>();

/** One for all tests of a market, as one serves all its visitors. */
function searchOf(code: MarketCode): Promise<Search> {
  const search = opened.get(code) ?? openSearch(code);
  opened.set(code, search);
  return search;
}

async function openSearch(code: MarketCode) {
  const files = await readMarketFiles(resolve(root, 'database/seed', code));
  const composed = composeContent({ ...files, items: cleanFiles(files).items }, now);
  const market = markets[code];
  const search = createContentSearch({ market, store: createMemoryStore(composed, market, () => now) });
  return async (q: string, more: object = {}) => search({ q, per_kind: 6, ...more });
}

function searchesOf(code: MarketCode): [query: string, wanted: string][] {
  const text = readFileSync(resolve(root, `tests/fixtures/searches/${code}.txt`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', wanted = ''] = line.split(' = ');
      return [query, wanted];
    });
}

describe.each(codes)('D9 searches of %s', (code) => {
  test('at least 95 of 100 have first what was wanted', async () => {
    const search = await searchOf(code);
    const wrong: string[] = [];
    const searches = searchesOf(code);
    expect(searches).toHaveLength(100);
    for (const [query, wanted] of searches) {
      const { groups } = await search(query);
      const [first] = groups;
      const hit = first ? `${first.kind}/${String(first.hits[0]?.slug)}` : 'nothing';
      if (hit !== wanted) wrong.push(`${query}: ${hit} instead of ${wanted}`);
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(5);
  });
});

describe('D9 the table of searches', () => {
  test.each([
    ['', 'empty'],
    ['k', 'one character'],
    [' ! k', 'one character and signs'],
    ['<b>', 'no letters but one'],
    ['%', 'a sign'],
    ["' OR 1=1", 'words nobody wrote'],
    ['x'.repeat(200), 'one long word'],
  ])('%j finds nothing: %s', async (query) => {
    const search = await searchOf('nl');
    expect((await search(query)).groups).toEqual([]);
  });

  test('SRC-1 two characters are enough', async () => {
    const search = await searchOf('nl');
    expect((await search('ko')).groups.length).toBeGreaterThan(0);
  });

  test('the order of the words does not matter', async () => {
    const search = await searchOf('nl');
    const [one, other] = [await search('Blaarkop 4 kilo'), await search('4 kilo blaarkop')];
    expect(one.groups.length).toBeGreaterThan(0);
    expect(one.groups).toEqual(other.groups);
  });

  test('SRC-11 accents do not count', async () => {
    const search = await searchOf('fr');
    expect((await search('epaule')).groups).toEqual((await search('Épaule')).groups);
  });

  test('one typo is forgiven, and what was taken for it is said', async () => {
    const search = await searchOf('nl');
    const { groups, meant } = await search('blaarkob');
    expect(meant).toEqual(['blaarkop']);
    expect(groups).toEqual((await search('blaarkop')).groups);
  });

  test('with two typos nothing is found, and words that are near are named', async () => {
    const search = await searchOf('nl');
    const { groups, nearest } = await search('schoulderr');
    expect(groups).toEqual([]);
    expect(nearest).toContain('schouder');
    expect(nearest.length).toBeLessThanOrEqual(3);
  });

  test('a kind has at most so many hits and tells how many there are; one kind can be asked for', async () => {
    const search = await searchOf('nl');
    const { groups } = await search('rund', { per_kind: 2 });
    const [packages] = groups;
    expect(packages).toMatchObject({ kind: 'packages' });
    expect(packages?.hits).toHaveLength(2);
    expect(packages?.total).toBeGreaterThan(2);
    const only = await search('rund', { kind: 'recipes' });
    expect(only.groups.map(({ kind }) => kind)).toEqual(['recipes']);
  });

  test.each([
    'NL 5134 0261 7',
    'nl-5134-0261-7',
    ' NL 5134.0261/7',
    'NL５１３４０２６１７',
    '513402617',
    '5134 0261 7',
  ])('D3 the ear tag %j leads to who raised the animal', async (query) => {
    const search = await searchOf('nl');
    const [first] = (await search(query)).groups;
    expect(first).toMatchObject({
      kind: 'tags',
      hits: [{ title: 'NL 5134 0261 7', farmer_slug: 'henk-de-wit', farmer_name: 'Henk de Wit' }],
    });
  });

  test.each(['5134 0288', '513402', 'NL 5134 0288'])(
    'D3 37.8 %j, a part of an ear tag, finds the animals that carry it',
    async (query) => {
      const [first] = (await (await searchOf('nl'))(query, { per_kind: 100 })).groups;
      const digits = query.replaceAll(/\D/g, '');
      expect(first?.kind).toBe('tags');
      expect(first?.hits).toContainEqual(expect.objectContaining({ slug: 'NL513402884', farmer_slug: 'henk-de-wit' }));
      for (const { slug } of first?.hits ?? []) expect(slug).toContain(digits);
    },
  );

  test.each(['1234', '123', '51340', 'NL5134O2617'])('D3 %j is no ear tag of ours', async (query) => {
    const search = await searchOf('nl');
    expect((await search(query)).groups.filter(({ kind }) => kind === 'tags')).toEqual([]);
  });

  test.each([
    ['nl', 'rund'],
    ['nl', 'varken'],
    ['fr', 'boeuf'],
    ['fr', 'porc'],
    ['uk', 'beef'],
    ['uk', 'chicken'],
    ['de', 'rind'],
    ['de', 'schwein'],
  ] as const)('%s: of the packages %j finds, those that can be ordered stand first', async (code, query) => {
    const search = await searchOf(code);
    const [first] = (await search(query, { kind: 'packages', per_kind: 100 })).groups;
    const found = first?.hits.map(({ stock_status: status }) => status === 'instock') ?? [];
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(found.toSorted((a, b) => Number(b) - Number(a)));
  });

  test.each([
    ['nl', 'rund', ['geef-een-koepon', 'een-kernthermometer-en-verder-niets'], 'koelkast'],
    ['nl', 'kip', ['joris-haandrikman', 'angus-natuurpakket'], 'schoen'],
    ['uk', 'chicken', ['the-year', 'calum-leslie', 'sirloin', 'hereford'], 'then when kitchen'],
    ['de', 'rind', ['verschenke-einen-kuhpon', 'auftauen-ohne-eile'], 'kühlschrank'],
  ] as const)(
    '%s: %j finds nothing by a short word that stands in another: %j',
    async (code, query, wrong, unmarked) => {
      const { groups, words } = await (await searchOf(code))(query, { per_kind: 100 });
      const slugs = new Set<unknown>(groups.flatMap(({ hits }) => hits.map(({ slug }) => slug)));
      expect(wrong.filter((slug) => slugs.has(slug))).toEqual([]);
      expect(markedParts(unmarked, words).filter(({ isMarked }) => isMarked)).toEqual([]);
    },
  );

  test('row 47 an excerpt has no words of a table', async () => {
    const search = await searchOf('nl');
    const texts = (await search('schenkel', { per_kind: 100 })).groups.flatMap(({ hits }) => hits);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(({ text }) => /Tijd Kern/.test(String(text)))).toEqual([]);
  });

  test('a package asked for by its whole name stands first, also when it cannot be ordered', async () => {
    const search = await searchOf('de');
    const [all] = (await search('rind', { kind: 'packages', per_kind: 100 })).groups;
    const gone = all?.hits.find(({ stock_status: status }) => status !== 'instock');
    const [first] = (await search(String(gone?.title), { kind: 'packages' })).groups;
    expect(first?.hits[0]).toMatchObject({ slug: gone?.slug });
  });
});

/** What people ask a shop, and the question or page that answers it. */
const services: Record<MarketCode, [query: string, answer: string][]> = {
  nl: [
    ['allergie', 'Welke allergenen zitten erin?'],
    ['glutenvrij', 'Welke allergenen zitten erin?'],
    ['worst zonder gluten', 'Welke allergenen zitten erin?'],
    ['zonder varken', 'Welke worst is zonder varken?'],
    ['cadeau', 'Hoe gebruik ik een koepon of kortingscode?'],
    ['geschenk', 'Hoe gebruik ik een koepon of kortingscode?'],
    ['telefoon', 'Contact'],
    ['bezorgkosten', 'Wat kost de bezorging?'],
    ['niet thuis', 'Moet ik thuis zijn?'],
    ['opnieuw bestellen', 'Hoe bestel ik nog een keer?'],
  ],
  fr: [
    ['allergie', 'Quels allergènes y a-t-il dans la viande ?'],
    ['sans gluten', 'Quels allergènes y a-t-il dans la viande ?'],
    ['sans porc', 'Quelles saucisses sont sans porc ?'],
    ['cadeau', 'Comment utiliser un bon cadeau ?'],
    ['téléphone', 'Contact'],
    ['frais de livraison', 'Livraison'],
    ['absent', 'Dois-je être chez moi ?'],
    ['commander à nouveau', 'Comment commander une nouvelle fois ?'],
  ],
  uk: [
    ['allergies', 'Which allergens are in the meat?'],
    ['gluten free', 'Which allergens are in the meat?'],
    ['without pork', 'Which sausages are made without pork?'],
    ['gift', 'Vouchers'],
    ['phone', 'Contact'],
    ['delivery cost', 'Delivery'],
    ['not at home', 'Do I have to be at home?'],
    ['order again', 'How do I order again?'],
  ],
  de: [
    ['allergie', 'Welche Allergene sind drin?'],
    ['glutenfrei', 'Welche Allergene sind drin?'],
    ['ohne schwein', 'Welche Wurst ist ohne Schwein?'],
    ['geschenk', 'Kuhpon: der Gutschein mit Kuh'],
    ['telefon', 'Kontakt'],
    ['versandkosten', 'Was kostet die Lieferung?'],
    ['nicht zu hause', 'Muss ich zu Hause sein?'],
    ['nachbestellen', 'Wie bestelle ich noch einmal?'],
  ],
};

describe.each(codes)('37.8 service words of %s', (code) => {
  test.each(services[code])('%j is answered first by %j', async (query, answer) => {
    const [first] = (await (await searchOf(code))(query)).groups;
    expect(first?.kind).toMatch(/^(questions|pages)$/);
    expect(String(first?.hits[0]?.title).replaceAll('\u202f', ' ')).toBe(answer);
  });
});

describe('37.8 what must not be in it', () => {
  test.each([
    ['nl', 'worst zonder varken', /varken/i, 'worst'],
    ['de', 'Bratwurst ohne Schwein', /schwein/i, 'bratwurst'],
    ['uk', 'sausage without pork', /pork/i, 'sausage'],
  ] as const)('%s: %j shows no goods with it, by name or by label', async (code, query, unwanted, all) => {
    const search = await searchOf(code);
    const goods = async (q: string) =>
      (await search(q, { per_kind: 100 })).groups
        .filter(({ kind }) => kind === 'packages' || kind === 'pieces')
        .flatMap(({ hits }) => hits);
    const files = await readMarketFiles(resolve(root, 'database/seed', code));
    const shown = await goods(query);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan((await goods(all)).length);
    const goodsOf = [...files.items.packages, ...files.items['farmshop-products']];
    for (const { slug } of shown) {
      const found = goodsOf.find(({ doc }) => doc.slug === slug);
      expect(JSON.stringify([found?.doc.title, found?.doc.ingredients]), String(slug)).not.toMatch(unwanted);
    }
  });
});
