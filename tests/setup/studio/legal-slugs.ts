import { readDrafts } from '#services/content/editing/drafts/read-drafts.ts';

/** Terms, withdrawal, privacy and imprint of a market. */
export function legalSlugs(market: string): string[] {
  return readDrafts(market)
    .pages.slice(0, 4)
    .map(({ slug }) => slug);
}
