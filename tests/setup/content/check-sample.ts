/** What is said about the sample content with some of its files changed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Market } from '#contract/market.ts';
import { markets } from '#markets/index.ts';
import { checkContent } from '#services/content/check/check.ts';
import type { CheckInput } from '#services/content/check/check-input.ts';
import { readMarketFiles } from '#services/content/content-files.ts';
import { sampleContent, writeContent } from './sample-content.ts';

export const sample = sampleContent(markets.nl);

type Said = 'issues' | 'warnings';
type Options = { hasOtherPages?: boolean; market?: Market; pictures?: CheckInput['pictures'] };

export async function saidOf(
  said: Said,
  changes: Record<string, unknown>,
  { hasOtherPages = false, market = markets.nl, pictures }: Options = {},
): Promise<string[]> {
  const dir = await mkdtemp(join(tmpdir(), 'kudde-check-'));
  await writeContent(dir, { ...sample, ...changes });
  const files = await readMarketFiles(dir);
  await rm(dir, { recursive: true, force: true });
  const hasPicture = (name: string) => name !== 'missing';
  const now = new Date('2026-11-15T12:00:00Z');
  const checked = checkContent({ market, files, now, hasPicture, pictures, hasOtherPages });
  return checked[said].map(({ file, field, reason }) => `${file} ${field}: ${reason}`);
}

export const issuesOf = (changes: Record<string, unknown>, hasOtherPages = false) =>
  saidOf('issues', changes, { hasOtherPages });

export type Doc = Record<string, unknown>;
export const [box, bigBox, otherBox] = sample['packages.json'] as [Doc, Doc, Doc];
export const boxes = (change: Doc) => ({ 'packages.json': [{ ...box, ...change }, bigBox, otherBox] });
export const page = (change: Doc) => ({
  'static-pages.json': [
    { slug: 'home', title: 'Home', ...change },
    { slug: 'about', title: 'About' },
  ],
});
export const withModule = (module: Doc) => page({ modules: [{ module_id: 'm', ...module }] });
export const farmshop = (change: Doc) => {
  const [steak, ...others] = sample['farmshop-products.json'] as [Doc, ...Doc[]];
  return { 'farmshop-products.json': [{ ...steak, ...change }, ...others] };
};

export const figures = {
  energy_kj: 1000,
  energy_kcal: 239,
  fat: 15,
  saturates: 6,
  carbohydrate: 2,
  sugars: 1,
  protein: 18,
  salt: 1,
};
