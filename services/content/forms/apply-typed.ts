/** What was typed into a form, laid over a document. Only fields that somebody touched change, so that two who change two fields never meet. */
import { isDeepStrictEqual } from 'node:util';
import type { Market } from '#contract/market.ts';
import { losesSomething } from '#services/kit/clean-rich-text.ts';
import type { Doc, KindName } from '../kinds.ts';
import type { ItemKind } from '../editing/sources.ts';
import { withComputed } from './computed.ts';
import { tooMuchIn } from './too-much-in.ts';
import { wrongAmountsIn } from './wrong-amounts.ts';
import { changeList, listActIn } from './list-change.ts';
import { type Leaf, placesIn } from './form-of.ts';
import { valueAt, withValue } from './value-at.ts';
import { isAsShown, markAt } from './field-mark.ts';
import { readTyped, typedText, type TypedProblem } from './typed-value.ts';

export type TypedForm = {
  /** All values of a field, none where it was not sent. */
  valuesOf: (path: string) => string[];
  /** The mark of what the field said when it was shown; null where it was not shown. */
  markOf: (path: string) => string | null;
  /** Somebody else's value is to stay. */
  takesTheirs: (path: string) => boolean;
  /** A change of a list, as `up:ingredients.2`, or nothing. */
  act: string;
  /** Valid fields are taken and invalid ones keep their old value; without it all fields are, or none. */
  isPartial?: boolean;
};

export type Laid = {
  doc: Doc;
  problems: Record<string, TypedProblem>;
  /** What somebody else put meanwhile where something else was typed. */
  theirs: Record<string, string>;
  /** Fields of whose HTML something was left out. */
  leftOut: string[];
  /** The row that was added or moved, as `ingredients.3`. */
  open: string | null;
  /** The row that was taken out. */
  out: { path: string; row: number; value: unknown } | null;
  /** Fields that say something else now. */
  typed: ReadonlySet<string>;
};

type Around = {
  kind: ItemKind;
  market: Market;
  isNew: boolean;
  /** The slug of a thing that is called by its title; null where there is none. */
  slugOf: (kind: KindName, said: string) => string | null;
};

export function layTyped(doc: Doc, form: TypedForm, around: Around): Laid {
  const typed = new Set<string>();
  const laid: Laid = { doc, problems: {}, theirs: {}, leftOut: [], open: null, out: null, typed };
  for (const leaf of placesIn(around.kind, doc, around).leaves) layOne(leaf, form, { ...around, laid, typed });
  for (const path of around.kind === 'packages' ? wrongAmountsIn(laid.doc, typed) : []) {
    laid.problems[path] = 'notAnAmount';
    laid.doc = withValue(laid.doc, path, valueAt(doc, path)) as Doc;
    typed.delete(path);
  }
  // Only what somebody typed here: what was there before is told by the check.
  const known = new Set(around.kind === 'packages' ? tooMuchIn(doc) : []);
  for (const path of around.kind === 'packages' ? tooMuchIn(laid.doc) : []) {
    const row = path.slice(0, path.lastIndexOf('.'));
    const ofRow = [...typed].filter((each) => each.startsWith(`${row}.`));
    if (known.has(path) || ofRow.length === 0) continue;
    laid.problems[path] = 'tooMuch';
    // Taken later, a row that asks too much would be one that was there before.
    for (const each of form.isPartial ? ofRow : []) {
      laid.doc = withValue(laid.doc, each, valueAt(doc, each)) as Doc;
      typed.delete(each);
    }
  }
  const isClean = Object.keys(laid.problems).length + Object.keys(laid.theirs).length === 0;
  if (!isClean && !form.isPartial) return laid;
  const { lists } = placesIn(around.kind, laid.doc, around);
  const act = listActIn(form.act, lists);
  const list = act && lists.find(({ path }) => path === act.path);
  const changed = act && list ? changeList(laid.doc, act, list) : null;
  const after = withComputed(around.kind, { before: doc, after: changed?.doc ?? laid.doc, typed }, around.market);
  const value = act?.act === 'remove' ? valueAt(laid.doc, `${act.path}.${act.row}`) : undefined;
  const out = act && value !== undefined ? { path: act.path, row: act.row, value } : null;
  return { ...laid, doc: after, out, open: act && changed && changed.row >= 0 ? `${act.path}.${changed.row}` : null };
}

function layOne(
  { path, shape }: Leaf,
  form: TypedForm,
  { laid, typed, market, slugOf }: Around & { laid: Laid; typed: Set<string> },
) {
  const seen = form.markOf(path);
  if (seen === null) return;
  const old = valueAt(laid.doc, path);
  const now = typedText(shape, old, market);
  const written = form.valuesOf(path).join('\n').replaceAll('\r\n', '\n').trim();
  const names =
    shape.is === 'reference' || shape.is === 'references'
      ? written.split('\n').filter((name) => name.trim() !== '')
      : null;
  const slugs = names?.map((name) => ('kind' in shape ? slugOf(shape.kind, name.trim()) : null));
  const text = slugs ? slugs.map((slug, index) => slug ?? names?.[index]?.trim() ?? '').join('\n') : written;
  if (isAsShown(seen, text) || form.takesTheirs(path) || text === now.trim()) return;
  if (markAt(laid.doc, path, now) !== seen) {
    laid.theirs[path] = now;
    return;
  }
  const read = slugs?.includes(null) ? { problem: 'unknownThing' as const } : readTyped(shape, text, old);
  if ('problem' in read) {
    laid.problems[path] = read.problem;
    return;
  }
  if (shape.is === 'html' && losesSomething(text)) laid.leftOut.push(path);
  if (isDeepStrictEqual(read.value, old)) return;
  typed.add(path);
  laid.doc = withValue(laid.doc, path, read.value) as Doc;
}
