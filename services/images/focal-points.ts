/** Focal points that were set in the studio, as this process knows them. */
import { isNotNull } from 'drizzle-orm';
import type { Focal } from '#rules/pictures/crop.ts';
import type { Database } from '#services/kit/database.ts';
import { pictures } from './tables.ts';

/** Told the name of a picture that was added, changed or thrown away. */
export const picturesChannel = 'pictures';

export type FocalPoints = ReturnType<typeof createFocalPoints>;

export function createFocalPoints(db: Database) {
  let current: ReadonlyMap<string, Focal> = new Map();
  return {
    current: () => current,
    /** Again, whenever somebody changed one. */
    async read(): Promise<void> {
      const { name, focalX, focalY } = pictures;
      const rows = await db.select({ name, focalX, focalY }).from(pictures).where(isNotNull(focalX));
      current = new Map(rows.map((row) => [row.name, [(row.focalX ?? 500) / 1000, (row.focalY ?? 500) / 1000]]));
    },
  };
}
