import { changeRichText } from '#contract/fields/rich-text-fields.ts';
import { cleanHtml, losesSomething } from '#services/kit/clean-rich-text.ts';
import type { ContentIssue, MarketFiles } from './content-files.ts';
import { type Doc, type KindName, kindNames, kindOf } from './kinds.ts';
import { createMemo, type Found, type Memo } from './memo.ts';

type Cleaned = Pick<MarketFiles, 'items'> & { leftOut: ContentIssue[] };

/** The same content with nothing but harmless HTML in it. Whatever that takes away is told: an editor meant something by it. */
export function cleanFiles(files: Pick<MarketFiles, 'items'>, memo: Pick<Memo, 'cleaned'> = createMemo()): Cleaned {
  const leftOut: ContentIssue[] = [];
  // Built from the names, so every kind has its list.
  const items = Object.fromEntries(
    kindNames.map((kind) => [
      kind,
      files.items[kind].map(({ file, doc }) => {
        const clean = memo.cleaned.get(doc) ?? cleanDocument(kind, doc);
        memo.cleaned.set(doc, clean);
        leftOut.push(...clean.leftOut.map((found) => ({ file, ...found })));
        return { file, doc: clean.doc };
      }),
    ]),
  ) as unknown as MarketFiles['items'];
  return { items, leftOut };
}

function cleanDocument(kind: KindName, doc: Doc): { doc: Doc; leftOut: Found[] } {
  const leftOut: Found[] = [];
  const clean = (html: string, field: string) => {
    if (losesSomething(html)) leftOut.push({ field, reason: 'HTML that is not allowed is left out' });
    return cleanHtml(html);
  };
  return { doc: changeRichText(kindOf(kind).schema, doc, clean), leftOut };
}
