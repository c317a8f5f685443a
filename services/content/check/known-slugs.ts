import type { MarketFiles } from '#services/content/content-files.ts';
import { type KindName, kindNames, slugOf } from '#services/content/kinds.ts';

/** Whether there is a document of that kind and name. */
export type IsKnown = (kind: KindName, slug: unknown) => boolean;

export function knownSlugs(files: Pick<MarketFiles, 'items'>): IsKnown {
  const slugs = new Map(
    kindNames.map(
      (kind) => [kind, new Set(files.items[kind].map(({ doc }, index) => slugOf(kind, doc, index)))] as const,
    ),
  );
  return (kind, slug) => typeof slug === 'string' && slugs.get(kind)?.has(slug) === true;
}
