import { isRecord } from '#contract/fields/json.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import { roundToCents } from '#rules/money/round-to-cents.ts';
import { weightInKg } from '#rules/stock/freezer-fit.ts';
import { mealProblem } from '#rules/food/meal-problem.ts';
import type { CheckInput } from './check-input.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { type Doc, textOf } from '#services/content/kinds.ts';

/** Numbers that visitors see side by side must agree with each other. */
export function checkArithmetic({ files }: Pick<CheckInput, 'files'>): ContentIssue[] {
  return [
    ...files.items.packages.flatMap(({ file, doc }) => packageProblems(doc).map((problem) => ({ file, ...problem }))),
    ...files.items['farmshop-products'].flatMap(({ file, doc }) =>
      farmshopProblems(doc).map((problem) => ({ file, ...problem })),
    ),
  ];
}

/** Meals of a package are those of its contents, and a meal is the same amount everywhere. */
export function checkMeals({ files }: Pick<CheckInput, 'files'>): ContentIssue[] {
  return files.items.packages.flatMap(({ file, doc }) => {
    const { meals } = contentsOf(doc);
    const field = 'shop_package_total_meals_for_person';
    const sums = meals > 0 ? mismatch(field, numberFrom(doc[field]), meals) : [];
    return [...sums, ...mealSizeProblems(doc)].map((problem) => ({ file, ...problem }));
  });
}

function mealSizeProblems(doc: Doc): Problem[] {
  const parts: unknown[] = Array.isArray(doc.packages) ? doc.packages : [];
  return parts
    .filter(isRecord)
    .flatMap(({ cut_packages: cuts }) => (Array.isArray(cuts) ? cuts.filter(isRecord) : []))
    .flatMap((cut) => {
      const name = textOf(cut.frontend_name_detailpage) || textOf(cut.frontend_name);
      const packs = (numberFrom(cut.total_pieces) ?? 0) / (numberFrom(cut.pieces_per_vac) ?? 1);
      const grams = packs * (numberFrom(cut.weight) ?? 0);
      const reason = mealProblem(textOf(doc.shop_brand_slug), { name, grams, meals: numberFrom(cut.meals) ?? 0 });
      return reason === undefined ? [] : [{ field: 'packages', reason: `${name}: ${reason}` }];
    });
}

type Problem = Omit<ContentIssue, 'file'>;

/** Sums and quotients of decimals are a hair off; what is a cent apart is wrong. */
const nearlyTheSame = 0.0051;

/** Nothing when either side is unknown, or when they agree to the cent. */
function mismatch(field: string, given: number | null, expected: number | null): Problem[] {
  if (given === null || expected === null || !Number.isFinite(expected)) return [];
  return Math.abs(given - expected) < nearlyTheSame
    ? []
    : [{ field, reason: `is ${given}, but the other numbers say ${roundToCents(expected)}` }];
}

type Contents = { grams: number; packs: number; lines: number; meals: number };

function contentsOf(doc: Doc): Contents {
  const parts: unknown[] = Array.isArray(doc.packages) ? doc.packages : [];
  const sum: Contents = { grams: 0, packs: 0, lines: 0, meals: 0 };
  for (const part of parts) {
    if (!isRecord(part)) continue;
    addItems(
      sum,
      part.cut_packages,
      (item) => (numberFrom(item.total_pieces) ?? 0) / (numberFrom(item.pieces_per_vac) ?? 1),
    );
    addItems(sum, part.minced_packages, (item) => numberFrom(item.meals) ?? 0);
  }
  return sum;
}

function addItems(sum: Contents, items: unknown, packsOf: (item: Doc) => number) {
  for (const item of Array.isArray(items) ? items.filter(isRecord) : []) {
    const packs = packsOf(item);
    sum.lines += 1;
    sum.packs += packs;
    sum.meals += numberFrom(item.meals) ?? 0;
    sum.grams += packs * (numberFrom(item.weight) ?? 0);
  }
}

function packageProblems(doc: Doc): Problem[] {
  const price = numberFrom(doc.shop_package_price);
  const kilos = weightInKg(textOf(doc.shop_package_frontend_size));
  const meals = numberFrom(doc.shop_package_total_meals_for_person);
  const contents = contentsOf(doc);
  const hasContents = contents.lines > 0;
  return [
    ...(hasContents ? mismatch('shop_package_frontend_size', kilos, contents.grams / 1000) : []),
    ...(hasContents
      ? mismatch('shop_package_product_count', numberFrom(doc.shop_package_product_count), contents.lines)
      : []),
    ...(hasContents ? mismatch('shop_package_count', numberFrom(doc.shop_package_count), contents.packs) : []),
    ...(Number.isInteger(contents.packs)
      ? []
      : [{ field: 'packages', reason: 'total_pieces must be a multiple of pieces_per_vac' }]),
    ...mismatch(
      'shop_package_price_per_kilo',
      numberFrom(doc.shop_package_price_per_kilo),
      price && kilos ? roundToCents(price / kilos) : null,
    ),
    ...mismatch(
      'shop_package_price_per_meals',
      numberFrom(doc.shop_package_price_per_meals),
      price && meals ? roundToCents(price / meals) : null,
    ),
    ...soldProblems(doc),
    ...salePriceProblems('previous_price', doc.previous_price, price),
  ];
}

function soldProblems(doc: Doc): Problem[] {
  const sold = numberFrom(doc.shop_product_percentage_sold);
  const buyers = numberFrom(doc.shop_product_buyer_count);
  const total = numberFrom(doc.shop_product_total_package_available);
  const field = 'shop_product_percentage_sold';
  if (buyers !== null && total !== null && buyers > total)
    return [{ field: 'shop_product_buyer_count', reason: `${buyers} buyers for ${total} packages` }];
  return [
    ...mismatch(field, sold, buyers !== null && total ? Math.round((100 * buyers) / total) : null),
    ...(doc.shop_product_stock_status === 'soldout' && sold !== 100
      ? [{ field, reason: 'a sold out package is 100 % sold' }]
      : []),
  ];
}

function salePriceProblems(field: string, value: unknown, price: number | null): Problem[] {
  const before = numberFrom(value);
  return before !== null && price !== null && before <= price
    ? [{ field, reason: `${before} is not above the price ${price}` }]
    : [];
}

function farmshopProblems(doc: Doc): Problem[] {
  const price = numberFrom(doc.price);
  const weight = numberFrom(doc.weight);
  const kilos = weight === null ? null : (weight * (numberFrom(doc.pieces_per_vac) ?? 1)) / 1000;
  return [
    ...mismatch(
      'price_per_kilo',
      numberFrom(doc.price_per_kilo),
      price !== null && kilos ? roundToCents(price / kilos) : null,
    ),
    ...salePriceProblems('regular_price', doc.regular_price, price),
  ];
}
