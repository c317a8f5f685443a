/** Content that belongs to a season comes and goes with the calendar. Its two fields never leave the service. */
import { isRecord } from '#contract/fields/json.ts';
import { isInSeason, isShownOnce, nextSeasonStart, readSeason, type Season } from '#rules/time/season.ts';
import { type Doc, type KindName, textOf } from './kinds.ts';
import { deliveryDay } from './relative-dates.ts';

export const seasonFields = ['season_from', 'season_until'] as const;

export function seasonOf(value: Doc): Season | null {
  return readSeason(value.season_from, value.season_until);
}

/** Whether a document, or a module or menu entry in it, has a season. */
export function hasSeasons(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasSeasons);
  if (!isRecord(value)) return false;
  return seasonFields.some((field) => field in value) || Object.values(value).some(hasSeasons);
}

/** As it is sent on that day: entries of lists that are out of season are left out, the document itself is not for sale. */
export function onDay(kind: KindName, doc: Doc, day: string): Doc {
  const season = seasonOf(doc);
  const shown = entriesOnDay(doc, day) as Doc;
  return season && !isInSeason(season, day) ? notForSale(kind, shown, nextSeasonStart(season, day)) : shown;
}

function entriesOnDay(value: unknown, day: string): unknown {
  if (Array.isArray(value)) {
    return value.filter((entry) => !isOver(entry, day)).map((entry: unknown) => entriesOnDay(entry, day));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !seasonFields.some((field) => field === name))
      .map(([name, entry]) => [name, entriesOnDay(entry, day)]),
  );
}

function isOver(entry: unknown, day: string): boolean {
  if (!isRecord(entry)) return false;
  const season = seasonOf(entry);
  return (
    isShownOnce(entry.season_from, entry.season_until, day) === false || (season !== null && !isInSeason(season, day))
  );
}

/** Its page stays, for those who kept the address, and says when it is there again. */
function notForSale(kind: KindName, doc: Doc, start: string): Doc {
  if (kind === 'packages') {
    const first = deliveryDay(start).slice(0, 10);
    const own = /^\d{4}-\d\d-\d\d/.exec(textOf(doc.product_shop_delivery_date))?.[0] ?? '';
    return {
      ...doc,
      shop_product_stock_status: 'coming_soon',
      // What comes for a feast comes later than its season begins.
      product_shop_delivery_date: own > first ? own : first,
      is_highlight: 0,
    };
  }
  return kind === 'farmshop-products' ? { ...doc, stock_status: 'coming_soon' } : doc;
}

/** What is written whatever the day: all entries, without the fields. */
export function withoutSeasons(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSeasons);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !seasonFields.some((field) => field === name))
      .map(([name, entry]) => [name, withoutSeasons(entry)]),
  );
}

/** A list of what has a season, told apart by it: an entry is slug, first and last day. */
export const seasonalList = 'seasonal';

export function seasonalEntry(slug: string, { from, until }: Season): string {
  return `${slug} ${from} ${until}`;
}

/** The slugs of such entries that are not there on that day. */
export function slugsOutOfSeason(entries: readonly string[], day: string): string[] {
  return entries.flatMap((entry) => {
    const [slug = '', from, until] = entry.split(' ');
    const season = readSeason(from, until);
    return season && !isInSeason(season, day) ? [slug] : [];
  });
}

const stockFields = { packages: 'shop_product_stock_status', 'farmshop-products': 'stock_status' } as const;

/** What a document says of its stock; null where it says nothing. */
export function stockStatusOf(kind: keyof typeof stockFields, doc: Doc): string | null {
  const status = doc[stockFields[kind]];
  return typeof status === 'string' ? status : null;
}
