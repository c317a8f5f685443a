import type { Package } from '#contract/entities/package.ts';
import type { ContentClient } from '#storefront/request-context.ts';

const underWay = new WeakMap<object, Map<string, Promise<Package>>>();

/** The one way to a package by its slug, for pages and modules. Loaders that ask while it is under way share the answer. */
export function getPackage(content: Pick<ContentClient, 'getPackage'>, slug: string): Promise<Package> {
  const bySlug = underWay.get(content) ?? new Map<string, Promise<Package>>();
  underWay.set(content, bySlug);
  const known = bySlug.get(slug);
  if (known) return known;
  const answer = content.getPackage({ params: { slug } }).finally(() => bySlug.delete(slug));
  bySlug.set(slug, answer);
  return answer;
}
