/** Which rows differ between what is stored and what was composed. The whole market is composed; only these are written. */
import { createHash } from 'node:crypto';
import type { Composed, ComposedDocument, Lists } from '../composed.ts';
import type { Doc } from '../kinds.ts';

/** What the tables hold, as far as it tells rows apart. */
export type Stored = {
  /** By `kind/slug`. */
  documents: Map<string, { position: number; hash: string }>;
  /** By kind and name of the list. */
  lists: Map<string, string[]>;
  related: Map<string, string[]>;
};

export type HashedDocument = ComposedDocument & { hash: string };

export type Differences = {
  /** New ones and those that say something else. */
  written: HashedDocument[];
  /** The same documents in another place. */
  moved: { kind: string; slug: string; position: number }[];
  removed: { kind: string; slug: string }[];
  /** Whole lists, an empty one to be taken away. */
  lists: Lists;
  related: Lists;
};

export function nothingStored(): Stored {
  return { documents: new Map(), lists: new Map(), related: new Map() };
}

const documentKey = ({ kind, slug }: { kind: string; slug: string }) => `${kind}/${slug}`;
export const listKey = ({ kind, list }: { kind: string; list: string }) => `${kind}\0${list}`;

/** By detail, which is made anew whenever anything about a document changes. */
const hashes = new WeakMap<Doc, string>();

function hashOf({ source, card, detail, isDated, searchText }: ComposedDocument): string {
  const known = hashes.get(detail);
  if (known !== undefined) return known;
  const text = JSON.stringify([source, card, detail, isDated, searchText]);
  const hash = createHash('sha256').update(text).digest('base64url');
  hashes.set(detail, hash);
  return hash;
}

/** What the tables hold when this is written. */
export function storedAs({ documents, lists, related }: Composed): Stored {
  return {
    documents: new Map(
      documents.map((document) => [documentKey(document), { position: document.position, hash: hashOf(document) }]),
    ),
    lists: new Map(lists.map((list) => [listKey(list), list.slugs])),
    related: new Map(related.map((list) => [listKey(list), list.slugs])),
  };
}

export function differences(stored: Stored, content: Composed): Differences {
  const written: HashedDocument[] = [];
  const moved: Differences['moved'] = [];
  const gone = new Set(stored.documents.keys());
  for (const document of content.documents) {
    const { kind, slug, position } = document;
    const known = stored.documents.get(documentKey(document));
    const hash = hashOf(document);
    gone.delete(documentKey(document));
    if (known?.hash !== hash) written.push({ ...document, hash });
    else if (known.position !== position) moved.push({ kind, slug, position });
  }
  const removed = [...gone].map((key) => {
    const [kind = '', ...slug] = key.split('/');
    return { kind, slug: slug.join('/') };
  });
  return {
    written,
    moved,
    removed,
    lists: changedLists(stored.lists, content.lists),
    related: changedLists(stored.related, content.related),
  };
}

function changedLists(stored: Map<string, string[]>, lists: Lists): Lists {
  const gone = new Set(stored.keys());
  const changed = lists.filter((list) => {
    gone.delete(listKey(list));
    return !isSame(stored.get(listKey(list)), list.slugs);
  });
  const empty = [...gone].map((key) => {
    const [kind = '', list = ''] = key.split('\0');
    // The key was made of a list of ours.
    return { kind: kind as Lists[number]['kind'], list, slugs: [] };
  });
  return [...changed, ...empty];
}

function isSame(one: string[] | undefined, other: string[]): boolean {
  return one?.length === other.length && one.every((slug, index) => slug === other[index]);
}
