/**
 * A shop without the demo: menus, the pages that screens ask for, and drafts of the legal pages. Nothing in them leads nowhere, and nothing
 * in them was said by somebody who does not exist.
 */
import type { Market } from '#contract/market.ts';
import { isRecord } from '#contract/fields/json.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { type Doc, textOf } from '../../kinds.ts';
import { itemAt, pagesOfScreens } from '../addresses.ts';
import { readDrafts } from '../drafts/read-drafts.ts';
import type { Edit } from '../edits.ts';
import { namesIn } from '../names.ts';
import { filesOf, noSources, type SourceItem, type Sources } from '../sources.ts';

export function startEmptyEdits(sources: Sources, market: Market): Edit[] {
  const drafts = readDrafts(market.code);
  const banners = new Set(market.farmshop?.bannerSlugs);
  const screens = new Set([...pagesOfScreens(market)].filter((slug) => !banners.has(slug)));
  const drafted = new Set(drafts.pages.map(({ slug }) => slug));
  const pages = sources['static-pages'].filter(({ doc }) => !drafted.has(textOf(doc.slug)));
  const left = {
    ...noSources(),
    settings: [settingsOf(sources.settings[0], drafts.settings)],
    menus: sources.menus,
    'static-pages': [
      ...pages
        .filter(({ doc }) => screens.has(textOf(doc.slug)))
        .map((item) => ({ ...item, doc: bareScreen(item.doc) })),
      ...pages.filter(({ doc }) => drafts.keeps.includes(textOf(doc.slug))),
      ...drafts.pages.map((doc) => newItem(doc)),
    ],
  };
  const isGone = goneFrom(left);
  for (const kind of ['settings', 'menus', 'static-pages'] as const)
    left[kind] = left[kind].map((item) => {
      const doc = withoutGone(kind, item.doc, { isGone, market });
      return doc === item.doc ? item : { ...item, doc };
    });
  return [{ do: 'replace', files: filesOf(left) }];
}

/** An import that replaces all items finds their ids by name. */
function newItem(doc: Doc): SourceItem {
  return { id: '', version: 0, doc };
}

/** Averages, certificates and the company of the demo go. */
function settingsOf(item: SourceItem | undefined, drafted: Record<string, string>): SourceItem {
  const isPopupOff = item?.doc.newsletter_popup_off;
  const doc = { ...drafted, ...(isPopupOff !== undefined && { newsletter_popup_off: isPopupOff }) };
  return { ...(item ?? newItem(doc)), doc };
}

/** Modules whose words were written for the demo; all others fill themselves with what the shop has. */
const writtenModules = new Set([
  'header-text',
  'html',
  'image-carousel',
  'quote',
  'related-item',
  'reviews',
  'slider',
  'text',
]);

/** What the screen needs, without what the demo tells of itself: its prose is about farmers, prices and rules that another shop does not have. */
function bareScreen({ slug, title, image_url, modules }: Doc): Doc {
  const kept = Array.isArray(modules) ? modules.filter(isRecord) : [];
  return {
    slug,
    title,
    ...(image_url !== undefined && { image_url }),
    modules: kept
      .filter(({ module }) => !writtenModules.has(textOf(module)))
      .map((module) => Object.fromEntries(Object.entries(module).filter(([name]) => name !== 'body'))),
  };
}

type IsGone = (named: { kind: string; slug: string }) => boolean;

/** All but the pages that stay. */
function goneFrom(left: Sources): IsGone {
  const pages = new Set(left['static-pages'].map(({ doc }) => textOf(doc.slug)));
  return ({ kind, slug }) => kind !== 'static-pages' || !pages.has(slug);
}

type Pruning = { isGone: IsGone; market: Market };

function withoutGone(kind: 'settings' | 'menus' | 'static-pages', doc: Doc, pruning: Pruning): Doc {
  const pruned = kind === 'menus' ? prunedMenu(doc, pruning) : prunedPage(doc, pruning);
  const { related: _, ...rest } = pruned;
  return unlinked(rest, pruning) as Doc;
}

/** An entry that leads to what is gone goes, and what stands below it. */
function prunedMenu(doc: Doc, pruning: Pruning): Doc {
  const entries = Array.isArray(doc.items) ? doc.items.filter(isRecord) : [];
  const gone = new Set<string>();
  let left = entries;
  for (let before = -1; before !== gone.size;) {
    before = gone.size;
    for (const entry of left)
      if (gone.has(textOf(entry.parent_id)) || namesGone('menus', { items: [entry] }, pruning))
        gone.add(textOf(entry.menu_item_id));
    left = left.filter((entry) => !gone.has(textOf(entry.menu_item_id)));
  }
  return left.length === entries.length ? doc : { ...doc, items: left };
}

/** A module that names what is gone would stand there empty. */
function prunedPage(doc: Doc, pruning: Pruning): Doc {
  if (!Array.isArray(doc.modules)) return doc;
  const modules = doc.modules.filter((module) => !namesGone('static-pages', { modules: [module] }, pruning));
  return modules.length === doc.modules.length ? doc : { ...doc, modules };
}

function namesGone(kind: 'menus' | 'static-pages', doc: Doc, { isGone, market }: Pruning): boolean {
  return namesIn(kind, doc, { market, isCut: () => false }).some(isGone);
}

/** A link to what is gone becomes its text; a field that is an address leads home. */
function unlinked(value: unknown, pruning: Pruning): unknown {
  if (Array.isArray(value)) return value.map((entry) => unlinked(entry, pruning));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, unlinked(entry, pruning)]));
  if (typeof value !== 'string') return value;
  if (leadsToGone(value, pruning)) return pathTo(pruning.market, 'home');
  if (!value.includes('<a')) return value;
  // Bounded: a text of content, which its owner checks and imports.
  return value.replace(/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, address: string, text: string) =>
    leadsToGone(address, pruning) ? text : link,
  );
}

function leadsToGone(address: string, { market, isGone }: Pruning): boolean {
  if (!address.startsWith(`/${market.code}/`)) return false;
  const item = itemAt(market, address);
  return item !== null && isGone(item);
}
