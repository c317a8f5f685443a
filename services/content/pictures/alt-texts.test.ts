import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type MarketCode, markets } from '#markets/index.ts';
import { readPictureFacts } from '#services/content/check/picture-facts.ts';
import { composeContent } from '#services/content/compose.ts';
import { type Doc, kindNames } from '#services/content/kinds.ts';
import { altTextsOf } from './alt-texts.ts';

const manifest = resolve(import.meta.dirname, '../../../database/seed/media/manifest.json');
const pictures = readPictureFacts(JSON.parse(readFileSync(manifest, 'utf8')));

/** The words of the slides of one page, as they are sent. */
function wordsOf(code: MarketCode, slides: Doc[]): unknown[] {
  const page = { slug: 'home', title: 'Home', modules: [{ module: 'slider', slider_items: slides }] };
  const items = Object.fromEntries(
    kindNames.map((kind) => [kind, kind === 'static-pages' ? [{ file: 'home.json', doc: page }] : []]),
  ) as unknown as Parameters<typeof composeContent>[0]['items'];
  const altOf = altTextsOf(markets[code], pictures);
  const { documents } = composeContent({ items, popular: [], altOf }, new Date('2026-11-16T12:00:00Z'));
  const modules = documents[0]?.detail.modules as [{ slider_items: Doc[] }] | undefined;
  return (modules?.[0].slider_items ?? []).map((slide) => slide.image_alt_text);
}

function slide(picture: string, alt?: string): Doc {
  return {
    slideritem_id: picture,
    image_url: `/media/${picture}.webp`,
    ...(alt !== undefined && { image_alt_text: alt }),
  };
}

const cut = slide('cut-beef-ribeye');
const dish = slide('dish-roast-goose-weide');
const ox = slide('animal-cow-fleckvieh-weide');

test.each([
  ['nl', ['Gemarmerde ribeye, rauw', 'Gebraden gans met appels', 'Os (Fleckvieh)']],
  ['de', ['Marmorierte Entrecôtes, roh', 'Gebratene Gans mit Äpfeln', 'Ochse (Fleckvieh)']],
  ['uk', ['Marbled ribeye steak, raw', 'Roast goose with apples', 'Steer (Fleckvieh)']],
  ['fr', ['Entrecôte persillée, viande crue', 'Oie rôtie aux pommes', 'Bœuf (Fleckvieh)']],
] as const)('IMG-D6 %s: a slide without words of its own says what its picture shows', (code, expected) => {
  expect(wordsOf(code, [cut, dish, ox])).toEqual(expected);
  expect(wordsOf(code, [slide('cut-beef-ribeye', '  ')])).toEqual([expected[0]]);
});

test('IMG-D6 the words of content win, and a picture that nobody described stays without', () => {
  expect(wordsOf('nl', [slide('cut-beef-ribeye', 'De ribeye van Henk'), slide('photo-of-ours')])).toEqual([
    'De ribeye van Henk',
    undefined,
  ]);
});

test('every text of a picture fits into the 50 characters that RCP-D3 leaves it', () => {
  const long = [...pictures].flatMap(([name, { alt = {} }]) =>
    Object.values(alt).flatMap((text) => (text.length > 50 ? [`${name}: ${text}`] : [])),
  );
  expect(long).toEqual([]);
});
