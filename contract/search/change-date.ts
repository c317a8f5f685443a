import type { z } from 'zod';
import { date, entity, key } from '#contract/fields/read.ts';

/** When a document was last published. Only our own content service knows it. */
export const ChangeDate = entity({ kind: key, slug: key, changed_at: date }, (wire) => ({
  kind: wire.kind,
  slug: wire.slug,
  changedAt: wire.changed_at,
}));
export type ChangeDate = z.output<typeof ChangeDate>;
