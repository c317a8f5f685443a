import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import { draftFields } from '#services/content/desk/draft-fields.ts';
import { dropDraft, makeDraft, saveDraft } from '#services/content/desk/drafts.ts';
import type { OpenItem } from '#services/content/desk/open-item.ts';
import type { Doc } from '#services/content/kinds.ts';

type Kept = { market: Pick<Market, 'code'>; doc: Doc; author: string; at: Date };

/** The version of the draft afterwards, 0 where there is none; null where somebody saved in between. */
export async function keepDraft(db: Database, item: OpenItem, { market, doc, author, at }: Kept) {
  const { kind, draft, isNew } = item;
  const fields = draftFields(item.published, doc, draft?.fields ?? {});
  const changes = Object.keys(fields).length;
  const saved = { fields, author, at };
  if (draft === null) {
    if (changes === 0) return { version: 0, changes };
    return (await makeDraft(db, { ...saved, market: market.code, kind, item: item.id })) === null
      ? null
      : { version: 1, changes };
  }
  if (changes === 0 && !isNew) return (await dropDraft(db, draft)) ? { version: 0, changes } : null;
  return (await saveDraft(db, draft, saved)) ? { version: draft.version + 1, changes } : null;
}
