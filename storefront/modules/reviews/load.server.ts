import type { ModuleOf } from '#contract/page-modules.ts';
import type { ReviewSummary } from '#storefront/components/review-list.tsx';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

export async function load(_module: ModuleOf<'reviews'>, { content, market }: LoadContext): Promise<ReviewSummary> {
  const settings = await content.getSettings({ params: { market: market.code } });
  return {
    number: settings.reviewsCount,
    description: settings.reviewsDescription,
    button: settings.reviewsButton,
  };
}
