import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { importFolder } from '#services/content/content-folder.ts';
import { replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import { products } from '#services/shop/tables.ts';
import { sampleContent, writeContent } from '#tests/setup/content/sample-content.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { goodsOf } from './goods.ts';
import { renewSeasonalProducts } from './seasonal-products.ts';

test('the shop stops selling geese when their season ends, and sells them again when it begins', async () => {
  const database = await openTestDatabase();
  const dir = await mkdtemp(join(tmpdir(), 'kudde-goods-'));
  onTestFinished(async () => {
    await database.close();
    await rm(dir, { recursive: true, force: true });
  });
  const { db } = database;
  const now = new Date('2026-12-24T12:00:00Z');
  const sample = sampleContent(markets.nl);
  const [box, ...others] = sample['packages.json'] as object[];
  const goose = { ...box, season_from: '10-01', season_until: '12-24' };
  await writeContent(join(dir, 'nl'), { ...sample, 'packages.json': [goose, ...others] });
  await importFolder(dir, {
    markets: [markets.nl],
    clock: () => now,
    hasPicture: () => true,
    print: () => {},
    db,
    isSeed: false,
    onWritten: (tx, code, content) => replaceGoods(tx, code, goodsOf(content, markets.nl, now)),
  });
  const statusAt = async (moment: string) => {
    await renewSeasonalProducts({ db, markets: [markets.nl], clock: () => new Date(moment) });
    const rows = await db.select({ slug: products.slug, status: products.stockStatus }).from(products);
    return Object.fromEntries(rows.map(({ slug, status }) => [slug, status]));
  };
  expect(await statusAt('2026-12-24T22:59:00Z')).toMatchObject({ box: 'instock', 'other-box': 'soldout' });
  expect(await statusAt('2026-12-24T23:00:00Z')).toMatchObject({ box: 'coming_soon', 'other-box': 'soldout' });
  expect(await statusAt('2027-10-01T12:00:00Z')).toMatchObject({ box: 'instock' });
});
