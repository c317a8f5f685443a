/** Content that is nowhere stored, for the same handlers: a preview shows what a change would make of the pages. */
import type { Market } from '#contract/market.ts';
import { seasonDay } from '#rules/time/season.ts';
import type { Composed, ComposedDocument, Lists } from '../composed.ts';
import type { Doc, KindName } from '../kinds.ts';
import { resolveDates } from '../relative-dates.ts';
import { onDay, seasonalList, slugsOutOfSeason } from '../seasons.ts';
import type { ContentStore, StoredList } from '../store.ts';
import { searchedKinds } from '../search/search-entries.ts';
import { searchLimit } from '../store.ts';
import { listKey } from './differences.ts';

export function createMemoryStore(
  { documents, lists, related }: Composed,
  { timeZone }: Pick<Market, 'timeZone'>,
  clock: () => Date,
): ContentStore {
  const today = () => seasonDay(clock(), { timeZone });
  const bySlug = new Map(documents.map((document) => [`${document.kind}/${document.slug}`, document]));
  const listed = indexLists(lists);
  const belonging = indexLists(related);
  const dated = (document: ComposedDocument, value: Doc) =>
    document.isDated ? onDay(document.kind, resolveDates(value, clock()) as Doc, today()) : value;
  const cards = (kind: KindName, slugs: string[]) =>
    slugs.flatMap((slug) => {
      const document = bySlug.get(`${kind}/${slug}`);
      return document ? [dated(document, document.card)] : [];
    });
  const slugsOf = (kind: KindName, list: string) => listed.get(listKey({ kind, list })) ?? [];
  const inSeason = (kind: KindName, slugs: string[]) => {
    const out = slugsOutOfSeason(slugsOf(kind, seasonalList), today());
    return out.length === 0 ? slugs : slugs.filter((slug) => !out.includes(slug));
  };

  return {
    async find(kind, slug) {
      const document = bySlug.get(`${kind}/${slug}`);
      return document && dated(document, document.detail);
    },
    async list(kind, list, { page, perPage }): Promise<StoredList> {
      const slugs = inSeason(kind, slugsOf(kind, list));
      const first = perPage === null ? 0 : (page - 1) * perPage;
      const asked = perPage === null ? slugs : slugs.slice(first, first + perPage);
      return { docs: cards(kind, asked), total: slugs.length };
    },
    async related(kind, list) {
      const docs = cards(kind, inSeason(kind, belonging.get(listKey({ kind, list })) ?? []));
      return { docs, total: docs.length };
    },
    async search(kind, query) {
      const found = documents.filter((document) => document.kind === kind && document.searchText?.includes(query));
      const slugs = inSeason(
        kind,
        found.map(({ slug }) => slug),
      );
      const docs = cards(kind, slugs.slice(0, searchLimit));
      return { docs, total: docs.length };
    },
    slugs: async (kind, list) => slugsOf(kind, list),
    cards: async (kind, slugs) =>
      new Map(
        slugs.flatMap((slug) => {
          const document = bySlug.get(`${kind}/${slug}`);
          return document ? [[slug, dated(document, document.card)] as const] : [];
        }),
      ),
    outOfSeason: async (kind) => slugsOutOfSeason(slugsOf(kind, seasonalList), today()),
    // It never changes.
    generation: async () => 0,
    changeDates: async () => [],
    textsVersion: async () => '',
    stockStatuses: async () => new Map(),
    async *searchRows() {
      for (const kind of searchedKinds) {
        yield documents
          .filter((document) => document.kind === kind)
          .map(({ slug, card, source }) => ({ kind, slug, card, extra: source }));
      }
    },
  };
}

function indexLists(lists: Lists): Map<string, string[]> {
  return new Map(lists.map((list) => [listKey(list), list.slugs]));
}
