/** Two who change one item: the second is told, with both versions, and nothing of either is lost. */
import type { Doc } from '../kinds.ts';
import { type Edit, targetOf } from './edits.ts';
import { ChangeRefused, type Conflict } from './refused.ts';
import { findByName, type ItemKind, placeOf, type Sources } from './sources.ts';

/** The versions an edit begins from, by place. */
export function versionsOf(sources: Sources, edits: Edit[]): Map<string, number> {
  return new Map(
    edits.flatMap((edit) => {
      const target = targetOf(edit);
      return target ? [[placeOf(target.kind, target.name), versionAt(sources, target)] as const] : [];
    }),
  );
}

function versionAt(sources: Sources, { kind, name }: { kind: ItemKind; name: string }): number {
  return sources[kind][findByName(sources, kind, name)]?.version ?? 0;
}

/** Refuses an edit that names another version of its item than the stored one. */
export function refuseStale(sources: Sources, edits: Edit[]) {
  const bases = edits.flatMap((edit) => {
    const target = targetOf(edit);
    return target && 'base' in edit && edit.base !== undefined
      ? [[placeOf(target.kind, target.name), edit.base] as const]
      : [];
  });
  refuseOvertaken(sources, edits, new Map(bases));
}

/** Somebody else changed the same item in the meantime. */
export function refuseOvertaken(sources: Sources, edits: Edit[], seen: ReadonlyMap<string, number>) {
  const conflicts = edits.flatMap((edit): Conflict[] => {
    const target = targetOf(edit);
    const place = target ? placeOf(target.kind, target.name) : '';
    const base = seen.get(place);
    const current = target ? versionAt(sources, target) : 0;
    if (!target || base === undefined || base === current) return [];
    const theirs: Doc | null = sources[target.kind][findByName(sources, target.kind, target.name)]?.doc ?? null;
    return [{ place, base, current, theirs, yours: edit.do === 'put' ? edit.doc : null }];
  });
  if (conflicts.length === 0) return;
  const words = (version: number, none: string) => (version === 0 ? none : `version ${version}`);
  throw new ChangeRefused(
    'conflict',
    conflicts.map(
      ({ place, base, current }) =>
        `${place}: this change was made on ${words(base, 'no version')}, but ${words(current, 'nothing')} is there now; look at its history, and put it again`,
    ),
    { conflicts },
  );
}
