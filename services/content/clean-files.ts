import { changeRichText } from '#contract/fields/rich-text-fields.ts';
import { cleanHtml, losesSomething } from '#services/kit/clean-rich-text.ts';
import type { ContentIssue, MarketFiles } from './content-files.ts';
import { kindNames, kindOf } from './kinds.ts';

type Cleaned = Pick<MarketFiles, 'items'> & { leftOut: ContentIssue[] };

/** The same content with nothing but harmless HTML in it. Whatever that takes away is told: an editor meant something by it. */
export function cleanFiles(files: Pick<MarketFiles, 'items'>): Cleaned {
  const leftOut: ContentIssue[] = [];
  // Built from the names, so every kind has its list.
  const items = Object.fromEntries(
    kindNames.map((kind) => [
      kind,
      files.items[kind].map(({ file, doc }) => {
        const clean = (html: string, field: string) => {
          if (losesSomething(html)) leftOut.push({ file, field, reason: 'HTML that is not allowed is left out' });
          return cleanHtml(html);
        };
        return { file, doc: changeRichText(kindOf(kind).schema, doc, clean) };
      }),
    ]),
  ) as unknown as MarketFiles['items'];
  return { items, leftOut };
}
