/** What follows from a change: references to renamed items are rewritten, and old addresses lead to new ones. */
import type { Market } from '#contract/market.ts';
import { isRecord } from '#contract/fields/json.ts';
import { comparable } from '#rules/addresses/redirect-table.ts';
import { randomUUID } from 'node:crypto';
import { type Doc, type KindName, textOf } from '../kinds.ts';
import { addressOf, itemAt } from './addresses.ts';
import type { Edit } from './edits.ts';
import { changeAddress, changeNames, namesIn } from './names.ts';
import { ChangeRefused } from './refused.ts';
import { byId, findByName, itemKinds, type NamedItem, placeOf, slugFieldOf, type Sources } from './sources.ts';

/** An item that is called otherwise now, or whose place another one takes. */
type Move = { kind: KindName; from: string; to: string; fromAddress: string | null; toAddress: string | null };

export function settleMoves(
  before: Sources,
  after: Sources,
  { edits, market }: { edits: Edit[]; market: Market },
): Sources {
  const old = byId(before);
  const now = byId(after);
  const moves = [...movesOf(old, now, market), ...replacements(before, after, { edits, market })];
  const replaced = new Set(moves.map(({ kind, from }) => placeOf(kind, from)));
  const removals = [...old.values()].filter(
    ({ id, kind, name }) => !now.has(id) && slugFieldOf(kind) && !replaced.has(placeOf(kind, name)),
  );
  const renamed = moves.length > 0 ? renameEverywhere(after, moves, market) : after;
  if (!edits.some((edit) => edit.do === 'replace')) refuseUsed(renamed, removals, market);
  const arrived = [...now.values()].filter(({ id, name }) => old.get(id)?.name !== name);
  return edits.some((edit) => edit.do === 'replace')
    ? renamed
    : withRedirects(renamed, { moves, removals, arrived, market });
}

function movesOf(old: Map<string, NamedItem>, now: Map<string, NamedItem>, market: Market): Move[] {
  return [...now.values()].flatMap((item) => {
    const { kind } = item;
    const was = old.get(item.id);
    if (kind === 'popular' || !slugFieldOf(kind) || !was || was.name === item.name) return [];
    const [fromAddress, toAddress] = [addressOf(market, kind, was.doc), addressOf(market, kind, item.doc)];
    return [{ kind, from: was.name, to: item.name, fromAddress, toAddress }];
  });
}

function replacements(before: Sources, after: Sources, { edits, market }: { edits: Edit[]; market: Market }): Move[] {
  return edits.flatMap((edit) => {
    if (edit.do !== 'remove' || edit.replaceBy === undefined || edit.kind === 'popular') return [];
    const { kind, slug, replaceBy } = edit;
    const other = after[kind][findByName(after, kind, replaceBy)];
    const gone = before[kind][findByName(before, kind, slug)];
    if (!other || !gone) throw new ChangeRefused('unknown', [`there is no ${replaceBy} among the ${kind}`]);
    const [fromAddress, toAddress] = [addressOf(market, kind, gone.doc), addressOf(market, kind, other.doc)];
    return [{ kind, from: slug, to: replaceBy, fromAddress, toAddress }];
  });
}

/** What tells meat cuts from packages of the same name. */
function cutsOf(sources: Sources): (slug: string) => boolean {
  const cuts = new Set(sources.cuts.map(({ doc }) => textOf(doc.slug)));
  return (slug) => cuts.has(slug);
}

function renameEverywhere(sources: Sources, moves: Move[], market: Market): Sources {
  const moved = new Map(moves.map(({ kind, from, to }) => [placeOf(kind, from), to]));
  const isCut = cutsOf(sources);
  const change = ({ kind, slug }: { kind: KindName; slug: string }) => moved.get(placeOf(kind, slug)) ?? slug;
  const walk = { market, isCut: (slug: string) => isCut(slug) || moved.has(placeOf('cuts', slug)), change };
  const next = { ...sources };
  for (const kind of itemKinds) {
    next[kind] = sources[kind].map((item) => {
      const doc = changeNames(kind, item.doc, walk);
      return doc === item.doc ? item : { ...item, doc: withoutDoubles(kind, doc) };
    });
  }
  return next;
}

/** Replacing one popular product by another must not name it twice. */
function withoutDoubles(kind: string, doc: Doc): Doc {
  return kind === 'popular' && Array.isArray(doc.slugs) ? { ...doc, slugs: [...new Set(doc.slugs)] } : doc;
}

export type Use = { kind: NamedItem['kind']; name: string; title: string; field: string };

/** Where one item is named by others. */
export function usesOf(sources: Sources, of: { kind: string; name: string }, market: Market): Use[] {
  const walk = { market, isCut: cutsOf(sources) };
  return [...byId(sources).values()].flatMap(({ kind, name, doc }) => {
    if (kind === of.kind && name === of.name) return [];
    const mentions = namesIn(kind, doc, walk).filter((mention) => mention.kind === of.kind && mention.slug === of.name);
    const title = textOf(doc.title) || textOf(doc.question) || name;
    return mentions.map(({ field }) => ({ kind, name, title, field }));
  });
}

const shownUses = 20;

/** Whatever names a removed item would lead nowhere. */
function refuseUsed(sources: Sources, removals: NamedItem[], market: Market) {
  const gone = new Map(removals.map((item) => [placeOf(item.kind, item.name), item]));
  if (gone.size === 0) return;
  const walk = { market, isCut: cutsOf(sources) };
  const isCutGone = (slug: string) => gone.has(placeOf('cuts', slug));
  const uses = [...byId(sources).values()].flatMap(({ kind, name, doc }) =>
    namesIn(kind, doc, { ...walk, isCut: (slug) => walk.isCut(slug) || isCutGone(slug) })
      .filter((mention) => gone.has(placeOf(mention.kind, mention.slug)))
      .map((mention) => `${placeOf(kind, name)} ${mention.field}: names ${placeOf(mention.kind, mention.slug)}`),
  );
  if (uses.length === 0) return;
  const places = [...new Set(uses)];
  const [first] = [...gone.values()];
  throw new ChangeRefused('used', [
    ...places.slice(0, shownUses),
    ...(places.length > shownUses ? [`and ${places.length - shownUses} more`] : []),
    `${[...gone.keys()].join(', ')} cannot be removed while used. Ways on: name another in its place everywhere (--replace-by SLUG); take it out of the places above (put); or remove them together (remove ${market.code} ${first?.kind} ${first?.name} KIND/SLUG …)`,
  ]);
}

type Following = { moves: Move[]; removals: NamedItem[]; arrived: NamedItem[]; market: Market };

/** One hop and no loops: what led to the old address leads to the new one, and no page has a redirect in front of it. */
function withRedirects(sources: Sources, { moves, removals, arrived, market }: Following): Sources {
  const item = sources.redirects[0];
  const entries = new Map(Object.entries(item?.doc ?? {}));
  const before = JSON.stringify([...entries]);
  const renamed = new Map(moves.map(({ kind, from, to }) => [placeOf(kind, from), to]));
  const change = ({ kind, slug }: { kind: KindName; slug: string }) => renamed.get(placeOf(kind, slug)) ?? slug;
  for (const [path, entry] of entries) {
    const to = isRecord(entry) ? textOf(entry.to) : '';
    const next = changeAddress(to, path, { market, change });
    if (next !== to) entries.set(path, { to: next });
  }
  const drop = (isDropped: (path: string, to: string) => boolean) => {
    for (const [path, entry] of entries)
      if (isDropped(comparable(path), comparable(isRecord(entry) ? textOf(entry.to) : ''))) entries.delete(path);
  };
  for (const { fromAddress, toAddress } of moves) {
    if (fromAddress === null || toAddress === null || fromAddress === toAddress) continue;
    const [from, to] = [comparable(fromAddress), comparable(toAddress)];
    drop((path) => path === from || path === to);
    entries.set(fromAddress, { to: toAddress });
  }
  const gone = new Set(removals.map(({ kind, name }) => placeOf(kind, name)));
  const leadsToGone = (to: string) => {
    const target = itemAt(market, to);
    return target !== null && gone.has(placeOf(target.kind, target.slug));
  };
  const live = new Set(arrived.flatMap(({ kind, doc }) => comparableAddress(market, kind, doc)));
  drop((path, to) => leadsToGone(to) || live.has(path) || path === to);
  if (JSON.stringify([...entries]) === before) return sources;
  const doc = Object.fromEntries(entries);
  return { ...sources, redirects: [item ? { ...item, doc } : { id: randomUUID(), version: 0, doc }] };
}

function comparableAddress(market: Market, kind: NamedItem['kind'], doc: Doc): string[] {
  const address = addressOf(market, kind, doc);
  return address === null ? [] : [comparable(address)];
}
