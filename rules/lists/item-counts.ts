import { listPageSize } from '#rules/lists/page-sizes.ts';
import { numberFrom } from '#contract/fields/number-from.ts';

/** Fewer articles than this switch to the special layout. */
const articleGridMinimum = 3;
const blogBlockCount = 3;
const blogFilterMinimumCategories = 2;
const blogHighlightCount = 3;
const highlightModuleCount = 6;
const relatedArticleCount = 3;
const relatedItemCount = 3;

const defaultCounts = {
  related: relatedItemCount,
  recipeHighlight: relatedItemCount,
  productHighlight: relatedItemCount,
  highlightModule: highlightModuleCount,
  blogHighlight: blogHighlightCount,
  blogOfCategory: listPageSize,
} as const;
export type CountedBlock = keyof typeof defaultCounts | 'blog';

type TotalShow = number | string | null | undefined;

/** How many items a block shows. What an editor sets wins, but a blog without a category stays a teaser. */
export function itemLimit(block: CountedBlock, totalShow: TotalShow): number {
  const wanted = numberFrom(totalShow);
  const set = wanted !== null && Number.isInteger(wanted) && wanted > 0 ? wanted : null;
  if (block === 'blog') return Math.min(set ?? blogBlockCount, blogBlockCount);
  return set ?? defaultCounts[block];
}

/** Empty when the block is to be hidden. */
export function shownItems<T>(items: readonly T[], block: CountedBlock, totalShow: TotalShow): T[] {
  return items.slice(0, itemLimit(block, totalShow));
}

export function hasCategoryBar(categoryCount: number): boolean {
  return categoryCount >= blogFilterMinimumCategories;
}

/** A few articles would leave holes in the grid. */
export function hasSpecialBlogLayout(articleCount: number): boolean {
  return articleCount > 0 && articleCount < articleGridMinimum;
}

/** A search without hits has a message of its own. */
export function isBlogNotFound({ total, isSearch }: { total: number; isSearch: boolean }): boolean {
  return total === 0 && !isSearch;
}

export function relatedArticles<T>(related: readonly T[]): T[] {
  return related.slice(0, relatedArticleCount).toReversed();
}
