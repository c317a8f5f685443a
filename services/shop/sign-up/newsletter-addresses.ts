/** Who gets the newsletter of a market, for who sends it. */
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { signUps } from '#services/shop/tables.ts';

/** Confirmed ones, and those of a shop that sends no mails to confirm; not those who only asked. By address. */
export async function newsletterAddresses(db: Database, market: string): Promise<{ email: string; since: Date }[]> {
  const isOn = and(eq(signUps.market, market), eq(signUps.kind, 'newsletter'), ne(signUps.state, 'pending'));
  const rows = await db.select().from(signUps).where(isOn).orderBy(asc(signUps.email));
  return rows.map(({ email, confirmedAt, createdAt }) => ({ email, since: confirmedAt ?? createdAt }));
}
