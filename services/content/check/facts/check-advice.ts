import { rawAdvice } from '#rules/food/raw-advice.ts';
import { unwarnedPork } from '#rules/food/unwarned-pork.ts';
import type { CheckInput } from '../check-input.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { type Doc, type KindName, textOf } from '#services/content/kinds.ts';
import { textsOf } from '#services/content/texts-of.ts';

const cookery = [
  'packages',
  'farmshop-products',
  'recipes',
  'cuts',
  'breeds',
  'articles',
  'questions',
  'static-pages',
] as const satisfies KindName[];

/** What some people must not eat is said to them where it is advised to others: a document warns as a whole. */
export function checkAdvice({ market, files }: Pick<CheckInput, 'market' | 'files'>): ContentIssue[] {
  const language = market.langTag.slice(0, 2);
  return cookery.flatMap((kind) =>
    files.items[kind].flatMap(({ file, doc }) => {
      const at = textsOf(doc).filter(({ path }) => !/(?:^|\.)(?:slug|nutrition_of|\w*url)$/.test(path));
      const texts = at.map(({ text }) => text);
      const fieldOf = (sentence: string) => at.find(({ text }) => plain(text).includes(sentence))?.path ?? 'body';
      return [
        ...unwarnedPork(language, texts, isPorkOnly(doc)).map((sentence) => ({
          file,
          field: fieldOf(sentence),
          reason: `pork below 70 °C is not for pregnant women and young children, and nothing here says so: ${sentence}`,
        })),
        ...rawAdvice(language, texts, textOf(doc.title)).map((reason) => ({
          file,
          field: fieldOf(reason.slice(reason.indexOf(': ') + 2)),
          reason,
        })),
      ];
    }),
  );
}

/** As sentences are read: without tags. */
function plain(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, '');
}

function isPorkOnly(doc: Doc): boolean {
  const types: unknown[] = Array.isArray(doc.animal_types)
    ? doc.animal_types
    : [doc.shop_brand_slug ?? doc.animal_type];
  return types.length > 0 && types.every((type) => type === 'pig');
}
