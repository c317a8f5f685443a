/** Sums that follow from other fields: they are worked out anew when those change, as the check works them out. */
import { isRecord } from '#contract/fields/json.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import type { Market } from '#contract/market.ts';
import { numberText } from '#rules/money/number-text.ts';
import { type PackageRow, packageSums, pricePer } from '#rules/package-choice/package-sums.ts';
import { weightInKg } from '#rules/stock/freezer-fit.ts';
import { type Doc, textOf } from '../kinds.ts';
import type { ItemKind } from '../editing/sources.ts';

type Sum = { field: string; of: (doc: Doc, market: Market) => unknown };

const sums: Partial<Record<ItemKind, Sum[]>> = {
  packages: [
    { field: 'shop_package_frontend_size', of: (doc, market) => sizeOf(doc, market) },
    { field: 'shop_package_product_count', of: (doc) => packageSums(rowsOf(doc))?.kinds },
    { field: 'shop_package_count', of: (doc) => packageSums(rowsOf(doc))?.packs },
    {
      field: 'shop_package_total_meals_for_person',
      of: (doc) => {
        const meals = packageSums(rowsOf(doc))?.meals ?? 0;
        return meals > 0 ? String(meals) : undefined;
      },
    },
    {
      field: 'shop_package_price_per_kilo',
      of: (doc) => perUnit(doc.shop_package_price, weightInKg(textOf(doc.shop_package_frontend_size))),
    },
    {
      field: 'shop_package_price_per_meals',
      of: (doc) => perUnit(doc.shop_package_price, numberFrom(doc.shop_package_total_meals_for_person)),
    },
  ],
  'farmshop-products': [
    {
      field: 'price_per_kilo',
      of: (doc) => perUnit(doc.price, ((numberFrom(doc.weight) ?? 0) * (numberFrom(doc.pieces_per_vac) ?? 1)) / 1000),
    },
  ],
};

export function computedFields(kind: ItemKind): string[] {
  return (sums[kind] ?? []).map(({ field }) => field);
}

type Typed = {
  before: Doc;
  after: Doc;
  /** What somebody wrote by hand stays as it was written; the check says whether it is right. */
  typed: ReadonlySet<string>;
};

/** Only sums whose parts changed: what an editor wrote otherwise is left to the check. */
export function withComputed(kind: ItemKind, { before, after, typed }: Typed, market: Market): Doc {
  if (before === after) return after;
  const doc = { ...after };
  for (const { field, of } of sums[kind] ?? []) {
    const [was, is] = [of(before, market), of(doc, market)];
    if (!typed.has(field) && is !== undefined && was !== is) doc[field] = is;
  }
  return doc;
}

const perUnit = (price: unknown, units: number | null) => pricePer(numberFrom(price), units) ?? undefined;

function sizeOf(doc: Doc, market: Market): string | undefined {
  const kilos = packageSums(rowsOf(doc))?.kilos ?? 0;
  return kilos > 0 ? `${numberText(kilos, market, { least: 0, most: 3 })} kg` : undefined;
}

function rowsOf(doc: Doc): PackageRow[] {
  const parts = Array.isArray(doc.packages) ? doc.packages.filter(isRecord) : [];
  const rows = (list: unknown, isMinced: boolean) =>
    (Array.isArray(list) ? list.filter(isRecord) : []).map((item) => ({
      isMinced,
      pieces: numberFrom(item.total_pieces) ?? 0,
      perPack: numberFrom(item.pieces_per_vac) ?? 1,
      grams: numberFrom(item.weight) ?? 0,
      meals: numberFrom(item.meals) ?? 0,
    }));
  return parts.flatMap((part) => [...rows(part.cut_packages, false), ...rows(part.minced_packages, true)]);
}
