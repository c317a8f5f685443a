import type { Database } from '#database/client.ts';
import { createPeople } from '#services/people/people.ts';
import { studioPath } from './studio-place.ts';

type Parts = { db: Database; clock: () => Date; origin: string };

/** The one line that says how to get in while nobody can; null where somebody can. The link is in no log: what follows `#` is not sent. */
export async function announceSetUp({ db, clock, origin }: Parts): Promise<string | null> {
  const token = await createPeople({ db, clock }).links.makeSetUp();
  if (token === null) return null;
  return `Studio: nobody can sign in yet. Within an hour: ${origin}${studioPath}/set-up#${token}`;
}
