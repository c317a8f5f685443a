/** The content of a market as editors wrote it, in their order, each item with its identity. */
import { type Doc, type KindName, kindNames, kindOf, slugOf } from '../kinds.ts';
import type { MarketFiles } from '../content-files.ts';

/** The list of popular farm shop products is edited like an item, and stored as a list. */
export type ItemKind = KindName | 'popular';
export const itemKinds: readonly ItemKind[] = [...kindNames, 'popular'];

export type SourceItem = {
  /** The same over renames. */
  id: string;
  /** Number of its published revision; 0 before there is one. */
  version: number;
  doc: Doc;
};

export type Sources = Record<ItemKind, SourceItem[]>;

export function noSources(): Sources {
  // Built from the names, so every kind has its list.
  return Object.fromEntries(itemKinds.map((kind) => [kind, []])) as unknown as Sources;
}

/** Of the last kind there is one document, with its list inside. */
export function popularOf(sources: Pick<Sources, 'popular'>): string[] {
  const slugs = sources.popular[0]?.doc.slugs;
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : [];
}

export function nameOf(kind: ItemKind, doc: Doc, index: number): string {
  return kind === 'popular' ? '1' : slugOf(kind, doc, index);
}

/** Null where items are numbered. */
export function slugFieldOf(kind: ItemKind): string | null {
  return kind === 'popular' ? null : (kindOf(kind).slug ?? null);
}

/** How people and issues call an item: `packages/blaarkop-proefpakket`, `questions/3`. */
export function placeOf(kind: ItemKind, name: string): string {
  return `${kind}/${name}`;
}

/** As the checks and the composition read a market. Items read from files, in the same order, are called by those. */
export function filesOf(sources: Sources, files?: Pick<MarketFiles, 'items' | 'issues'>): MarketFiles {
  const items = Object.fromEntries(
    kindNames.map((kind) => [
      kind,
      sources[kind].map(({ doc }, index) => {
        const file = files?.items[kind][index]?.file ?? placeOf(kind, slugOf(kind, doc, index));
        return { file, doc };
      }),
    ]),
  ) as unknown as MarketFiles['items'];
  return { items, popular: popularOf(sources), fingerprint: '', issues: files?.issues ?? [] };
}

export function findByName(sources: Sources, kind: ItemKind, name: string): number {
  return sources[kind].findIndex(({ doc }, index) => nameOf(kind, doc, index) === name);
}

export type NamedItem = SourceItem & { kind: ItemKind; name: string; position: number };

/** Every item with its name and place, by its id. */
export function byId(sources: Sources): Map<string, NamedItem> {
  return new Map(
    itemKinds.flatMap((kind) =>
      sources[kind].map((item, index) => {
        const named = { ...item, kind, name: nameOf(kind, item.doc, index), position: index + 1 };
        return [item.id, named] as const;
      }),
    ),
  );
}
