/** A draft that was thrown away, or gave way to an older version, comes back by one press. */
import { isRecord, jsonOf } from '#contract/fields/json.ts';
import type { Database } from '#database/client.ts';
import type { DraftFields } from '#services/content/desk/draft-fields.ts';
import { draftOfItem, dropDraft, makeDraft, saveDraft } from '#services/content/desk/drafts.ts';
import { type OpenItem, titleOf } from '#services/content/desk/open-item.ts';
import type { Audit } from '#services/people/audit.ts';
import type { UndoWay } from '../../create-undo.ts';
import { kindNamed } from './kind-named.ts';

export const draftUndo = 'content.draft';

type Gone = {
  market: string;
  item: OpenItem;
  what: 'content.discarded' | 'content.restored';
  /** Version of the draft that stands there now; 0: none. */
  left: number;
};

/** `item` as it was before. */
export function recordDraftGone(
  audit: Pick<Audit, 'record'>,
  { market, item, what, left }: Gone,
  { by, tx }: { by: { id: string }; tx: Database },
) {
  const { kind, name, id, fields, doc } = item;
  const undo = { kind: draftUndo, with: { market, kind, item: id, left, fields: JSON.stringify(fields) } };
  return audit.record({ personId: by.id, what, about: { title: titleOf(doc) || name, market }, undo }, tx);
}

export const undoDraft =
  ({ clock }: { clock: () => Date }): UndoWay =>
  async (given, by, tx) => {
    const kind = kindNamed(String(given.kind));
    const before = jsonOf(String(given.fields));
    if (kind === null || !isRecord(before)) return false;
    const [market, item] = [String(given.market), given.item === null ? null : String(given.item)];
    // Written above and nowhere else.
    const fields = before as DraftFields;
    const saved = { author: by.id, at: clock() };
    const now = item === null ? null : await draftOfItem(tx, market, item);
    if (now === null) return (await makeDraft(tx, { ...saved, market, kind, item, fields })) !== null;
    // What somebody typed since then stays, and what they did not touch comes back.
    if (Number(given.left) === 0) return saveDraft(tx, now, { ...saved, fields: { ...fields, ...now.fields } });
    if (now.version !== Number(given.left)) return false;
    return Object.keys(fields).length === 0 ? dropDraft(tx, now) : saveDraft(tx, now, { ...saved, fields });
  };
