/** The form of a kind: its fields in groups, and all the places of one document where something can be typed. */
import { isRecord, jsonOf } from '#contract/fields/json.ts';
import { type Doc, type KindName, kindOf } from '../kinds.ts';
import type { ItemKind } from '../editing/sources.ts';
import { type FieldShape, type FieldShapes, fieldsOf, moduleFields } from './field-shape.ts';
import { addedFields, type Group, groupFields, groups, isHidden, namedShape, stockKept } from './kind-fields.ts';
import { valueAt } from './value-at.ts';

type Form = { group: Group; fields: [string, FieldShape][] }[];

/** With `isNew` what the stock screen keeps is asked here too. */
export function formOf(kind: ItemKind, { isNew }: { isNew: boolean }): Form {
  if (kind === 'redirects') return [{ group: 'contents', fields: [['', { is: 'moves' }]] }];
  const fields = kind === 'popular' ? popular : ofKind(kind, isNew);
  const placed = new Map(groups.flatMap((group) => groupFields[group].map((field) => [field, group] as const)));
  const place = (field: string): Group =>
    kind === 'recipes' && field === 'ingredients' ? 'contents' : (placed.get(field) ?? 'texts');
  return groups.flatMap((group) => {
    const inOrder = Object.entries(fields)
      .filter(([field]) => place(field) === group)
      .toSorted(([one], [other]) => orderOf(group, one) - orderOf(group, other));
    return inOrder.length > 0 ? [{ group, fields: inOrder }] : [];
  });
}

const popular: FieldShapes = { slugs: { is: 'references', kind: 'farmshop-products' } };

function ofKind(kind: KindName, isNew: boolean): FieldShapes {
  const name = kindOf(kind).slug ?? '';
  const shown = Object.entries(fieldsOf(kindOf(kind).schema)).filter(
    ([field]) => (field === name ? isNew : !isHidden(kind, field)) && (isNew || !stockKept.includes(field)),
  );
  return {
    ...Object.fromEntries(shown.map(([field, shape]) => [field, namedShape(field, shape)])),
    ...addedFields(kind),
  };
}

function orderOf(group: Group, field: string): number {
  const at = groupFields[group].indexOf(field);
  return at < 0 ? groupFields[group].length : at;
}

export type Leaf = { path: string; shape: FieldShape };
export type List = { path: string; shape: Extract<FieldShape, { is: 'rows' | 'modules' | 'sections' }> };
/** Leaves can be typed into, lists can grow and shrink. */
type Places = { leaves: Leaf[]; lists: List[] };

export function placesIn(kind: ItemKind, doc: Doc, options: { isNew: boolean }): Places {
  const places: Places = { leaves: [], lists: [] };
  for (const { fields } of formOf(kind, options))
    for (const [path, shape] of fields) collect({ path, shape }, doc, places);
  return places;
}

/** Rows of many fields are shown closed, with their title; one is open at a time. */
export function isClosedList(path: string, { shape }: Pick<List, 'shape'>): boolean {
  return (
    shape.is === 'modules' ||
    (shape.is === 'rows' && !contents.test(path) && Object.keys(shape.fields).length > mostOpen)
  );
}
const mostOpen = 6;
const contents = /^packages(?:$|\.\d+\.(?:cut|minced)_packages$)/;

/** The fields below one path, in the order of the contract. */
export function fieldsBelow(shape: FieldShape, value: unknown): [string, FieldShape][] {
  if (shape.is === 'sections')
    return [
      ['title', { is: 'text' }],
      ['body', { is: 'html' }],
    ];
  if (shape.is === 'modules') return moduleForm(value);
  const all = shape.is === 'rows' || shape.is === 'group' ? shape.fields : {};
  const fields = Object.entries(all).filter(([name]) => !isOfOther(name, all, value));
  return fields
    .filter(([name, field]) => !madeIds.has(name) && !isIgnored(name, field))
    .map(([name, field]) => [name, namedShape(name, field)]);
}

/** Of a part of a box: cuts or mince, as its own field says; a piece of it is called by its title. */
function isOfOther(name: string, fields: FieldShapes, value: unknown): boolean {
  if (Object.hasOwn(fields, 'total_pieces') && Object.hasOwn(fields, 'frontend_name')) return name === 'name';
  if (!Object.hasOwn(fields, 'cut_packages')) return false;
  const part = isRecord(value) ? value : {};
  if (name === 'shop_packageproduct_type') return true;
  const isOther =
    name === 'cut_packages' ? part.shop_packageproduct_type === 'minced' : part.shop_packageproduct_type === 'cut';
  return isOther && part[name] === undefined;
}

/** Entries that the contract takes and does not read. */
const isIgnored = (name: string, { is }: FieldShape) => name === 'items' && (is === 'words' || is === 'text');

/** Made, and never typed. */
const madeIds: ReadonlySet<string> = new Set(['slideritem_id', 'module_id', 'module']);
/** Nobody needs them who does not write the site's styles. */
const ofEngineers: ReadonlySet<string> = new Set([
  'class',
  'custom_class',
  'className',
  'body_position',
  'top_sub_module_id',
  'bottom_sub_module_id',
]);

function moduleForm(value: unknown): [string, FieldShape][] {
  const module = isRecord(value) ? value : {};
  const isThere = (name: string) => module[name] !== undefined;
  const days: Record<string, FieldShape> = { season_from: { is: 'date' }, season_until: { is: 'date' } };
  const fields = Object.entries(moduleFields(module.module)).flatMap(([name, shape]): [string, FieldShape][] => {
    if (madeIds.has(name) || isIgnored(name, shape) || (ofEngineers.has(name) && !isThere(name))) return [];
    return [[name, namedShape(name, shape)]];
  });
  const order = (name: string) => (moduleOrder.includes(name) ? moduleOrder.indexOf(name) : moduleOrder.length);
  return fields.length > 0
    ? [...fields, ...Object.entries(days)].toSorted(([one], [other]) => order(one) - order(other))
    : [];
}

/** What a block says first, then where and when it is shown; then what it is set to. */
const moduleOrder = 'title body button_text button_link slider_items place season_from season_until'.split(' ');

function collect({ path, shape }: Leaf, doc: Doc, places: Places): void {
  const value = valueAt(doc, path);
  if (shape.is === 'group') {
    for (const [name, field] of fieldsBelow(shape, value))
      collect({ path: `${path}.${name}`, shape: field }, doc, places);
    return;
  }
  if (shape.is !== 'rows' && shape.is !== 'modules' && shape.is !== 'sections') {
    places.leaves.push({ path, shape });
    return;
  }
  if (typeof value === 'string' && shape.is === 'sections') {
    places.leaves.push({ path, shape: { is: 'html' } });
    return;
  }
  places.lists.push({ path, shape });
  for (const [index, entry] of rowsOf(value).entries())
    for (const [name, field] of fieldsBelow(shape, entry))
      collect({ path: `${path}.${index}.${name}`, shape: field }, doc, places);
}

/** Of a list that may be missing; settings of modules may hold it as text. */
export function rowsOf(value: unknown): unknown[] {
  const list = jsonOf(value);
  return Array.isArray(list) ? list : [];
}
