/** Links that let somebody in once: after `#`, so that they are in no log; kept as hashes. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { StudioLanguage } from '#rules/people/roles.ts';
import type { Database } from '#services/kit/database.ts';
import type { Audit } from './audit.ts';
import { hashPassword } from './password-hash.ts';
import { hashOf, randomText } from './random-text.ts';
import type { Sessions } from './sessions.ts';
import { entryLinks, people } from './tables.ts';

const minute = 60_000;
const lives = { 'set-up': 60 * minute, invite: 7 * 24 * 60 * minute, reset: 30 * minute } as const;
type Kind = keyof typeof lives;

type Parts = { db: Database; clock: () => Date; sessions: Sessions; audit: Audit };
type Newcomer = { name: string; email: string; password: string; language: StudioLanguage };

export function createEntryLinks({ db, clock, sessions, audit }: Parts) {
  const usable = (token: string) =>
    and(eq(entryLinks.hash, hashOf(token)), isNull(entryLinks.usedAt), gt(entryLinks.expiresAt, clock()));

  async function make(kind: Kind, personId: string | null, by: Database = db): Promise<{ token: string; until: Date }> {
    const until = new Date(clock().getTime() + lives[kind]);
    // One way in of a kind: an older one of the same no longer opens.
    await by
      .delete(entryLinks)
      .where(
        and(
          eq(entryLinks.kind, kind),
          personId === null ? isNull(entryLinks.personId) : eq(entryLinks.personId, personId),
        ),
      );
    await by.delete(entryLinks).where(lt(entryLinks.expiresAt, clock()));
    const token = randomText(128);
    await by.insert(entryLinks).values({ hash: hashOf(token), kind, personId, expiresAt: until });
    return { token, until };
  }

  /** Marks it used; of two who come at the same moment one gets it. */
  async function take(token: string, by: Database) {
    const rows = await by.update(entryLinks).set({ usedAt: clock() }).where(usable(token)).returning();
    return rows[0] ?? null;
  }

  return {
    make,
    /** Null where somebody can sign in already. */
    async makeSetUp(): Promise<string | null> {
      const rows = await db.select({ id: people.id }).from(people).limit(1);
      return rows.length > 0 ? null : (await make('set-up', null)).token;
    },
    /** Whose link it is, while it opens. */
    async find(token: string) {
      const rows = await db
        .select({ kind: entryLinks.kind, email: people.email, name: people.name, language: people.language })
        .from(entryLinks)
        .leftJoin(people, eq(people.id, entryLinks.personId))
        .where(usable(token));
      return rows[0] ?? null;
    },
    /** The first owner. Null: the link is old or used, or somebody was there first. */
    async setUp(token: string, { name, email, password, language }: Newcomer) {
      const passwordHash = await hashPassword(password);
      return db.transaction(async (tx) => {
        const link = await take(token, tx);
        // Two set-ups at once would both find nobody.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('studio.set-up'))`);
        const [somebody] = await tx.select({ id: people.id }).from(people).limit(1);
        if (link?.kind !== 'set-up' || somebody) return null;
        const id = randomUUID();
        const own = { id, email: email.trim(), name: name.trim(), role: 'owner', language } as const;
        await tx.insert(people).values({ ...own, passwordHash, createdAt: clock() });
        await audit.record({ personId: id, what: 'people.setUp' }, tx);
        return { id };
      });
    },
    /** An invitation or a forgotten password: sets it, and ends what was open elsewhere. */
    async setPassword(token: string, { name, password }: { name: string | null; password: string }) {
      const passwordHash = await hashPassword(password);
      return db.transaction(async (tx) => {
        const link = await take(token, tx);
        if (!link?.personId) return null;
        const id = link.personId;
        const changed = await tx
          .update(people)
          .set({ passwordHash, ...(name && { name: name.trim() }), version: sql`${people.version} + 1` })
          .where(and(eq(people.id, id), isNull(people.closedAt)))
          .returning({ id: people.id });
        if (changed.length === 0) return null;
        await sessions.endAll(id, { by: tx });
        await audit.record({ personId: id, what: link.kind === 'invite' ? 'people.joined' : 'people.newPassword' }, tx);
        return { id };
      });
    },
  };
}
