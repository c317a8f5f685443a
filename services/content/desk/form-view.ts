/** A form ready to be shown: words, values as text, choices, and the mark of what each field says. */
import { isRecord } from '#contract/fields/json.ts';
import { plainText } from '#contract/fields/plain-text.ts';
import type { Market } from '#contract/market.ts';
import { moduleReaders } from '#contract/page-modules.ts';
import type { StudioLanguage } from '#rules/people/roles.ts';
import { computedFields } from '../forms/computed.ts';
import type { FieldShape } from '../forms/field-shape.ts';
import { fieldsBelow, formOf, isClosedList, rowsOf } from '../forms/form-of.ts';
import { valueAt } from '../forms/value-at.ts';
import { markAt } from '../forms/field-mark.ts';
import { typedText } from '../forms/typed-value.ts';
import { fieldWords, groupWords, moduleUse, moduleWords, valueWords } from '../forms/words.ts';
import { type Doc, type KindName, textOf } from '../kinds.ts';
import type { ItemKind } from '../editing/sources.ts';

export type FieldWidget = Exclude<FieldShape['is'], 'rows' | 'group' | 'sections' | 'modules'>;

export type FieldView = {
  path: string;
  label: string;
  widget: FieldWidget;
  text: string;
  mark: string;
  options: { value: string; title: string }[];
  /** The kind whose items may be named here. */
  things: KindName | null;
  isComputed: boolean;
  /** What it counts, where sums follow from it. */
  counts: Counted | null;
};
export type Counted = 'name' | 'pieces' | 'perPack' | 'grams' | 'meals' | 'price';

export type RowView = {
  path: string;
  title: string;
  isOpen: boolean;
  /** Of a block. */
  type: string | null;
  parts: PartView[];
};
export type ListView = {
  path: string;
  label: string;
  isClosed: boolean;
  /** The contents of a box, and what of it is cut and what is minced. */
  holds: 'box' | 'cuts' | 'minced' | null;
  rows: RowView[];
  /** Kinds of blocks that can be added; none where rows are all alike. */
  types: { value: string; title: string; use: string }[];
};
export type PartView = { field: FieldView } | { list: ListView } | { label: string; parts: PartView[] };
export type GroupView = { id: string; title: string; parts: PartView[] };

type Around = {
  kind: ItemKind;
  market: Market;
  language: StudioLanguage;
  isNew: boolean;
  /** The row that is open, as `modules.3`. */
  open: string;
  /** What things are called, by kind and slug. */
  titles: ReadonlyMap<KindName, ReadonlyMap<string, string>>;
};

export function formView(doc: Doc, around: Around): GroupView[] {
  return formOf(around.kind, around).map(({ group, fields }) => ({
    id: group,
    title: groupWords(group, around.language),
    parts: fields.map(([path, shape]) => partOf(doc, { path, shape }, around)),
  }));
}

type FieldPath = { path: string; shape: FieldShape };

function partOf(doc: Doc, { path, shape }: FieldPath, around: Around): PartView {
  const value = valueAt(doc, path);
  const label = path === '' ? fieldWords(around.kind, around.language) : fieldWords(path, around.language);
  if (shape.is === 'group') {
    const parts = fieldsBelow(shape, value).map(([name, field]) =>
      partOf(doc, { path: `${path}.${name}`, shape: field }, around),
    );
    return { label, parts };
  }
  if (shape.is === 'rows' || shape.is === 'modules' || (shape.is === 'sections' && typeof value !== 'string')) {
    const isClosed = isClosedList(path, { shape });
    return {
      list: {
        path,
        label,
        isClosed,
        holds: heldIn(path),
        rows: rowsOf(value).map((entry, index) =>
          rowOf(doc, { path: `${path}.${index}`, shape, entry, isClosed }, around),
        ),
        types: shape.is === 'modules' ? moduleChoices(around.language) : [],
      },
    };
  }
  return { field: fieldOf(doc, { path, shape: shape.is === 'sections' ? { is: 'html' } : shape, label }, around) };
}

type Row = FieldPath & { entry: unknown; isClosed: boolean };

function rowOf(doc: Doc, { path, shape, entry, isClosed }: Row, around: Around): RowView {
  const isOpen = !isClosed || around.open === path || around.open.startsWith(`${path}.`);
  const fields = isOpen ? fieldsBelow(shape, entry) : [];
  return {
    path,
    title: rowTitle(entry, shape, around.language),
    isOpen,
    type: shape.is === 'modules' && isRecord(entry) ? textOf(entry.module) : null,
    parts: fields.map(([name, field]) => partOf(doc, { path: `${path}.${name}`, shape: field }, around)),
  };
}

function rowTitle(entry: unknown, { is }: FieldShape, language: StudioLanguage): string {
  const row = isRecord(entry) ? entry : {};
  const named = [
    'title',
    'frontend_name',
    'package_variation_title',
    'image_alt_text',
    'name',
    'code',
    'delivery_method',
    'image_url',
    'body',
  ]
    .map((name) => plainText(textOf(row[name])))
    .find((text) => text !== '');
  const words = (named ?? '').slice(0, 80);
  if (is !== 'modules') return words;
  const type = moduleWords(textOf(row.module), language);
  return words === '' ? type : `${type}: ${words}`;
}

function moduleChoices(language: StudioLanguage) {
  return Object.keys(moduleReaders)
    .map((value) => ({ value, title: moduleWords(value, language), use: moduleUse(value, language) }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

function fieldOf(doc: Doc, { path, shape, label }: FieldPath & { label: string }, around: Around): FieldView {
  const text = typedText(shape, valueAt(doc, path), around.market);
  const things = 'kind' in shape ? shape.kind : null;
  const titles = things ? around.titles.get(things) : undefined;
  return {
    path,
    label,
    // A field of that kind is a leaf.
    widget: shape.is as FieldWidget,
    text: titles ? namesOf(text, titles) : text,
    mark: markAt(doc, path, text),
    options: 'options' in shape ? choices(shape.options, text, around.language) : [],
    things,
    isComputed: computedFields(around.kind).includes(path),
    counts: countedIn(path),
  };
}

const box = /^packages\.\d+\.(cut|minced)_packages(?:$|\.\d+\.(\w+)$)/;
const counted: Record<string, Counted> = {
  frontend_name_detailpage: 'name',
  total_pieces: 'pieces',
  pieces_per_vac: 'perPack',
  weight: 'grams',
  meals: 'meals',
};

function heldIn(path: string): ListView['holds'] {
  if (path === 'packages') return 'box';
  const [, list] = box.exec(path) ?? [];
  return list === undefined ? null : list === 'cut' ? 'cuts' : 'minced';
}

function countedIn(path: string): Counted | null {
  if (path === 'shop_package_price') return 'price';
  return counted[box.exec(path)?.[2] ?? ''] ?? null;
}

const namesOf = (slugs: string, titles: ReadonlyMap<string, string>) =>
  slugs
    .split('\n')
    .map((slug) => thingName(slug, titles))
    .join('\n');

/** Its title, with its name in the address where two share one. */
export function thingName(slug: string, titles: ReadonlyMap<string, string>): string {
  const title = titles.get(slug);
  if (title === undefined) return slug;
  return sharedIn(titles).has(title) ? `${title} · ${slug}` : title;
}

/** Found once for all things of a list: each looked at for each, ten thousand packages would keep the process for half a minute. */
const shared = new WeakMap<ReadonlyMap<string, string>, ReadonlySet<string>>();

function sharedIn(titles: ReadonlyMap<string, string>): ReadonlySet<string> {
  const known = shared.get(titles);
  if (known) return known;
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const title of titles.values()) (once.has(title) ? twice : once).add(title);
  shared.set(titles, twice);
  return twice;
}

/** A stored value that is no option stays, and is shown as it is. */
function choices(options: readonly string[], text: string, language: StudioLanguage) {
  const others = text.split('\n').filter((value) => value !== '' && !options.includes(value));
  return [...options, ...others].map((value) => ({ value, title: valueWords(value, language) }));
}
