import type { StaticPage } from '#contract/entities/static-page.ts';

export type ListHead = Pick<StaticPage, 'summary' | 'body' | 'image' | 'links' | 'seo'> & { title: string };

/** What stands above a list: an editor's words where there are any, ours otherwise. */
export function listHead(page: StaticPage | null, ours: { title: string; summary?: string }): ListHead {
  return {
    title: page?.title ?? ours.title,
    summary: page ? page.summary : (ours.summary ?? null),
    body: page?.body ?? null,
    image: page?.image ?? null,
    links: page?.links ?? [],
    seo: page?.seo ?? { title: null, description: null },
  };
}
