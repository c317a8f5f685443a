/** How things that were done in the studio are taken back, by the kind that their line in the audit names. */
import type { Database } from '#database/client.ts';
import type { People } from '#services/people/people.ts';
import type { StudioContext } from '#studio/ports/studio-context.ts';

type With = Record<string, string | number | boolean | null>;
/** `tx` is the transaction in which the right to undo is used up: what is done in it is done with that, or not at all. */
export type UndoWay = (given: With, by: { id: string; name: string }, tx: Database) => Promise<boolean>;

type Parts = {
  people: People;
  ways: Record<string, UndoWay>;
  /** A mail may wait again, or tell of what another one told. */
  onMailDue?: () => void;
};

export function createUndo({ people, ways: others, onMailDue = () => {} }: Parts): StudioContext['undo'] {
  const ways: Record<string, UndoWay> = {
    ...others,
    'people.invite': ({ id }) => people.withdrawInvitation(String(id)),
  };
  return async (id, by) => {
    const isUndone = await people.audit.undo(
      id,
      by,
      async ({ kind, with: given }, tx) => (await ways[kind]?.(given, by, tx)) ?? false,
    );
    if (isUndone) onMailDue();
    return isUndone;
  };
}
