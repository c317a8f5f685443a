/** Signing in with a password. Too many wrong passwords make an address wait; they are counted in the database, so by all processes together. */
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { failuresCountMinutes, signInLimits, waitsUntil } from '#rules/people/sign-in-limit.ts';
import { clientNetwork } from '#services/kit/client-network.ts';
import type { Database } from '#services/kit/database.ts';
import type { Audit } from './audit.ts';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';
import { hashOf } from './random-text.ts';
import type { Sessions } from './sessions.ts';
import { entryLinks, people, signInFailures } from './tables.ts';

type Parts = { db: Database; clock: () => Date; sessions: Sessions; audit: Audit };
type SignInRequest = { email: string; password: string; address: string; device: string; before: string | null };
type NewPassword = { current: string; next: string; address: string; device: string };

export type SignedIn =
  | { token: string; returnTo: string | null }
  | { problem: 'wrong' }
  | { problem: 'wait'; until: Date };

export function createSignIn({ db, clock, sessions, audit }: Parts) {
  const keysOf = ({ email, address }: { email: string; address: string }) => [
    { whose: hashOf(`email ${email.trim().toLowerCase()}`), most: signInLimits.perEmail },
    { whose: hashOf(`network ${clientNetwork(address)}`), most: signInLimits.perAddress },
  ];
  const since = () => new Date(clock().getTime() - failuresCountMinutes * 60_000);

  async function waitOf(keys: ReturnType<typeof keysOf>): Promise<Date | null> {
    const now = clock().getTime();
    const ends: number[] = [];
    for (const { whose, most } of keys) {
      const rows = await db
        .select({ at: signInFailures.at })
        .from(signInFailures)
        .where(and(eq(signInFailures.whose, whose), gt(signInFailures.at, since())))
        .orderBy(asc(signInFailures.at));
      const failures = rows.map(({ at }) => at.getTime());
      const until = waitsUntil(failures, most, now);
      if (until !== null) ends.push(until);
    }
    return ends.length === 0 ? null : new Date(Math.max(...ends));
  }

  async function noteFailure(keys: ReturnType<typeof keysOf>): Promise<void> {
    await db.insert(signInFailures).values(keys.map(({ whose }) => ({ whose, at: clock() })));
    await db.delete(signInFailures).where(lt(signInFailures.at, since()));
  }

  /** Before who may do what is changed, the password is asked once more; mistakes count as they do at the door. */
  async function isPassword(person: { id: string; email: string }, password: string, address: string) {
    const keys = keysOf({ email: person.email, address });
    const until = await waitOf(keys);
    if (until) return { problem: 'wait', until } as const;
    const rows = await db.select({ hash: people.passwordHash }).from(people).where(eq(people.id, person.id));
    if (await verifyPassword(password, rows[0]?.hash ?? null)) return { problem: null } as const;
    await noteFailure(keys);
    return { problem: 'wrong' } as const;
  }

  return {
    async signIn({ email, password, address, device, before }: SignInRequest): Promise<SignedIn> {
      const keys = keysOf({ email, address });
      const until = await waitOf(keys);
      if (until) return { problem: 'wait', until };
      const rows = await db
        .select()
        .from(people)
        .where(eq(sql`lower(${people.email})`, email.trim().toLowerCase()));
      const person = rows[0] && rows[0].closedAt === null ? rows[0] : null;
      const isRight = await verifyPassword(password, person?.passwordHash ?? null);
      if (!person || !isRight) {
        await noteFailure(keys);
        await audit.record({ personId: person?.id ?? null, what: 'people.signInFailed' });
        const wait = await waitOf(keys);
        return wait ? { problem: 'wait', until: wait } : { problem: 'wrong' };
      }
      if (isOutdated(person.passwordHash ?? ''))
        await db
          .update(people)
          .set({ passwordHash: await hashPassword(password) })
          .where(eq(people.id, person.id));
      const whose = keys[0]?.whose ?? '';
      await db.delete(signInFailures).where(eq(signInFailures.whose, whose));
      const { token, carried } = await sessions.begin(person, { device, before });
      await audit.record({ personId: person.id, what: 'people.signedIn' });
      return { token, returnTo: carried?.path ?? null };
    },
    isPassword,
    /**
     * Somebody who is signed in chooses another one. Every session of theirs ends, this one goes on under a new id, and links that were made
     * for a forgotten password no longer open.
     */
    async changePassword(person: { id: string; email: string }, { current, next, address, device }: NewPassword) {
      const asked = await isPassword(person, current, address);
      if (asked.problem !== null) return asked;
      const passwordHash = await hashPassword(next);
      return db.transaction(async (tx) => {
        await tx
          .update(people)
          .set({ passwordHash, version: sql`${people.version} + 1` })
          .where(eq(people.id, person.id));
        await tx.delete(entryLinks).where(and(eq(entryLinks.personId, person.id), isNull(entryLinks.usedAt)));
        await sessions.endAll(person.id, { by: tx });
        const { token } = await sessions.begin(person, { device, before: null }, tx);
        const done = await audit.record({ personId: person.id, what: 'people.ownPassword' }, tx);
        return { problem: null, token, done } as const;
      });
    },
  };
}
