/** Who may use the studio. One owner at least remains. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Role, StudioLanguage } from '#rules/people/roles.ts';
import type { Database } from '#services/kit/database.ts';
import { createAudit } from './audit.ts';
import { createEntryLinks } from './entry-links.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { entryLinks, people } from './tables.ts';

type Parts = { db: Database; clock: () => Date };

/** Who does it: a person of the studio, or null for a command. */
type By = { id: string; name: string } | null;

export function createPeople({ db, clock }: Parts) {
  const audit = createAudit({ db, clock });
  const sessions = createSessions({ db, clock });
  const links = createEntryLinks({ db, clock, sessions, audit });

  const byEmail = (email: string) => eq(sql`lower(${people.email})`, email.trim().toLowerCase());
  const next = sql`${people.version} + 1`;

  /** Under a lock: of two owners who close each other's account at the same time only one succeeds. */
  async function isLastOwner(id: string, tx: Database): Promise<boolean> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('studio.owners'))`);
    const owners = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.role, 'owner'), isNull(people.closedAt), isNotNull(people.passwordHash)));
    return owners.length === 1 && owners[0]?.id === id;
  }

  return {
    audit,
    sessions,
    links,
    ...createSignIn({ db, clock, sessions, audit }),
    async list() {
      const rows = await db
        .select({ person: people, invitedUntil: entryLinks.expiresAt })
        .from(people)
        .leftJoin(
          entryLinks,
          and(eq(entryLinks.personId, people.id), eq(entryLinks.kind, 'invite'), isNull(entryLinks.usedAt)),
        )
        .orderBy(asc(people.createdAt));
      return rows.map(
        ({ person: { id, name, email, role, closedAt, version, passwordHash, invitedBy }, invitedUntil }) => ({
          id,
          name,
          email,
          role,
          version,
          invitedBy,
          isClosed: closedAt !== null,
          /** Until when an invitation stands; null where somebody came already. */
          invitedUntil: passwordHash === null ? (invitedUntil ?? clock()) : null,
        }),
      );
    },
    async find(email: string) {
      const rows = await db.select().from(people).where(byEmail(email));
      return rows[0] ?? null;
    },
    async invite({ email, role, language }: { email: string; role: Role; language: StudioLanguage }, by: By) {
      return db.transaction(async (tx) => {
        const [there] = await tx.select().from(people).where(byEmail(email));
        if (there && there.passwordHash !== null && there.closedAt === null) return { problem: 'exists' as const };
        const id = there?.id ?? randomUUID();
        const asked = { role, invitedBy: by?.name ?? null, closedAt: null };
        if (there)
          await tx
            .update(people)
            .set({ ...asked, passwordHash: null, version: next })
            .where(eq(people.id, id));
        else
          await tx.insert(people).values({ id, email: email.trim(), name: '', language, createdAt: clock(), ...asked });
        const { token, until } = await links.make('invite', id, tx);
        const undo = { kind: 'people.invite', with: { id } };
        const done = await audit.record(
          { personId: by?.id ?? null, what: 'people.invited', about: { email: email.trim() }, undo },
          tx,
        );
        return { id, token, until, done };
      });
    },
    /** Only while nobody came. */
    async withdrawInvitation(id: string): Promise<boolean> {
      const gone = await db
        .delete(people)
        .where(and(eq(people.id, id), isNull(people.passwordHash)))
        .returning({ id: people.id });
      return gone.length > 0;
    },
    async changeRole({ id, role, version }: { id: string; role: Role; version: number | null }, by: By) {
      return db.transaction(async (tx) => {
        if (role !== 'owner' && (await isLastOwner(id, tx))) return { problem: 'last-owner' as const };
        const [person] = await tx.select().from(people).where(eq(people.id, id)).for('update');
        if (!person) return { problem: 'unknown' as const };
        if (version !== null && person.version !== version) return { problem: 'changed' as const };
        await tx.update(people).set({ role, version: next }).where(eq(people.id, id));
        // A session never holds more, or less, than the role it was begun with.
        await sessions.endAll(id, { by: tx });
        const about = { name: person.name || person.email, from: person.role, to: role };
        return { done: await audit.record({ personId: by?.id ?? null, what: 'people.role', about }, tx) };
      });
    },
    async close(id: string, by: By) {
      return db.transaction(async (tx) => {
        if (await isLastOwner(id, tx)) return { problem: 'last-owner' as const };
        const closed = await tx
          .update(people)
          .set({ closedAt: clock(), version: next })
          .where(and(eq(people.id, id), isNull(people.closedAt)))
          .returning({ name: people.name, email: people.email });
        const [person] = closed;
        if (!person) return { problem: 'unknown' as const };
        await sessions.endAll(id, { by: tx });
        const about = { name: person.name || person.email };
        return { done: await audit.record({ personId: by?.id ?? null, what: 'people.closed', about }, tx) };
      });
    },
    async makeReset(id: string, by: By) {
      const { token, until } = await links.make('reset', id);
      const [person] = await db.select().from(people).where(eq(people.id, id));
      const about = { name: person?.name || (person?.email ?? '') };
      await audit.record({ personId: by?.id ?? null, what: 'people.reset', about });
      return { token, until };
    },
    /** What somebody chooses for themselves. */
    async changeOwn(
      id: string,
      own: { name?: string; language?: StudioLanguage; singleKeys?: boolean },
    ): Promise<void> {
      await db.update(people).set(own).where(eq(people.id, id));
    },
  };
}

export type People = ReturnType<typeof createPeople>;
