import type { Doc, KindName } from './kinds.ts';

export type ComposedDocument = {
  kind: KindName;
  slug: string;
  position: number;
  source: Doc;
  card: Doc;
  detail: Doc;
  isDated: boolean;
  animals: string[];
  searchText: string | null;
  searchGrams: string[] | null;
};

/** Slugs in order, by kind and name of the list. */
export type Lists = { kind: KindName; list: string; slugs: string[] }[];

/** A market's content, ready to be stored. */
export type Composed = { documents: ComposedDocument[]; lists: Lists; related: Lists };
