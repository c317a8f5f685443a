/** Food facts: what the law wants on a label, and what its figures cannot say. */
import { animalFamily } from '#rules/animals/animal-family.ts';
import { isRecord } from '#contract/fields/json.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import { type Badge, badgeCodes, badgeProblem, isApprovalNumber } from '#rules/food/badge-codes.ts';
import { isMadeOfSeveral, plainAllergens, unnamedAllergens } from '#rules/food/unlisted-allergens.ts';
import { type NutritionFigures, nutritionProblems } from '#rules/food/nutrition.ts';
import { originStatement } from '#rules/food/origin-statement.ts';
import { priceLaw, strikePriceProblem } from '#rules/food/strike-price.ts';
import type { CheckInput } from './check-input.ts';
import type { ContentIssue } from '../content-files.ts';
import { type Doc, textOf } from '../kinds.ts';
import { resolveDates } from '../relative-dates.ts';

type Problem = Omit<ContentIssue, 'file'>;

/** Figures that contradict each other are refused. */
export function checkNutrition({ files }: Pick<CheckInput, 'files'>): ContentIssue[] {
  return [...files.items.packages, ...files.items['farmshop-products']].flatMap(({ file, doc }) =>
    nutritionProblems(figuresOf(doc)).map((problem) => ({ file, ...problem })),
  );
}

/** What is missing on a label, for an editor to look at. */
export function checkFood({ market, files, now }: CheckInput): ContentIssue[] {
  const settings = files.items.settings[0]?.doc ?? {};
  const shop = {
    organicCode: textOf(settings.organic_code),
    namesHusbandry: market.namesPorkHusbandry,
    priceLaw: priceLaw(market.langTag.slice(0, 2)),
    now,
  };
  return [
    ...files.items.packages.map(({ file, doc }) => ({ file, food: packageFood(doc) })),
    ...files.items['farmshop-products'].map(({ file, doc }) => ({ file, food: pieceFood(doc) })),
  ].flatMap(({ file, food }) =>
    [
      ...ingredientProblems(food),
      ...originProblems(food),
      ...fishProblems(food),
      ...badgeProblems(food, shop.organicCode),
      ...husbandryProblems(food, shop.namesHusbandry),
      ...priceProblems(food, shop),
    ].map((problem) => ({ file, ...problem })),
  );
}

type Food = {
  doc: Doc;
  animal: string;
  /** Sausage and ham, made of meat and other things; a box holds meat besides. */
  isMadeOfMore: boolean;
  /** What is in it, piece by piece. */
  names: string[];
  born: string;
  reared: string;
  price: number | null;
  strike: { field: string; price: number | null };
};

function packageFood(doc: Doc): Food {
  return {
    doc,
    animal: textOf(doc.shop_brand_slug),
    isMadeOfMore: false,
    names: itemNames(doc),
    born: textOf(doc.product_shop_birth_country) || textOf(doc.shop_birth_country),
    reared: textOf(doc.product_shop_fattening_country) || textOf(doc.shop_fattening_country),
    price: numberFrom(doc.shop_package_price),
    strike: { field: 'previous_price', price: numberFrom(doc.previous_price) },
  };
}

function pieceFood(doc: Doc): Food {
  return {
    doc,
    animal: textOf(doc.animal_type),
    isMadeOfMore: textOf(doc.ingredients) !== '',
    names: [textOf(doc.title)],
    born: textOf(doc.birth_country),
    reared: textOf(doc.fattening_country),
    price: numberFrom(doc.price),
    strike: { field: 'regular_price', price: numberFrom(doc.regular_price) },
  };
}

function itemNames(doc: Doc): string[] {
  const parts: unknown[] = Array.isArray(doc.packages) ? doc.packages : [];
  return parts
    .filter(isRecord)
    .flatMap(({ cut_packages: cuts, minced_packages: minced }) => [cuts, minced])
    .flatMap((items) => (Array.isArray(items) ? items.filter(isRecord) : []))
    .map((item) => textOf(item.frontend_name_detailpage) || textOf(item.frontend_name) || textOf(item.name));
}

function figuresOf(doc: Doc): NutritionFigures {
  const figure = (name: keyof NutritionFigures) => numberFrom(doc[name]);
  return {
    energy_kj: figure('energy_kj'),
    energy_kcal: figure('energy_kcal'),
    fat: figure('fat'),
    saturates: figure('saturates'),
    carbohydrate: figure('carbohydrate'),
    sugars: figure('sugars'),
    protein: figure('protein'),
    salt: figure('salt'),
  };
}

function codesOf(doc: Doc): string[] {
  if (Array.isArray(doc.allergens)) return doc.allergens.map(textOf);
  return textOf(doc.allergens)
    .split(',')
    .map((code) => code.trim());
}

function ingredientProblems({ doc, names }: Food): Problem[] {
  const list = textOf(doc.ingredients);
  const several = names.find(isMadeOfSeveral);
  if (list === '') {
    return several === undefined
      ? []
      : [{ field: 'ingredients', reason: `${several} has several ingredients, and none is named` }];
  }
  return [
    ...plainAllergens(list).map((word) => ({
      field: 'ingredients',
      reason: `${word} must be emphasised with <strong>`,
    })),
    ...unnamedAllergens(list, codesOf(doc)).map((code) => ({
      field: 'allergens',
      reason: `${code} is emphasised among the ingredients, and missing here`,
    })),
    ...(numberFrom(doc.energy_kj) === null
      ? [{ field: 'energy_kj', reason: 'food of several ingredients has a table of nutrition' }]
      : []),
  ];
}

/** Beef: Regulation 1760/2000. */
function originProblems({ doc, animal, born, reared }: Food): Problem[] {
  const approvals = ['slaughter_approval', 'cutting_approval'] as const;
  const malformed = approvals.flatMap((field) => {
    const number = textOf(doc[field]);
    return number === '' || isApprovalNumber(number)
      ? []
      : [{ field, reason: `${JSON.stringify(number)} is no approval number, such as NL 482 EG` }];
  });
  if (animal !== 'cow') return malformed;
  const rows = originStatement({
    born,
    reared,
    slaughtered: textOf(doc.slaughter_country),
    cut: textOf(doc.cutting_country),
  });
  const isStated = rows.some(({ row }) => row === 'cut') && (rows[0]?.row === 'origin' || rows.length === 4);
  return [
    ...malformed,
    ...(isStated
      ? []
      : [{ field: 'slaughter_country', reason: 'beef says where it was born, reared, slaughtered and cut' }]),
    ...approvals
      .filter((field) => textOf(doc[field]) === '')
      .map((field) => ({ field, reason: 'beef names the houses by their approval numbers' })),
  ];
}

/** Regulation 1379/2013. */
function fishProblems({ doc, animal }: Food): Problem[] {
  if (animalFamily(animal) !== 'fish') return [];
  return (['scientific_name', 'production_method', 'catch_area', 'fishing_gear'] as const)
    .filter((field) => textOf(doc[field]) === '')
    .map((field) => ({ field, reason: 'fish is sold with its scientific name, production method, waters and gear' }));
}

const flags = { msc: 'is_msc', demeter: 'is_demeter', labelRouge: 'has_label_rouge' } as const;

function badgeProblems({ doc }: Food, organicCode: string): Problem[] {
  const certificates = Array.isArray(doc.certificates) ? doc.certificates.filter(isRecord) : [];
  const codeOf = (badge: Badge) => textOf(certificates.find(({ name }) => name === badgeCodes[badge].name)?.code);
  const marked = Object.entries(flags) as [keyof typeof flags, string][];
  const problems = [
    ...(isSet(doc.is_organic)
      ? [{ field: 'organic_code', reason: badgeProblem('organic', textOf(doc.organic_code) || organicCode) }]
      : []),
    ...marked
      .filter(([, flag]) => isSet(doc[flag]))
      .map(([badge]) => ({ field: 'certificates', reason: badgeProblem(badge, codeOf(badge)) })),
  ];
  return problems.flatMap(({ field, reason }) => (reason === undefined ? [] : [{ field, reason }]));
}

function isSet(value: unknown): boolean {
  return value === 1 || value === '1' || value === true;
}

/** Tierhaltungskennzeichnungsgesetz: a duty for fresh pork from 1 January 2027. */
function husbandryProblems({ doc, animal, isMadeOfMore }: Food, isNamed: boolean): Problem[] {
  const isFreshPork = animal === 'pig' && !isMadeOfMore;
  return isNamed && isFreshPork && numberFrom(doc.husbandry_level) === null
    ? [{ field: 'husbandry_level', reason: 'pork is sold here with how the pigs were kept, 1 to 5' }]
    : [];
}

function priceProblems(
  { doc, price, strike }: Food,
  { now, priceLaw: law }: { now: Date; priceLaw: string },
): Problem[] {
  if (price === null || strike.price === null) return [];
  const log = Array.isArray(doc.price_log) ? doc.price_log.filter(isRecord) : [];
  const known = log.flatMap((entry) => {
    const from = Date.parse(textOf(resolveDates(entry.from, now)));
    const logged = numberFrom(entry.price);
    return Number.isNaN(from) || logged === null ? [] : [{ from: new Date(from), price: logged }];
  });
  const reason = strikePriceProblem({ log: known, written: strike.price, price });
  return reason === undefined ? [] : [{ field: strike.field, reason: `${reason} (${law})` }];
}
