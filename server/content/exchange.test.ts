import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { importFolder } from '#services/content/content-folder.ts';
import { documents } from '#services/content/tables.ts';
import { sampleContent, writeContent } from '#tests/setup/content/sample-content.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { seedContent, writeGoods } from './exchange.ts';

test('IMG-D6 slides of demo content say what their pictures show, as they do after a change', async () => {
  const database = await openTestDatabase();
  const dir = await mkdtemp(join(tmpdir(), 'kudde-seed-'));
  onTestFinished(async () => {
    await database.close();
    await rm(dir, { recursive: true, force: true });
  });
  const slide = { slideritem_id: '1', image_url: '/media/cut-beef-ribeye.webp' };
  for (const market of marketList) {
    const sample = sampleContent(market);
    const [home, ...others] = sample['static-pages.json'] as object[];
    const shown = { ...home, modules: [{ module_id: 'slider', module: 'slider', slider_items: [slide] }] };
    await writeContent(join(dir, market.code), { ...sample, 'static-pages.json': [shown, ...others] });
  }
  const said: string[] = [];
  await seedContent(database.patientDb, (line) => said.push(line), { dir });
  const [page] = await database.db
    .select({ detail: documents.detail })
    .from(documents)
    .where(and(eq(documents.market, 'nl'), eq(documents.kind, 'static-pages'), eq(documents.position, 1)));
  expect(JSON.stringify(page?.detail), said.join('\n')).toContain('Gemarmerde ribeye, rauw');
});

test('O7 an import asks about prices that change by more than a third, and takes them when told to', async () => {
  const database = await openTestDatabase();
  const dir = await mkdtemp(join(tmpdir(), 'kudde-import-'));
  onTestFinished(async () => {
    await database.close();
    await rm(dir, { recursive: true, force: true });
  });
  const market = marketList[0];
  if (!market) throw new Error('there is no market');
  const sample = sampleContent(market);
  const [box, ...others] = sample['packages.json'] as Record<string, unknown>[];
  const write = (price: unknown) => {
    const unit = { shop_package_price_per_kilo: null, shop_package_price_per_meals: null };
    const boxes = [{ ...box, ...unit, shop_package_price: price }, ...others];
    return writeContent(join(dir, market.code), { ...sample, 'packages.json': boxes });
  };
  const said: string[] = [];
  const take = (asksPrices: boolean) => {
    said.length = 0;
    const print = (line: string) => said.push(line);
    const options = { markets: marketList, clock: () => new Date(), hasPicture: () => true, print, isSeed: false };
    return importFolder(dir, { ...options, db: database.patientDb, asksPrices, onWritten: writeGoods(print) });
  };
  await write(60);
  await take(true);
  await write(5995);
  expect(await take(true)).toBe(false);
  expect(said).toContain('nl/packages/box: the price changes by more than a third, from 60.00 to 5995.00');
  expect(said.at(-1)).toBe('nl: nothing was imported; its old content stays');
  await take(false);
  expect(said.at(-1)).toMatch(/^nl: imported/);
});
