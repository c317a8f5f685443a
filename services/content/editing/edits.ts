/** What an editor asks for, and what the market's sources are afterwards. Nothing here knows whether that is right. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Market } from '#contract/market.ts';
import type { MarketFiles } from '../content-files.ts';
import { type Doc, kindNames, textOf } from '../kinds.ts';
import { withPicture } from '../pictures/with-picture.ts';
import { pagesOfScreens } from './addresses.ts';
import { ChangeRefused } from './refused.ts';
import {
  findByName,
  type ItemKind,
  itemKinds,
  placeOf,
  slugFieldOf,
  type SourceItem,
  type Sources,
} from './sources.ts';

/** `first`, `last`, or a number from 1; without one an item stays where it is, and a new one comes last. */
export type ListPosition = 'first' | 'last' | number;

export type Edit =
  /** Named items take the place of the one of their name; numbered ones of the one with that `number`, or are new. */
  | {
      do: 'put';
      kind: ItemKind;
      doc: Doc;
      at?: ListPosition | undefined;
      number?: number | undefined;
      base?: number | undefined;
    }
  | { do: 'remove'; kind: ItemKind; slug: string; base?: number | undefined; replaceBy?: string | undefined }
  | { do: 'rename'; kind: ItemKind; from: string; to: string; base?: number | undefined }
  /** An item as it was in a revision; null: it was not there. */
  | { do: 'restore'; kind: ItemKind; id: string; doc: Doc | null; position: number }
  /** Another picture in the place of one, wherever it stands. */
  | { do: 'exchangePicture'; from: string; to: string }
  /** A whole market from files. */
  | { do: 'replace'; files: Pick<MarketFiles, 'items' | 'popular' | 'issues'> };

/** Kinds of which a market has one. */
const singleKinds: ReadonlySet<ItemKind> = new Set(['settings', 'redirects', 'popular']);

export function applyEdits(sources: Sources, edits: Edit[], market: Market): Sources {
  const next = { ...sources };
  for (const edit of edits) {
    if (edit.do === 'put') put(next, edit);
    else if (edit.do === 'remove') remove(next, edit, market);
    else if (edit.do === 'rename') rename(next, edit, market);
    else if (edit.do === 'restore') restore(next, edit);
    else if (edit.do === 'exchangePicture') exchangePicture(next, edit);
    else replace(next, edit.files);
  }
  return next;
}

/** What an edit is about, as far as somebody else may change it meanwhile. */
export function targetOf(edit: Edit): { kind: ItemKind; name: string } | null {
  if (edit.do === 'put') {
    const field = slugFieldOf(edit.kind);
    const name = field ? textOf(edit.doc[field]) : singleKinds.has(edit.kind) ? '1' : edit.number?.toString();
    return name === undefined ? null : { kind: edit.kind, name };
  }
  if (edit.do === 'remove') return { kind: edit.kind, name: edit.slug };
  return edit.do === 'rename' ? { kind: edit.kind, name: edit.from } : null;
}

function put(next: Sources, edit: Extract<Edit, { do: 'put' }>) {
  const { kind, doc, at } = edit;
  const name = targetOf(edit)?.name;
  if (name === '') throw new ChangeRefused('invalid', [`${kind}: an item needs its ${slugFieldOf(kind)}`]);
  const index = name === undefined ? -1 : findByName(next, kind, name);
  if (index < 0 && edit.number !== undefined) throw unknownItem(next, kind, String(edit.number));
  const known = next[kind][index];
  // What is the same stays the same object, and makes no new version.
  const item = known
    ? { ...known, doc: isDeepStrictEqual(known.doc, doc) ? known.doc : doc }
    : { id: randomUUID(), version: 0, doc };
  const others = known ? next[kind].toSpliced(index, 1) : next[kind];
  const place = at ?? (known ? index + 1 : 'last');
  const position = place === 'first' ? 0 : place === 'last' ? others.length : Math.min(place - 1, others.length);
  next[kind] = others.toSpliced(position, 0, item);
}

function remove(next: Sources, { kind, slug }: Extract<Edit, { do: 'remove' }>, market: Market) {
  const index = findByName(next, kind, slug);
  if (index < 0) throw unknownItem(next, kind, slug);
  refuseScreenPage(kind, slug, market);
  if (kind === 'settings') throw new ChangeRefused('invalid', ['a market has settings: put others in their place']);
  next[kind] = next[kind].toSpliced(index, 1);
}

function rename(next: Sources, { kind, from, to }: Extract<Edit, { do: 'rename' }>, market: Market) {
  const index = findByName(next, kind, from);
  const item = next[kind][index];
  const field = slugFieldOf(kind);
  if (!field) throw new ChangeRefused('invalid', [`${kind} have numbers and no names`]);
  if (!item) throw unknownItem(next, kind, from);
  refuseScreenPage(kind, from, market);
  if (findByName(next, kind, to) >= 0) throw new ChangeRefused('invalid', [`${placeOf(kind, to)} is there already`]);
  next[kind] = next[kind].with(index, { ...item, doc: { ...item.doc, [field]: to } });
}

function restore(next: Sources, { kind, id, doc, position }: Extract<Edit, { do: 'restore' }>) {
  const index = next[kind].findIndex((item) => item.id === id);
  if (doc === null) next[kind] = index < 0 ? next[kind] : next[kind].toSpliced(index, 1);
  else if (index < 0) next[kind] = next[kind].toSpliced(position - 1, 0, { id, version: 0, doc });
  else next[kind] = next[kind].with(index, { id, version: next[kind][index]?.version ?? 0, doc });
}

function exchangePicture(next: Sources, { from, to }: Extract<Edit, { do: 'exchangePicture' }>) {
  for (const kind of itemKinds)
    next[kind] = next[kind].map((item) => {
      const doc = withPicture(item.doc, from, to);
      return doc === item.doc ? item : { ...item, doc };
    });
}

function refuseScreenPage(kind: ItemKind, slug: string, market: Market) {
  if (kind === 'static-pages' && pagesOfScreens(market).has(slug))
    throw new ChangeRefused('invalid', [
      `${placeOf(kind, slug)} is asked for by a screen of ${market.code} under that name: put another text in its place`,
    ]);
}

function unknownItem(sources: Sources, kind: ItemKind, name: string): ChangeRefused {
  const near = sources[kind]
    .map(({ doc }) => textOf(doc[slugFieldOf(kind) ?? '']))
    .filter((slug) => slug !== '' && (slug.includes(name) || name.includes(slug)))
    .slice(0, 3);
  const hint = near.length > 0 ? `; there is ${near.join(', ')}` : '';
  return new ChangeRefused('unknown', [`there is no ${name} among the ${kind}${hint}`]);
}

/** Items keep their identity: named ones by their name, numbered ones by what they say, else by their place. */
function replace(next: Sources, files: Pick<MarketFiles, 'items' | 'popular'>) {
  for (const kind of kindNames) {
    const docs = files.items[kind].map(({ doc }) => doc);
    next[kind] = slugFieldOf(kind) ? matchByName(next[kind], docs, kind) : matchByContent(next[kind], docs);
  }
  const popular = files.popular.length > 0 ? [{ slugs: files.popular }] : [];
  next.popular = matchByContent(next.popular, popular);
}

const newItem = (doc: Doc): SourceItem => ({ id: randomUUID(), version: 0, doc });
/** With the old object where nothing changed. */
const renewed = (item: SourceItem, doc: Doc) => (isDeepStrictEqual(item.doc, doc) ? item : { ...item, doc });

function matchByName(items: SourceItem[], docs: Doc[], kind: ItemKind): SourceItem[] {
  const field = slugFieldOf(kind) ?? '';
  const known = new Map(items.map((item) => [textOf(item.doc[field]), item]));
  return docs.map((doc) => {
    const item = known.get(textOf(doc[field]));
    // A name that stands there twice is refused by the check, and must not be one item until then.
    known.delete(textOf(doc[field]));
    return item ? renewed(item, doc) : newItem(doc);
  });
}

function matchByContent(items: SourceItem[], docs: Doc[]): SourceItem[] {
  const left = new Map<string, SourceItem[]>();
  for (const item of items) left.set(JSON.stringify(item.doc), [...(left.get(JSON.stringify(item.doc)) ?? []), item]);
  const equal = docs.map((doc) => left.get(JSON.stringify(doc))?.shift());
  const used = new Set(equal);
  const others = items.filter((item) => !used.has(item));
  return docs.map((doc, index) => {
    const item = equal[index] ?? others.shift();
    return item ? renewed(item, doc) : newItem(doc);
  });
}
