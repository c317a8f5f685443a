/** What a field said when it was shown, and of which row: `Xa81…`, or `Xa81….Pq0…` inside rows that have numbers of their own. */
import { isRecord, jsonOf } from '#contract/fields/json.ts';
import { type Doc, textOf } from '../kinds.ts';
import { valueAt } from './value-at.ts';
import { markOfText } from './typed-value.ts';

/** Made for a row, and with it wherever it goes. */
const rowIds = ['module_id', 'slideritem_id', 'menu_item_id'];

/** Where rows were moved meanwhile it is another one: nobody writes into another's row. */
export function markAt(doc: Doc, path: string, text: string): string {
  const parts = path.split('.');
  const rows = parts.flatMap((part, index) => {
    const row = /^\d+$/.test(part) ? jsonOf(valueAt(doc, parts.slice(0, index + 1).join('.'))) : null;
    return isRecord(row) ? rowIds.map((name) => textOf(row[name])).filter((id) => id !== '') : [];
  });
  return rows.length === 0 ? markOfText(text) : `${markOfText(text)}.${markOfText(rows.join(' '))}`;
}

/** Whether it is what was shown, wherever its row stands by now. */
export function isAsShown(seen: string, text: string): boolean {
  return seen.split('.')[0] === markOfText(text);
}
