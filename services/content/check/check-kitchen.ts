import { unsafeAdvice } from '#rules/animals/unsafe-advice.ts';
import type { CheckInput } from './check-input.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { type KindName, textOf } from '#services/content/kinds.ts';
import { textsOf } from '#services/content/texts-of.ts';

/** Where people read how to cook. */
const cookery = [
  'packages',
  'farmshop-products',
  'recipes',
  'cuts',
  'breeds',
  'articles',
  'questions',
] as const satisfies KindName[];

/** Nobody should fall ill of what we advise. */
export function checkKitchen({ market, files }: Pick<CheckInput, 'market' | 'files'>): ContentIssue[] {
  const language = market.langTag.slice(0, 2);
  return cookery.flatMap((kind) =>
    files.items[kind].flatMap(({ file, doc }) =>
      textsOf(doc).flatMap(({ path, text }) =>
        unsafeAdvice(language, text, textOf(doc.title)).map((reason) => ({ file, field: path, reason })),
      ),
    ),
  );
}
