/** Everything that can be wrong with a market's content, found before any of it is stored. */
import { readStrictly } from '#contract/fields/read.ts';
import { checkAnimals } from './check-animals.ts';
import { checkArithmetic, checkMeals } from './check-arithmetic.ts';
import { checkClaims } from './check-claims.ts';
import { checkFood, checkNutrition } from './check-food.ts';
import { checkIds } from './check-ids.ts';
import { checkKitchen } from './check-kitchen.ts';
import { checkLinks } from './check-links.ts';
import { checkModules } from './check-modules.ts';
import { checkPictures, checkRepeatedPictures } from './check-pictures.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPlaces } from './check-places.ts';
import { checkPrices } from './check-prices.ts';
import { checkReferences } from './check-references.ts';
import { checkSeasons } from './check-seasons.ts';
import { checkSlugs } from './check-slugs.ts';
import { checkDays } from './entries/check-days.ts';
import { checkMenuLevels } from './entries/check-menu-levels.ts';
import { checkMenus } from './entries/check-menus.ts';
import { checkRedirects } from './entries/check-redirects.ts';
import { checkAdvice } from './facts/check-advice.ts';
import { checkDatedWords } from './facts/check-dated-words.ts';
import { checkDistances } from './facts/check-distances.ts';
import { checkCodes, checkLambs } from './facts/check-labels.ts';
import { checkMuscles } from './facts/check-muscles.ts';
import { checkVouchers } from './facts/check-vouchers.ts';
import { altTextsOf } from '#services/content/pictures/alt-texts.ts';
import { cleanFiles } from '#services/content/clean-files.ts';
import type { CheckInput } from './check-input.ts';
import { composeContent } from '#services/content/compose.ts';
import type { Composed } from '#services/content/composed.ts';
import type { ContentIssue, MarketFiles } from '#services/content/content-files.ts';
import { type KindName, kindOf, kindNames } from '#services/content/kinds.ts';
import { createMemo, type Found, type Memo } from '#services/content/memo.ts';
import { resolveDates } from '#services/content/relative-dates.ts';
import { withoutSeasons } from '#services/content/seasons.ts';

export type CheckedContent = {
  content: Composed;
  issues: ContentIssue[];
  /** What is left out of the content, which is no reason to refuse it. */
  leftOut: ContentIssue[];
  /** What is hardly true to the animal, or hardly safe to eat: for an editor to look at, and no reason to refuse it either. */
  warnings: ContentIssue[];
};

export function checkContent(input: CheckInput): CheckedContent {
  const { memo = createMemo() } = input;
  const { items, leftOut } = cleanFiles(input.files, memo);
  const altOf = altTextsOf(input.market, input.pictures);
  const content = composeContent({ items, popular: input.files.popular, altOf }, input.now, memo);
  const shapes = checkShapes(input, content, memo);
  // Numbers and links of a document that cannot be read would only repeat what is already said.
  const unreadable = new Set(shapes.map(({ file }) => file));
  const meanings = [
    checkIds,
    checkReferences,
    checkPictures,
    checkModules,
    checkLinks,
    checkArithmetic,
    checkPrices,
    checkNutrition,
    checkSeasons,
    checkPlaces,
    checkPlaceholders,
    checkMenus,
    checkRedirects,
    checkDays,
  ]
    .flatMap((check) => check(input))
    .filter(({ file }) => !unreadable.has(file));
  const warnings = [
    checkAnimals(input),
    checkMuscles(input),
    checkDistances(input),
    checkDatedWords(input),
    checkVouchers(input),
    checkLambs(input),
    checkCodes(input),
    checkMeals(input),
    checkMenuLevels(input),
    checkFood(input),
    checkRepeatedPictures(input),
    ...[checkKitchen, checkClaims, checkAdvice].map((check) => check(onlyChanged(input))),
  ]
    .flat()
    .filter(({ file }) => !unreadable.has(file));
  return { content, leftOut, warnings, issues: [...input.files.issues, ...checkSlugs(input), ...shapes, ...meanings] };
}

/** Most documents of a market are the same after a change. */
function onlyChanged(input: CheckInput): CheckInput {
  const { changed, files } = input;
  if (!changed) return input;
  const items = Object.fromEntries(
    kindNames.map((kind) => [kind, files.items[kind].filter(({ doc }) => changed.has(doc))]),
  ) as unknown as MarketFiles['items'];
  return { ...input, files: { ...files, items } };
}

/** Reads every document as its future readers will, but strictly. */
function checkShapes({ files, now }: CheckInput, content: Composed, memo: Memo): ContentIssue[] {
  const composed = new Map(content.documents.map((document) => [`${document.kind}/${document.position}`, document]));
  const day = now.toISOString().slice(0, 10);
  return kindNames.flatMap((kind) =>
    files.items[kind].flatMap(({ file }, index) => {
      const detail = composed.get(`${kind}/${index + 1}`)?.detail ?? {};
      const known = memo.shapes.get(detail);
      const found = known?.day === day ? known.found : shapeOf(kind, withoutSeasons(resolveDates(detail, now)));
      memo.shapes.set(detail, { day, found });
      return found.map((issue) => ({ file, ...issue }));
    }),
  );
}

/** What a strict reader says of one document. */
export function shapeOf(kind: KindName, detail: unknown): Found[] {
  const read = readStrictly(kindOf(kind).schema, detail);
  return read.ok ? [] : read.issues.map(({ path, message }) => ({ field: path, reason: message }));
}
