import { type OpenItem, titleOf } from '#services/content/desk/open-item.ts';
import type { LeftOut } from '#studio/ports/many.ts';

type More = Partial<Pick<LeftOut, 'issues' | 'usedBy'>>;

/** Named, with why. */
export function leaveOut({ name, doc }: Pick<OpenItem, 'name' | 'doc'>, why: LeftOut['why'], more: More = {}): LeftOut {
  return { name, title: titleOf(doc) || name, why, issues: more.issues ?? [], usedBy: more.usedBy ?? [] };
}
