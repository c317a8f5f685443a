/** What was done in the studio, by whom, and what of it can still be taken back. */
import { and, asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Role } from '#rules/people/roles.ts';
import type { Database } from '#services/kit/database.ts';
import { audit, people, type Undo } from './tables.ts';

const undoMinutes = 10;

export type Entry = {
  personId: string | null;
  what: string;
  about?: Record<string, string | number>;
  undo?: Undo | null;
};

type Parts = { db: Database; clock: () => Date };
type Undoing = { id: string; role: Role };
type Named = { name: string; value: string };

/** What an undo is given is text or a number, and is compared as text. */
const namesUndo = (kind: string, { name, value }: Named) =>
  and(sql`${audit.undo} ->> 'kind' = ${kind}`, sql`${audit.undo} -> 'with' ->> ${name} = ${value}`);

export function createAudit({ db, clock }: Parts) {
  const undoableSince = () => new Date(clock().getTime() - undoMinutes * 60_000);
  async function record({ personId, what, about = {}, undo = null }: Entry, by: Database = db): Promise<number> {
    const rows = await by
      .insert(audit)
      .values({ at: clock(), personId, what, about, undo })
      .returning({ id: audit.id });
    return rows[0]?.id ?? 0;
  }
  return {
    /** `by` is the transaction the thing itself happens in, so that neither is there without the other. */
    record,
    /** The last things, newest first. */
    async recent(count: number) {
      const rows = await db
        .select({ entry: audit, name: people.name })
        .from(audit)
        .leftJoin(people, eq(people.id, audit.personId))
        .orderBy(desc(audit.id))
        .limit(count);
      return rows.map(({ entry: { id, at, what, about, undo, undoneAt }, name }) => ({
        id,
        at,
        what,
        about,
        name,
        isUndone: undoneAt !== null,
        undo,
        canUndo: undo !== null && undoneAt === null && at > undoableSince(),
      }));
    },
    /** The last time that this happened. */
    async last(what: string): Promise<{ at: Date; about: Record<string, string | number> } | null> {
      const isIt = eq(audit.what, what);
      const [row] = await db.select().from(audit).where(isIt).orderBy(desc(audit.id)).limit(1);
      return row ? { at: row.at, about: row.about } : null;
    },
    /** Every time since then, the oldest first. */
    async since(what: string, from: Date): Promise<{ at: Date; about: Record<string, string | number> }[]> {
      const isIt = and(eq(audit.what, what), gt(audit.at, from));
      return db.select({ at: audit.at, about: audit.about }).from(audit).where(isIt).orderBy(asc(audit.id));
    },
    /** One thing that this person did a moment ago, for the words that say so. */
    async done(id: number, personId: string) {
      const rows = await db
        .select()
        .from(audit)
        .where(and(eq(audit.id, id), eq(audit.personId, personId), gt(audit.at, undoableSince())));
      const [row] = rows;
      return row ? { id, what: row.what, about: row.about, canUndo: row.undo !== null && row.undoneAt === null } : null;
    },
    /** The last line that names this as what takes it back; null where there is none. */
    async withUndo(kind: string, { name, value }: Named, by: Database = db): Promise<number | null> {
      const rows = await by
        .select({ id: audit.id })
        .from(audit)
        .where(and(gt(audit.at, undoableSince()), namesUndo(kind, { name, value })))
        .orderBy(desc(audit.id))
        .limit(1);
      return rows[0]?.id ?? null;
    },
    /** The line of one press that does many things: written with the first of them, and counted on with each. */
    async recordOneMore({ undo, ...entry }: Entry & { undo: Undo }, named: Named, by: Database): Promise<number> {
      const rows = await by
        .select({ id: audit.id, about: audit.about })
        .from(audit)
        .where(and(gt(audit.at, undoableSince()), namesUndo(undo.kind, named)))
        .for('update');
      const [row] = rows;
      if (!row) return record({ ...entry, about: { ...entry.about, count: 1 }, undo }, by);
      const count = Number(row.about.count ?? 0) + 1;
      await by
        .update(audit)
        .set({ about: { ...row.about, count } })
        .where(eq(audit.id, row.id));
      return row.id;
    },
    /** The last line of somebody about something. */
    async lastBy(personId: string, what: string, { name, value }: Named): Promise<number | null> {
      const rows = await db
        .select({ id: audit.id })
        .from(audit)
        .where(
          and(
            gt(audit.at, undoableSince()),
            eq(audit.personId, personId),
            eq(audit.what, what),
            sql`${audit.about} ->> ${name} = ${value}`,
          ),
        )
        .orderBy(desc(audit.id))
        .limit(1);
      return rows[0]?.id ?? null;
    },
    /**
     * Takes back what a line names, once: `work` does it, in the transaction that uses the right up. Where it fails, or says that it could
     * not, the right stays. False for who comes too late, or second.
     */
    async undo(id: number, person: Undoing, work: (undo: Undo, tx: Database) => Promise<boolean>): Promise<boolean> {
      const failed = new Error('it could not be taken back');
      const open = and(eq(audit.id, id), isNull(audit.undoneAt), gt(audit.at, undoableSince()));
      try {
        return await db.transaction(async (tx) => {
          const rows = await tx
            .update(audit)
            .set({ undoneAt: clock() })
            .where(person.role === 'owner' ? open : and(open, eq(audit.personId, person.id)))
            .returning({ undo: audit.undo });
          const undo = rows[0]?.undo;
          if (!undo || !(await work(undo, tx))) throw failed;
          await record({ personId: person.id, what: 'people.undone' }, tx);
          return true;
        });
      } catch (error) {
        if (error === failed) return false;
        throw error;
      }
    },
    /** Offers it no longer: somebody was told. */
    async endUndo(id: number): Promise<void> {
      await db.update(audit).set({ undo: null }).where(eq(audit.id, id));
    },
    /** Two years are kept. */
    async forgetOld(): Promise<void> {
      await db.delete(audit).where(lt(audit.at, new Date(clock().getTime() - 2 * 366 * 86_400_000)));
    },
  };
}

export type Audit = ReturnType<typeof createAudit>;
