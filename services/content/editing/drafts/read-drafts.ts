/** What an emptied shop gets in place of the demo's legal pages: drafts with marked gaps, and who answers for the food. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const Drafts = z.strictObject({
  /** Pages that tell what the software does, whoever sells with it. */
  keeps: z.array(z.string()),
  settings: z.record(z.string(), z.string()),
  pages: z.array(z.looseObject({ slug: z.string(), title: z.string(), body: z.string() })),
});
export type Drafts = z.output<typeof Drafts>;

/** A market is given drafts by adding its file. */
export function readDrafts(code: string): Drafts {
  const file = new URL(`./${code}.json`, import.meta.url);
  return existsSync(file)
    ? Drafts.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { keeps: [], settings: {}, pages: [] };
}
