/** Where a document names others: in references, in settings of modules, in links. One walk finds and changes all of them. */
import type { Market } from '#contract/market.ts';
import { isRecord, jsonOf } from '#contract/fields/json.ts';
import { addressField } from '../check/check-links.ts';
import { named } from '../check/check-modules.ts';
import { references } from '../check/check-references.ts';
import type { Doc, KindName } from '../kinds.ts';
import { itemAt, withSlug } from './addresses.ts';
import type { ItemKind } from './sources.ts';

export type Mention = { kind: KindName; slug: string; field: string };
/** The slug that stands there afterwards. */
type Change = (mention: Mention) => string;

type Walk = {
  market: Market;
  /** Some fields name a meat cut or, where there is none of that name, a package. */
  isCut: (slug: string) => boolean;
  change: Change;
};

/** The same object when nothing changed. */
export function changeNames(kind: ItemKind, doc: Doc, walk: Walk): Doc {
  if (kind === 'popular')
    return inField(doc, 'slugs', (value) => inNames(value, { kind: 'farmshop-products', field: 'slugs' }, walk));
  if (kind === 'redirects') return doc;
  let next = inLinks(doc, '', walk) as Doc;
  for (const { from, field, to } of references)
    if (from === kind) next = inField(next, field, (value) => inNames(value, { kind: to, field }, walk));
  if (kind === 'packages')
    next = inField(next, 'package_variations', (value) =>
      inEntries(value, { name: 'package_variation_slug', field: 'package_variations' }, walk),
    );
  if (kind === 'menus')
    next = inField(next, 'items', (value) => inEntries(value, { name: 'product_slug', field: 'items' }, walk));
  const cutField = kind === 'farmshop-products' ? 'relation_slug' : kind === 'traceability' ? 'meatcut_slug' : null;
  if (cutField) {
    next = inField(next, cutField, (slug) =>
      typeof slug === 'string' && slug !== ''
        ? walk.change({ kind: walk.isCut(slug) ? 'cuts' : 'packages', slug, field: cutField })
        : slug,
    );
  }
  next = inField(next, 'related', (related) => inRelated(related, walk));
  return inField(next, 'modules', (modules) => inModules(modules, walk));
}

/** What a document names, in the order of its fields. */
export function namesIn(kind: ItemKind, doc: Doc, walk: Omit<Walk, 'change'>): Mention[] {
  const found: Mention[] = [];
  const change = (mention: Mention) => {
    found.push(mention);
    return mention.slug;
  };
  changeNames(kind, doc, { ...walk, change });
  return found;
}

function inField(doc: Doc, field: string, change: (value: unknown) => unknown): Doc {
  const value = doc[field];
  if (value === undefined || value === null) return doc;
  const next = change(value);
  return next === value ? doc : { ...doc, [field]: next };
}

/** A list whose entries are changed one by one; the same list when none was. */
function inList(list: unknown[], change: (entry: unknown, index: number) => unknown): unknown[] {
  const next = list.map(change);
  return next.every((entry, index) => entry === list[index]) ? list : next;
}

function inNames(value: unknown, { kind, field }: Omit<Mention, 'slug'>, { change }: Walk): unknown {
  const one = (slug: unknown) => (typeof slug === 'string' && slug !== '' ? change({ kind, slug, field }) : slug);
  return Array.isArray(value) ? inList(value, one) : one(value);
}

/** Packages named in a field of each entry. */
function inEntries(value: unknown, { name, field }: { name: string; field: string }, walk: Walk): unknown {
  if (!Array.isArray(value)) return value;
  return inList(value, (entry, index) =>
    isRecord(entry)
      ? inField(entry, name, (slug) => inNames(slug, { kind: 'packages', field: `${field}.${index}.${name}` }, walk))
      : entry,
  );
}

function inRelated(related: unknown, walk: Walk): unknown {
  if (!isRecord(related)) return related;
  const packages = inField(related, 'packages', (value) =>
    inNames(value, { kind: 'packages', field: 'related.packages' }, walk),
  );
  return inField(packages, 'recipes', (value) => inNames(value, { kind: 'recipes', field: 'related.recipes' }, walk));
}

function inModules(modules: unknown, walk: Walk): unknown {
  if (!Array.isArray(modules)) return modules;
  return inList(modules, (module, index) => {
    if (!isRecord(module)) return module;
    return inField(module, 'config', (config) => {
      const settings = jsonOf(config);
      if (!isRecord(settings)) return config;
      const field = `modules.${index}.config`;
      // Links in settings that are written as an object were met among the texts already.
      const linked = typeof config === 'string' ? (inLinks(settings, field, walk) as Doc) : settings;
      const next = named
        .filter((entry) => entry.module === module.module)
        .reduce(
          (doc, { setting, kind }) => inField(doc, setting, (value) => inSetting(value, { kind, field }, walk)),
          linked,
        );
      if (next === settings) return config;
      return typeof config === 'string' ? JSON.stringify(next) : next;
    });
  });
}

/** A name, a list of names, or names with commas between. */
function inSetting(value: unknown, { kind, field }: Omit<Mention, 'slug'>, walk: Walk): unknown {
  if (typeof value !== 'string') return inNames(value, { kind, field }, walk);
  const parts = value.split(',');
  const next = parts.map((part) => {
    const slug = part.trim();
    return slug === '' ? part : part.replace(slug, () => walk.change({ kind, slug, field }));
  });
  return next.every((part, index) => part === parts[index]) ? value : next.join(',');
}

/** Every internal address in the texts of a document, however deep. */
function inLinks(value: unknown, path: string, walk: Walk): unknown {
  if (typeof value === 'string') return inText(value, path, walk);
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (Array.isArray(value)) return inList(value, (entry, index) => inLinks(entry, below(String(index)), walk));
  if (!isRecord(value)) return value;
  let next = value;
  for (const name of Object.keys(value)) next = inField(next, name, (entry) => inLinks(entry, below(name), walk));
  return next;
}

function inText(text: string, field: string, walk: Walk): string {
  if (addressField.test(field)) return changeAddress(text, field, walk);
  if (!text.includes('<a')) return text;
  return text.replace(
    // Bounded: a text of content, which its owner checks and imports.
    /(<a\s[^>]*href=")([^"]*)/g,
    (_, before: string, address: string) => before + changeAddress(address, field, walk),
  );
}

export function changeAddress(address: string, field: string, { market, change }: Omit<Walk, 'isCut'>): string {
  const item = itemAt(market, address);
  if (!item) return address;
  const next = change({ ...item, field });
  return next === item.slug ? address : withSlug(address, item.slug, next);
}
