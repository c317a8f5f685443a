// What can be counted in the way the demo is written: repetition, voice, spelling. Each count has its aim.
import { beforeAll, describe, expect, test } from 'vitest';
import type { MarketCode } from '#markets/index.ts';
import type { MarketFiles } from '#services/content/content-files.ts';
import { type Doc, type KindName, kindNames, textOf } from '#services/content/kinds.ts';
import { textsOf } from '#services/content/texts-of.ts';
import { flatten, readCatalogs } from '#services/locales/catalogs.ts';
import { codes, readDemo } from '../setup/content/demo-catalogue.ts';
import { interfaceTexts, isForReaders, plain, withoutTags } from '../setup/demo-texts.ts';

/** What our voice does not say. */
const banned =
  /(?<![\p{L}])(?:lekker\p{L}*|heerlijk\p{L}*|lecker\p{L}*|köstlich\p{L}*|delicious|terroir|artisan\p{L}*)(?![\p{L}])/iu;
/** The other way to say you. German "Sie" also begins sentences about her and them: only inside one it is a slip. */
const slips: Record<MarketCode, RegExp> = {
  nl: /(?<![\p{L}])(?:u|uw)(?![\p{L}])/iu,
  fr: /(?<![\p{L}’-])(?:tu|toi|ton|tes)(?![\p{L}])/iu,
  uk: /\bthou\b/i,
  de: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?![\p{L}])/u,
};
const currencyOutOfPlace: Record<MarketCode, RegExp> = {
  nl: /\d\s?€/,
  fr: /€\s?\d/,
  uk: /\d\s?£/,
  de: /€\s?\d/,
};
const misprints = /["']|\.\.\.|\p{L} - \p{L}/u;

describe.each(codes)('the words of %s', (code) => {
  let files: MarketFiles;
  const docsOf = (kind: KindName): Doc[] => files.items[kind].map(({ doc }) => doc);
  const written = () =>
    kindNames
      .filter((kind) => kind !== 'redirects')
      .flatMap((kind) =>
        docsOf(kind).flatMap((doc) =>
          textsOf(doc)
            .filter(({ path, text }) => isForReaders(path, text))
            .map(({ path, text }) => ({ at: `${kind}/${textOf(doc.slug)} ${path}`, text: plain(text) })),
        ),
      );

  beforeAll(async () => {
    files = await readDemo(code);
  });

  test('no two stories share more than an eighth of their runs of five words', () => {
    const stories = (['packages', 'farmers', 'breeds', 'cuts', 'recipes', 'articles', 'farmshop-products'] as const)
      .flatMap((kind) =>
        docsOf(kind).map((doc) => ({
          at: `${kind}/${textOf(doc.slug)}`,
          runs: runsOf(['summary', 'card_description', 'body'].map((field) => textOf(doc[field]))),
        })),
      )
      .filter(({ runs }) => runs.size >= 50);
    const alike = stories.flatMap((one, index) =>
      stories.slice(index + 1).flatMap((other) => {
        const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
        const share = shared / Math.min(one.runs.size, other.runs.size);
        return share > 0.12 ? [`${one.at} and ${other.at}: ${Math.round(share * 100)} %`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test('no exclamation marks, no words our voice avoids, one way to say you', () => {
    const texts = written();
    expect(texts.filter(({ text }) => text.includes('!')).map(({ at }) => at)).toEqual([]);
    expect(texts.filter(({ text }) => banned.test(text)).map(({ at }) => at)).toEqual([]);
    expect(texts.flatMap(({ at, text }) => slips[code].exec(text)?.map((slip) => `${at}: ${slip}`) ?? [])).toEqual([]);
  });

  test('quotes, dots, dashes and currencies stand as they are printed', () => {
    const texts = [...written(), ...interfaceTexts(code)];
    expect(texts.filter(({ text }) => misprints.test(text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
    expect(texts.filter(({ text }) => currencyOutOfPlace[code].test(text)).map(({ at }) => at)).toEqual([]);
  });
});

test('a French sign keeps its thin space, and a unit stays with its number', async () => {
  const { items } = await readDemo('fr');
  const texts = [
    ...kindNames
      .flatMap((kind) => items[kind])
      .flatMap(({ file, doc }) =>
        textsOf(doc)
          .filter(({ path, text }) => isForReaders(path, text) || /\d kg$/.test(text))
          .map(({ path, text }) => ({ at: `${file} ${path}`, text: withoutTags(text) })),
      ),
    ...Object.entries(readCatalogs(codes).fr ?? {}).flatMap(([name, tree]) =>
      Array.from(flatten(tree), ([key, text]) => ({ at: `${name}:${key}`, text })),
    ),
  ];
  const loose = texts.filter(
    // The two English texts of the specification are no French.
    ({ at, text }) =>
      !/notFoundTitle|unexpectedTitle/.test(at) &&
      /[^\u202F][:;!?»](?:\s|$)|«[^\u202F]|\d (?:kg|g|€|%|°C)(?![\p{L}])/u.test(text),
  );
  expect(loose).toEqual([]);
});

test.each(codes)('%s: no line ends between an amount and its sign', async (code) => {
  const { items } = await readDemo(code);
  const loose = kindNames
    .flatMap((kind) => items[kind])
    .flatMap(({ file, doc }) =>
      textsOf(doc).flatMap(({ path, text }) => (/[€£] \d|\d €/u.test(text) ? [`${file} ${path}`] : [])),
    );
  expect(loose).toEqual([]);
});

test('no sub-heading of a farmer stands in two markets', async () => {
  const headings = await Promise.all(
    codes.map(async (code) => {
      const { items } = await readDemo(code);
      return items.farmers.flatMap(({ doc }) =>
        Array.from(textOf(doc.body).matchAll(/<h[23]>(.*?)<\/h[23]>/g), ([, heading = '']) => ({ code, heading })),
      );
    }),
  );
  const shared = [...Map.groupBy(headings.flat(), ({ heading }) => heading)].filter(
    ([, same]) => new Set(same.map(({ code }) => code)).size > 1,
  );
  expect(shared.map(([heading]) => heading)).toEqual([]);
});

/** Runs of five words, tables of figures left out. */
function runsOf(texts: string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => {
      const words = plain(text.replaceAll(/<table>.*?<\/table>/gs, ' '))
        .toLowerCase()
        .match(/[\p{L}\p{N}’-]+/gu);
      return (words ?? []).flatMap((_, index, all) =>
        index + 5 <= all.length ? [all.slice(index, index + 5).join(' ')] : [],
      );
    }),
  );
}
