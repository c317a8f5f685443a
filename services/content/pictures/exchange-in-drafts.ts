import { sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import type { Doc } from '../kinds.ts';
import { withPicture } from './with-picture.ts';

/** Drafts show the other picture too; resolves to those that changed, as `item number`. Only these, where some are named. */
export async function exchangeInDrafts(
  db: Database,
  { from, to, only }: { from: string; to: string; only?: readonly string[] },
): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select item, number, source from content.revisions
    where state = 'draft' and source is not null and position('/media/' in source::text) > 0 for update`)) as {
    rows: { item: string; number: number; source: Doc }[];
  };
  const changed: string[] = [];
  for (const { item, number, source } of rows) {
    const next = withPicture(source, from, to);
    const key = `${item} ${number}`;
    if (next === source || (only && !only.includes(key))) continue;
    await db.execute(sql`
      update content.revisions set source = ${JSON.stringify(next)}::json where item = ${item} and number = ${number}`);
    changed.push(key);
  }
  return changed;
}
