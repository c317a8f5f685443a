import { animalOfFilter } from '#rules/lists/animal-filter.ts';
import { pageOfSegment } from '#rules/addresses/path-segments.ts';
import { productRouteOfWord } from '#rules/addresses/product-routes.ts';
import type { CheckInput } from './check-input.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { kindOf, type KindName, kindNames, slugOf } from '#services/content/kinds.ts';

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A slug must be readable, used once, and not mean something else at its address. */
export function checkSlugs({ files, market }: Pick<CheckInput, 'files' | 'market'>): ContentIssue[] {
  return kindNames.flatMap((kind) => {
    const field = kindOf(kind).slug;
    if (!field) return [];
    const seen = new Map<string, string>();
    return files.items[kind].flatMap((item, index) => {
      const slug = slugOf(kind, item.doc, index);
      const first = seen.get(slug);
      seen.set(slug, first ?? item.file);
      const reasons = [
        first === undefined ? null : `${slug} is already used by ${first}`,
        kind === 'coupon-codes' || slugShape.test(slug)
          ? null
          : `${JSON.stringify(slug)} must be lower case words joined by hyphens`,
        takenMeaning(kind, slug, market),
      ];
      return reasons.flatMap((reason) => (reason === null ? [] : [{ file: item.file, field, reason }]));
    });
  });
}

function takenMeaning(kind: KindName, slug: string, market: CheckInput['market']): string | null {
  const isListed = kind === 'farmers' || kind === 'recipes' || kind === 'breeds' || kind === 'article-categories';
  if (isListed && pageOfSegment(slug) !== null) return `${slug} would be read as a page number`;
  if ((kind === 'farmers' || kind === 'recipes') && animalOfFilter(market, slug))
    return `${slug} is a filter word of this market`;
  if (kind === 'farmers' && slug === market.words.newFarmers) return `${slug} is the word for new farmers`;
  if (kind === 'farmshop-products' && slug === market.words.feedback) return `${slug} is the word for feedback`;
  if (kind === 'packages' && productRouteOfWord(market, 'production', slug))
    return `${slug} is the word of a list of packages`;
  return null;
}
