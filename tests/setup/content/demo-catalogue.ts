/** The demo catalogue of a market, as its check sees it. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { type MarketCode, markets } from '#markets/index.ts';
import { checkContent } from '#services/content/check/check.ts';
import { readPictureFacts } from '#services/content/check/picture-facts.ts';
import type { Composed } from '#services/content/composed.ts';
import { type ContentIssue, type MarketFiles, readMarketFiles } from '#services/content/content-files.ts';

const seedDir = resolve(import.meta.dirname, '../../../database/seed');
export const codes = ['nl', 'fr', 'uk', 'de'] as const satisfies MarketCode[];

/** What each picture of the demo shows. */
const manifest: unknown = JSON.parse(readFileSync(resolve(seedDir, 'media/manifest.json'), 'utf8'));
export const pictures = manifest as Partial<
  Record<string, { kind: string; subject: string; breed?: string; sex?: string; scene?: string; palette: string }>
>;

export function readDemo(code: MarketCode): Promise<MarketFiles> {
  return readMarketFiles(resolve(seedDir, code));
}

type Checked = { content: Composed; issues: string[]; warnings: string[] };

export async function checkDemo(code: MarketCode): Promise<Checked> {
  const drawn = new Set(readdirSync(resolve(seedDir, 'media')).map((file) => parse(file).name));
  const { content, issues, warnings } = checkContent({
    market: markets[code],
    files: await readDemo(code),
    now: new Date(),
    hasPicture: (name) => drawn.has(name),
    pictures: readPictureFacts(manifest),
  });
  const said = ({ file, field, reason }: ContentIssue) => `${file} ${field}: ${reason}`;
  return { content, issues: issues.map(said), warnings: warnings.map(said) };
}
