import type { Edit } from '../editing/edits.ts';
import { slugFieldOf } from '../editing/sources.ts';
import type { OpenItem } from './open-item.ts';

/** What puts an item into the shop as its draft has it, on top of the version it was opened with. */
export function itemEdit({
  kind,
  name,
  doc,
  version,
  isNew,
}: Pick<OpenItem, 'kind' | 'name' | 'doc' | 'version' | 'isNew'>): Edit {
  // Nothing new takes the place of what has its name already.
  if (isNew) return { do: 'put', kind, doc, ...(slugFieldOf(kind) && { base: 0 }) };
  return { do: 'put', kind, doc, base: version, ...(slugFieldOf(kind) ? {} : { number: Number(name) }) };
}
