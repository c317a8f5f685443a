// The page with the plates of all twelve months, the cow on home, and plates that turn with the month.
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type MarketCode, markets } from '#markets/index.ts';
import { checkContent } from '#services/content/check/check.ts';
import type { Composed } from '#services/content/composed.ts';
import { readMarketFiles } from '#services/content/content-files.ts';
import { createMemoryStore } from '#services/content/editing/memory-store.ts';
import { type Doc, textOf } from '#services/content/kinds.ts';
import { seasonOf } from '#services/content/seasons.ts';

const years = {
  nl: 'het-jaar',
  fr: 'l-annee',
  uk: 'the-year',
  de: 'das-jahr',
} satisfies Record<MarketCode, string>;
const codes = ['nl', 'fr', 'uk', 'de'] as const satisfies MarketCode[];
const plate = {
  nl: '',
  fr: '',
  uk: '',
  de: '-weide',
} satisfies Record<MarketCode, string>;
const twelve = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

type Module = {
  module: string;
  title?: string;
  body?: string;
  anchor?: string;
  slider_items?: { image_url: string }[];
};
const filesOf = (code: MarketCode) => readMarketFiles(resolve(import.meta.dirname, '../../database/seed', code));
const modulesOf = (doc: Doc | null | undefined) => (doc?.modules ?? []) as Module[];

const cows = {
  nl: '/media/breed-blaarkop.webp',
  fr: '/media/breed-charolais.webp',
  uk: '/media/breed-hereford.webp',
  de: '/media/breed-fleckvieh-weide.webp',
} satisfies Record<MarketCode, string>;

test.each(codes)('row 38 %s: beside the words about a whole cow stands a cow, in every month', async (code) => {
  const { items } = await filesOf(code);
  const home = items['static-pages'].find(({ doc }) => doc.slug === 'home')?.doc;
  const counter = modulesOf(home).find(({ module }) => module === 'herd-counter');
  expect(counter?.slider_items).toEqual([
    { slideritem_id: 'home-plate', type: 'image', image_url: cows[code], image_alt_text: expect.stringMatching(/\S/) },
  ]);
});

const composed = new Map<MarketCode, Promise<Composed>>();

/** The market's home with a plate for each month where the cow stands: what an editor may do with the plates we draw. */
async function composeWithPlates(code: MarketCode): Promise<Composed> {
  const files = await filesOf(code);
  const slides = twelve.map((month) => ({
    slideritem_id: `plate-${month}`,
    type: 'image',
    image_url: `/media/month-${month}${plate[code]}.webp`,
    season_from: `${month}-01`,
    season_until: `${month}-${new Date(Date.UTC(2027, Number(month), 0)).getUTCDate()}`,
  }));
  const pages = files.items['static-pages'].map((item) =>
    item.doc.slug === 'home'
      ? {
          ...item,
          doc: {
            ...item.doc,
            modules: modulesOf(item.doc).map((module) =>
              module.module === 'herd-counter' ? { ...module, slider_items: slides } : module,
            ),
          },
        }
      : item,
  );
  const now = new Date('2026-11-16T12:00:00Z');
  const withPlates = { ...files, items: { ...files.items, 'static-pages': pages } };
  return checkContent({ market: markets[code], files: withPlates, now, hasPicture: () => true }).content;
}

async function platesOfHome(code: MarketCode, moment: string): Promise<string[]> {
  const content = composed.get(code) ?? composeWithPlates(code);
  composed.set(code, content);
  const home = await createMemoryStore(await content, markets[code], () => new Date(moment)).find(
    'static-pages',
    'home',
  );
  const counter = modulesOf(home).find(({ module }) => module === 'herd-counter');
  return (counter?.slider_items ?? []).map(({ image_url: image }) => image);
}

test.each(codes)(
  '%s: home with dated plates shows that of the month, on its first day and on its last',
  async (code) => {
    for (const month of twelve) {
      const last = new Date(Date.UTC(2027, Number(month), 0)).getUTCDate();
      const own = [`/media/month-${month}${plate[code]}.webp`];
      expect(await platesOfHome(code, `2027-${month}-01T12:00:00Z`), month).toEqual(own);
      expect(await platesOfHome(code, `2027-${month}-${last}T12:00:00Z`), month).toEqual(own);
    }
    // The 29th of February belongs to February.
    expect(await platesOfHome(code, '2028-02-29T12:00:00Z')).toEqual([`/media/month-02${plate[code]}.webp`]);
  },
);

test('a dated plate turns at midnight of the market, an hour later in London', async () => {
  const before = '2026-11-30T22:59:59Z';
  const between = '2026-11-30T23:30:00Z';
  expect(await platesOfHome('nl', before)).toEqual(['/media/month-11.webp']);
  expect(await platesOfHome('nl', between)).toEqual(['/media/month-12.webp']);
  expect(await platesOfHome('de', between)).toEqual(['/media/month-12-weide.webp']);
  expect(await platesOfHome('uk', between)).toEqual(['/media/month-11.webp']);
  expect(await platesOfHome('uk', '2026-12-01T00:00:00Z')).toEqual(['/media/month-12.webp']);
});

async function yearOf(code: MarketCode) {
  const { items } = await filesOf(code);
  const page = items['static-pages'].find(({ doc }) => doc.slug === years[code])?.doc;
  const months = modulesOf(page).filter(({ slider_items: [slide] = [] }) =>
    slide?.image_url.startsWith('/media/month'),
  );
  return { items, page, months };
}

test.each(codes)(
  '%s: the year has twelve months in their order, each with its plate and its own words',
  async (code) => {
    const { page, months } = await yearOf(code);
    const name = new Intl.DateTimeFormat(markets[code].langTag, { month: 'long', timeZone: 'UTC' });
    expect(months.map(({ slider_items: [slide] = [] }) => slide?.image_url)).toEqual(
      twelve.map((month) => `/media/month-${month}${plate[code]}.webp`),
    );
    expect(months.map(({ title }) => title?.toLowerCase())).toEqual(
      twelve.map((month) => name.format(new Date(`2026-${month}-01`)).toLowerCase()),
    );
    // Every month can be linked to, and the page says where it is.
    for (const { anchor } of months) expect(textOf(page?.body)).toContain(`href="#${anchor}"`);
    for (const { body = '', title } of months) {
      const sentences = body.replaceAll(/<[^>]*>/g, '').split(/(?<=[^\d][.?])\s+/);
      expect(sentences.length, title).toBeGreaterThanOrEqual(2);
      expect(sentences.length, title).toBeLessThanOrEqual(4);
    }
  },
);

test.each(codes)('%s: every box of a season is named in the month in which it begins', async (code) => {
  const { items, months } = await yearOf(code);
  const missing = items.packages.flatMap(({ doc }) => {
    const season = seasonOf(doc);
    if (!season) return [];
    const month = months[Number(season.from.slice(0, 2)) - 1];
    const address = `/${code}/${markets[code].words.products}/${textOf(doc.slug)}"`;
    return month?.body?.includes(address) ? [] : [`${textOf(doc.slug)}: ${season.from}`];
  });
  expect(missing).toEqual([]);
});

test.each(codes)('%s: the footer and home lead to the year', async (code) => {
  const { items } = await yearOf(code);
  const address = `/${code}/${years[code]}`;
  const footer = items.menus.find(({ doc }) => doc.name === 'footer')?.doc;
  const home = items['static-pages'].find(({ doc }) => doc.slug === 'home')?.doc;
  expect(JSON.stringify(footer)).toContain(`"${address}"`);
  expect(JSON.stringify(home)).toContain(`href=\\"${address}\\"`);
});
