import { type RelatedType, relatedTypes } from '#contract/content.ts';
import type { ModuleOf } from '#contract/page-modules.ts';
import type { ModulePage } from './load-context.ts';

type RelatedModule = ModuleOf<'related-products'> | ModuleOf<'related-recipes'>;

/** What the items are to be related to: what the settings name, else the page; null on a page of nothing in particular. */
export function relationOf(
  { config }: RelatedModule,
  page: ModulePage,
): { relatedType: RelatedType; relatedSlug: string } | null {
  const named = relatedTypes.find((type) => type === config.relatedType);
  if (named && config.relatedSlug) return { relatedType: named, relatedSlug: config.relatedSlug };
  return page.relatedType && page.slug ? { relatedType: page.relatedType, relatedSlug: page.slug } : null;
}
