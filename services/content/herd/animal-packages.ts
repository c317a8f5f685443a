/** Packages that are cut from an animal of the herd, as they are for sale now. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { numberFrom } from '#contract/fields/number-from.ts';
import { isKept } from '#rules/herd/herd-tag.ts';
import { weightInKg } from '#rules/stock/freezer-fit.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { textOf } from '../kinds.ts';
import { resolveDates } from '../relative-dates.ts';
import { documents, stock } from '../tables.ts';

export type AnimalPackage = {
  slug: string;
  name: string;
  animal: string;
  prefix: string;
  numbers: string;
  breed: string;
  farmer: string;
  /** Of the breed, else of the package; empty where there is none. */
  picture: string;
  bornOn: PlainDate | null;
  /** The day its boxes come, as its page says it. */
  promised: PlainDate | null;
  slaughterhouse: string;
  butcher: string;
  grams: number;
  total: number;
  buyers: number;
  status: string;
};

const source = (field: string) => sql<string | null>`${documents.source} ->> ${field}`;
const detail = (field: string) => sql<string | null>`${documents.detail} ->> ${field}`;

/** In the order of the shop. What is express lies in the freezer, and is no plan any more. */
export async function animalPackages(db: Database, market: string, now: Date): Promise<AnimalPackage[]> {
  const isLaid = and(
    eq(stock.market, documents.market),
    eq(stock.kind, documents.kind),
    eq(stock.slug, documents.slug),
  );
  const rows = await db
    .select({
      slug: documents.slug,
      name: source('title'),
      animal: source('shop_brand_slug'),
      prefix: source('shop_animal_nr_prefix'),
      numbers: source('shop_animal_nr'),
      breed: sql<string | null>`coalesce(${detail('breed_title')}, ${source('shop_animal_name')})`,
      farmer: detail('farmer_name'),
      picture: sql<string | null>`coalesce(${detail('breed_image_url')}, ${source('image_url')})`,
      bornOn: source('born_on'),
      promised: source('product_shop_delivery_date'),
      slaughterhouse: source('shop_slaughter_place'),
      butcher: source('shop_portioning_place'),
      size: source('shop_package_frontend_size'),
      total: source('shop_product_total_package_available'),
      written: source('shop_product_buyer_count'),
      status: source('shop_product_stock_status'),
      kept: stock.buyers,
      highlight: source('is_highlight'),
    })
    .from(documents)
    .leftJoin(stock, isLaid)
    .where(
      and(
        eq(documents.market, market),
        eq(documents.kind, 'packages'),
        sql`coalesce(${documents.source} ->> 'shop_animal_nr', '') <> ''`,
      ),
    )
    .orderBy(asc(documents.position));
  return rows.flatMap(({ size, written, kept, highlight, ...row }) => {
    if (!isKept(row.animal ?? '') || highlight === 'express') return [];
    const status = row.status ?? '';
    return [
      {
        slug: row.slug,
        name: row.name ?? row.slug,
        animal: row.animal ?? '',
        prefix: row.prefix ?? '',
        numbers: row.numbers ?? '',
        breed: row.breed ?? '',
        farmer: row.farmer ?? '',
        picture: row.picture ?? '',
        bornOn: dayIn('born_on', row.bornOn, now),
        promised: dayIn('product_shop_delivery_date', row.promised, now),
        slaughterhouse: row.slaughterhouse ?? '',
        butcher: row.butcher ?? '',
        grams: Math.round((weightInKg(size) ?? 0) * 1000),
        total: numberFrom(row.total) ?? 0,
        // What is called sold out is shown as if all had a buyer; the true number is kept beside it.
        buyers: (status === 'soldout' ? kept : null) ?? numberFrom(written) ?? 0,
        status,
      },
    ];
  });
}

function dayIn(field: string, value: string | null, now: Date): PlainDate | null {
  if (value === null) return null;
  const resolved = resolveDates({ [field]: value }, now) as Record<string, unknown>;
  const day = textOf(resolved[field]).slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}
