import type { StaticPage } from '#contract/entities/static-page.ts';
import type { Text } from '#contract/locales.ts';

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

type Chosen = {
  filter: string | null;
  /** What else is chosen, in words. */
  chosen?: readonly string[];
};

/** "Recipes: Beef, up to 1 hour". */
export function filteredTitle({ text }: { text: Text }, title: string, { filter, chosen = [] }: Chosen): string {
  const animal = filter ? (text.find(`animals.${filter}`) ?? null) : null;
  const names = [...(animal ? [animal] : []), ...chosen];
  return names.length > 0 ? text('meta.filteredTitle', { title, filter: names.join(', ') }) : title;
}
