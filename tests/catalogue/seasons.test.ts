// Goose, turkey and asparagus come and go with the calendar, and what is for a feast comes before it.
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type MarketCode, markets } from '#markets/index.ts';
import { addDays } from '#rules/time/local-time.ts';
import { estimatedDelivery } from '#rules/time/delivery.ts';
import { isInSeason } from '#rules/time/season.ts';
import { checkContent } from '#services/content/check/check.ts';
import type { Composed } from '#services/content/composed.ts';
import { readMarketFiles } from '#services/content/content-files.ts';
import { createMemoryStore } from '#services/content/editing/memory-store.ts';
import { type KindName, textOf } from '#services/content/kinds.ts';
import { resolveDates } from '#services/content/relative-dates.ts';
import { seasonOf } from '#services/content/seasons.ts';
import { textsOf } from '#services/content/texts-of.ts';
import { plain } from '../setup/demo-texts.ts';

const codes = ['nl', 'fr', 'uk', 'de'] as const satisfies MarketCode[];
const filesOf = (code: MarketCode) => readMarketFiles(resolve(import.meta.dirname, '../../database/seed', code));

const composed = new Map<MarketCode, Promise<Composed>>();

async function compose(code: MarketCode): Promise<Composed> {
  const now = new Date('2026-11-16T12:00:00Z');
  return checkContent({ market: markets[code], files: await filesOf(code), now, hasPicture: () => true }).content;
}

async function storeOn(code: MarketCode, day: string) {
  const content = composed.get(code) ?? compose(code);
  composed.set(code, content);
  return createMemoryStore(await content, markets[code], () => new Date(`${day}T12:00:00Z`));
}

test.each<[code: MarketCode, kind: KindName, slug: string, there: string[], gone: string[]]>([
  ['de', 'packages', 'martinsgans-ganz', ['2026-10-01', '2026-12-10'], ['2026-09-30', '2026-12-11', '2027-07-01']],
  ['de', 'packages', 'gaensekiste', ['2026-10-15', '2026-12-10'], ['2026-10-14', '2027-04-01']],
  ['de', 'packages', 'ganze-bronzepute', ['2026-11-01', '2026-12-10'], ['2026-10-31', '2027-07-01']],
  ['de', 'recipes', 'lammkoteletts-mit-spargel', ['2027-04-15', '2027-06-24'], ['2026-11-16', '2027-06-25']],
  ['de', 'recipes', 'martinsgans-mit-aepfeln', ['2026-10-01', '2027-01-06'], ['2027-01-07', '2027-07-01']],
  ['nl', 'packages', 'hele-kerstkalkoen', ['2026-10-15', '2026-12-15'], ['2026-10-14', '2026-12-16', '2027-07-01']],
  ['nl', 'recipes', 'lamskoteletten-met-asperges', ['2027-04-15', '2027-06-24'], ['2026-11-16', '2027-06-25']],
  ['nl', 'packages', 'texels-lam-kwart', ['2026-08-25', '2026-12-11'], ['2026-12-12', '2027-04-01']],
  ['de', 'packages', 'deichlamm-kiste', ['2026-08-01', '2026-12-31'], ['2027-01-01', '2027-07-31']],
  ['de', 'packages', 'duroc-waldschwein-kiste', ['2026-10-01', '2027-03-31'], ['2027-04-01', '2027-09-30']],
  ['fr', 'packages', 'colis-de-fetes-chapon', ['2026-11-01', '2026-12-11'], ['2026-10-31', '2026-12-12']],
  ['fr', 'packages', 'colis-agneau-de-paques', ['2027-02-20', '2027-05-05'], ['2026-11-16', '2027-05-06']],
  ['fr', 'packages', 'colis-boeuf-a-griller', ['2027-05-01', '2027-09-15'], ['2026-11-16', '2027-04-30']],
  ['uk', 'packages', 'whole-bronze-turkey', ['2026-10-01', '2026-12-17'], ['2026-09-30', '2026-12-18']],
  ['uk', 'packages', 'christmas-ham-box', ['2026-10-20', '2026-11-22'], ['2026-10-19', '2026-11-23', '2027-07-01']],
])('%s: %s/%s is there on %j and not on %j', async (code, kind, slug, there, gone) => {
  const listed = async (day: string) => {
    const { docs } = await (await storeOn(code, day)).list(kind, 'all', { page: 1, perPage: null });
    return docs.some((doc) => doc.slug === slug);
  };
  expect(await Promise.all(there.map(listed))).toEqual(there.map(() => true));
  expect(await Promise.all(gone.map(listed))).toEqual(gone.map(() => false));
  // Its page stays, for whoever kept the address.
  const kept = await (await storeOn(code, gone[0] ?? '')).find(kind, slug);
  expect(kept).toMatchObject(kind === 'packages' ? { shop_product_stock_status: 'coming_soon' } : { slug });
});

type MenuEntry = { url?: string; product_slug?: string; season_from?: string; season_until?: string };

test.each(codes)('%s: a menu leads to nothing that is out of season', async (code) => {
  const { items } = await filesOf(code);
  const seasons = new Map(
    items.packages.flatMap(({ doc }) => {
      const season = seasonOf(doc);
      return season ? [[textOf(doc.slug), season] as const] : [];
    }),
  );
  expect(seasons.size).toBeGreaterThan(1);
  const entries = items.menus.flatMap(({ doc }) => doc.items as MenuEntry[]);
  expect(entries.length).toBeGreaterThan(20);
  const wrong = entries.flatMap((entry) => {
    const season = seasons.get(entry.product_slug ?? entry.url?.split('/').at(-1) ?? '');
    const isSame = season?.from === entry.season_from && season?.until === entry.season_until;
    return season && !isSame ? [entry] : [];
  });
  expect(wrong).toEqual([]);
});

test.each(codes)('%s: what is sold for Christmas comes before it, on every day it can be ordered', async (code) => {
  const market = markets[code];
  const { items } = await filesOf(code);
  const late = items.packages.flatMap(({ doc }) => {
    const season = seasonOf(doc);
    if (season === null || season.until < '11-15' || season.until > '12-24') return [];
    return Array.from({ length: 365 * 3 }, (_, index) => addDays('2026-01-01', index))
      .filter((day) => isInSeason(season, day))
      .filter((day) => {
        const now = new Date(`${day}T12:00:00Z`);
        const { product_shop_delivery_date: date } = resolveDates(doc, now) as Record<string, unknown>;
        const comes = textOf(date).slice(0, 10) || estimatedDelivery(now, market);
        return comes <= day || comes > `${day.slice(0, 4)}-12-24`;
      })
      .map((day) => `${textOf(doc.slug)} ordered on ${day}`);
  });
  expect(late).toEqual([]);
});

test.each(codes)('%s: the calendar of the questions names every box of a season, with its days', async (code) => {
  const { langTag, words } = markets[code];
  const { items } = await filesOf(code);
  const answers = items.questions.map(({ doc }) => textOf(doc.answer));
  const lines = answers.flatMap((answer) => answer.match(/<li>.*?<\/li>/g) ?? []);
  const day = new Intl.DateTimeFormat(langTag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const said = (monthAndDay: string) => day.format(new Date(`2026-${monthAndDay}T00:00:00Z`));
  const missing = items.packages.flatMap(({ doc }) => {
    const season = seasonOf(doc);
    const address = `/${code}/${words.products}/${textOf(doc.slug)}"`;
    const line = lines.find((each) => each.includes(address))?.replaceAll('1er ', '1 ');
    const isTold = season === null || (line?.includes(said(season.from)) && line.includes(said(season.until)));
    return isTold ? [] : [`${textOf(doc.slug)}: ${line ?? 'in no line'}`];
  });
  expect(missing).toEqual([]);
});

test.each(codes)('%s: a package that stands there all year does not say that its year is over', async (code) => {
  const isOver =
    /dieses Jahr (?:ist Schluss|vorbei)|dit jaar (?:voorbij|op\b)|over for this year|fini pour cette année/iu;
  const { items } = await filesOf(code);
  const found = items.packages
    .filter(({ doc }) => seasonOf(doc) === null)
    .flatMap(({ doc }) => textsOf(doc).filter(({ text }) => isOver.test(plain(text))))
    .map(({ text }) => text);
  expect(found).toEqual([]);
});
