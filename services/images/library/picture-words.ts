import type { Database } from '#services/kit/database.ts';
import { pictures } from '../tables.ts';

/** The words of pictures by name and market, as they were written in the studio. */
export async function pictureWords(db: Database): Promise<Map<string, Readonly<Record<string, string>>>> {
  const { name, alt } = pictures;
  const rows = await db.select({ name, alt }).from(pictures);
  return new Map(rows.map((row) => [row.name, row.alt]));
}
