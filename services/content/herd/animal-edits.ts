/** What packages say of an animal as it goes its way, and what is written of it when its boxes are gone. */
import { numberFrom } from '#contract/fields/number-from.ts';
import { isoWeekOf } from '#rules/time/iso-week.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { openItem } from '../desk/open-item.ts';
import type { Edit } from '../editing/edits.ts';
import type { Doc } from '../kinds.ts';

type Packages = { market: string; slugs: readonly string[] };

/** What becomes known of an animal on its way; what is left out stays as it is. */
export type AnimalFacts = {
  /** The first day on which its boxes can be brought. */
  boxesDay?: PlainDate;
  slaughterhouse?: string;
  butcher?: string;
  slaughteredOn?: PlainDate;
  cutOn?: PlainDate;
  /** Another animal: what was said of the life of the one before goes. */
  next?: { prefix: string; numbers: string };
};

/** Without a value: taken out. */
function fieldsOf({ boxesDay, slaughterhouse, butcher, slaughteredOn, cutOn, next }: AnimalFacts): Doc {
  return {
    ...(next && {
      shop_animal_nr_prefix: next.prefix === '' ? undefined : next.prefix,
      shop_animal_nr: next.numbers,
      born_on: undefined,
      slaughtered_on: undefined,
      cut_on: undefined,
    }),
    ...(boxesDay && { product_shop_delivery_date: boxesDay }),
    ...(slaughterhouse && { shop_slaughter_place: slaughterhouse }),
    ...(butcher && { shop_portioning_place: butcher }),
    ...(slaughteredOn && { slaughtered_on: slaughteredOn }),
    ...(cutOn && { cut_on: cutOn }),
  };
}

/** The same in all packages of an animal; a package that says so already is left alone. */
export async function packageEdits(db: Database, { market, slugs }: Packages, facts: AnimalFacts): Promise<Edit[]> {
  const fields = fieldsOf(facts);
  const edits: Edit[] = [];
  for (const name of slugs) {
    const item = await openItem(db, { market, kind: 'packages', name });
    if (!item) continue;
    const others = Object.entries(fields).filter(([field, value]) => item.published[field] !== value);
    if (others.length === 0) continue;
    const all = Object.entries({ ...item.published, ...Object.fromEntries(others) });
    const doc = Object.fromEntries(all.filter(([, value]) => value !== undefined));
    edits.push({ do: 'put', kind: 'packages', doc, base: item.version });
  }
  return edits;
}

/** Copied as they stand on the package. */
const copied = [
  'category_slug',
  'is_organic',
  'shop_brand_slug',
  'farmer_slug',
  'breed_slug',
  'shop_animal_nr_prefix',
  'shop_animal_nr',
  'shop_animal_name',
  'shop_birth_country',
  'shop_fattening_country',
  'product_shop_birth_country',
  'product_shop_fattening_country',
  'shop_slaughter_place',
  'shop_portioning_place',
  'slaughter_latitude',
  'slaughter_longitude',
  'cutting_latitude',
  'cutting_longitude',
  'product_id',
  'born_on',
  'slaughtered_on',
  'cut_on',
];

/** A record of the delivery for each package, in the week of that day. */
export async function deliveryRecords(
  db: Database,
  { market, slugs }: Packages,
  { day, ...dates }: Pick<AnimalFacts, 'slaughteredOn' | 'cutOn'> & { day: PlainDate },
): Promise<Edit[]> {
  const { year, week } = isoWeekOf(day);
  const edits: Edit[] = [];
  for (const slug of slugs) {
    const item = await openItem(db, { market, kind: 'packages', name: slug });
    if (!item) continue;
    const doc: Doc = { ...item.published, ...fieldsOf(dates) };
    const kept = copied.flatMap((field): [string, unknown][] => {
      const value = doc[field];
      return value === undefined || value === null || value === '' ? [] : [[field, value]];
    });
    const meatcut = item.published.package_slug;
    const perKilo = numberFrom(item.published.shop_package_price_per_kilo);
    edits.push({
      do: 'put',
      kind: 'traceability',
      at: 'first',
      doc: {
        delivery_year: year,
        delivery_week: week,
        ...Object.fromEntries(kept),
        ...(meatcut !== undefined && { meatcut_slug: meatcut }),
        ...(perKilo !== null && { shop_package_price_per_kilo: perKilo }),
        page_slug: slug,
      },
    });
  }
  return edits;
}
