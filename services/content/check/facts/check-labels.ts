import { agesAboveLamb, isCalledLamb } from '#rules/food/lamb-age.ts';
import { isInvented, realCodesIn } from '#rules/food/example-codes.ts';
import type { CheckInput } from '../check-input.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { type Doc, kindNames, textOf } from '#services/content/kinds.ts';
import { textsOf } from '#services/content/texts-of.ts';

type Input = Pick<CheckInput, 'market' | 'files'>;

/** What is called lamb was one. */
export function checkLambs({ market, files }: Input): ContentIssue[] {
  const language = market.langTag.slice(0, 2);
  return [...files.items.packages, ...files.items['farmshop-products']]
    .filter(({ doc }) => (doc.shop_brand_slug ?? doc.animal_type) === 'sheep' && isCalledLamb(namesOf(doc)))
    .flatMap(({ file, doc }) =>
      textsOf(doc).flatMap(({ path, text }) =>
        agesAboveLamb(language, text).map((sentence) => ({
          file,
          field: path,
          reason: `lamb is under twelve months old, and this is sold as lamb: ${sentence}`,
        })),
      ),
    );
}

function namesOf({ title, food_name: foodName }: Doc): string {
  return `${textOf(title)} ${textOf(foodName)}`;
}

/** A seller whose register number is all noughts is invented, and carries nobody's code. */
export function checkCodes({ market, files }: Input): ContentIssue[] {
  if (!isInvented(market.orders.seller.register)) return [];
  return kindNames.flatMap((kind) =>
    files.items[kind].flatMap(({ file, doc }) =>
      textsOf(doc).flatMap(({ path, text }) =>
        realCodesIn(text).map((code) => ({
          file,
          field: path,
          reason: `${code} may be somebody's: a shop whose register number is all noughts carries codes of examples`,
        })),
      ),
    ),
  );
}
