/** Rows of a list: added, copied, moved, taken out. */
import { randomBytes } from 'node:crypto';
import { isRecord } from '#contract/fields/json.ts';
import { isModuleType } from '#contract/page-modules.ts';
import type { Doc } from '../kinds.ts';
import { type List, rowsOf } from './form-of.ts';
import { valueAt, withValue } from './value-at.ts';

const acts = ['add', 'copy', 'up', 'down', 'move', 'remove'] as const;
export type ListAct = { act: (typeof acts)[number]; path: string; row: number; type: string };

export const mostRows = 300;

/** `up:ingredients.2`, `move:modules.4:0`, `add:modules:text`; null for what is none, or is of no list of this document. */
export function listActIn(asked: string, lists: readonly List[]): ListAct | null {
  const [name = '', place = '', type = ''] = asked.split(':');
  const act = acts.find((each) => each === name);
  const path = act === 'add' ? place : place.replace(/\.\d{1,4}$/, '');
  const list = lists.find((each) => each.path === path);
  if (!act || !list) return null;
  if (act === 'add' && list.shape.is === 'modules' && !isModuleType(type)) return null;
  return { act, path, row: act === 'add' ? -1 : Number(place.slice(path.length + 1)), type };
}

/** The document afterwards, and the row somebody works on next. */
export function changeList(doc: Doc, { act, path, row, type }: ListAct, list: List): { doc: Doc; row: number } {
  const rows = rowsOf(valueAt(doc, path));
  const isThere = row >= 0 && row < rows.length;
  if ((act !== 'add' && !isThere) || rows.length >= mostRows) return { doc, row };
  const put = (next: unknown[], at: number) => ({ doc: withValue(doc, path, next) as Doc, row: at });
  switch (act) {
    case 'add':
      return put([...rows, newRow(list, type)], rows.length);
    case 'copy':
      return put(rows.toSpliced(row + 1, 0, copyOfRow(rows[row])), row + 1);
    case 'remove':
      return put(rows.toSpliced(row, 1), -1);
    default: {
      const wanted = act === 'move' ? Number(type) : row + (act === 'up' ? -1 : 1);
      const to = Math.min(Math.max(Number.isInteger(wanted) ? wanted : row, 0), rows.length - 1);
      return put(rows.toSpliced(row, 1).toSpliced(to, 0, rows[row]), to);
    }
  }
}

const newId = () => randomBytes(4).toString('hex');

function newRow({ shape }: List, type: string): unknown {
  if (shape.is === 'modules') return { module: type, module_id: `${type}-${newId()}`, place: 'bottom', config: {} };
  if (shape.is === 'sections') return { title: '', body: '' };
  // A piece of a box is kept in choices by its name, whatever it is called on the page.
  const isPiece = Object.hasOwn(shape.fields, 'total_pieces') && Object.hasOwn(shape.fields, 'frontend_name');
  const ids = Object.keys(shape.fields).filter((name) => ownIds.has(name) || (isPiece && name === 'name'));
  return Object.fromEntries(ids.map((name) => [name, newId()]));
}

const ownIds: ReadonlySet<string> = new Set(['slideritem_id', 'module_id', 'menu_item_id']);

/** A copy is another thing: it gets numbers of its own. */
export function copyOfRow(row: unknown): unknown {
  if (!isRecord(row)) return row;
  const isOwn = (name: string) => ownIds.has(name) || (name === 'name' && Object.hasOwn(row, 'total_pieces'));
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, isOwn(name) ? newId() : value]));
}
