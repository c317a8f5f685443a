// What belongs to a season comes and goes with the calendar of its market.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { sampleContent, writeContent } from '#tests/setup/content/sample-content.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { importFolder } from './content-folder.ts';
import { onDay } from './seasons.ts';
import { createContentStore } from './store.ts';

const season = { season_from: '10-01', season_until: '12-24' };
const box = (index: number) => ({
  slug: `box-${index}`,
  title: `Box ${index}`,
  farmer_slug: 'jan',
  shop_brand_slug: 'pig',
  product_id: 20_000 + index,
});
/** Ten boxes, of which the third and the seventh are there in autumn only. */
const boxes = Array.from({ length: 10 }, (_, index) => ({
  ...box(index),
  ...([2, 6].includes(index) ? { ...season, shop_product_stock_status: 'instock', is_highlight: 1 } : {}),
  ...(index === 6 ? { product_shop_delivery_date: 'next 12-21' } : {}),
}));

test('issue 43: a block that is to be seen until Christmas is gone the day after, and not back next year', () => {
  const banner = { module: 'text', module_id: 'b', season_until: '2026-12-24' };
  const page = { slug: 'home', modules: [{ module: 'text', module_id: 'a' }, banner] };
  const shown = (day: string) =>
    (onDay('static-pages', page, day).modules as { module_id: string }[]).map((each) => each.module_id);
  expect([shown('2026-12-24'), shown('2026-12-25'), shown('2027-12-01')]).toEqual([['a', 'b'], ['a'], ['a']]);
});

describe('seasons', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let dir: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    dir = await mkdtemp(join(tmpdir(), 'kudde-seasons-'));
    const sample = sampleContent(markets.nl);
    const [home, ...pages] = sample['static-pages.json'] as Record<string, unknown>[];
    await writeContent(join(dir, 'nl'), {
      ...sample,
      'packages/seasonal.json': boxes,
      'static-pages.json': [
        {
          ...home,
          modules: [
            { module: 'text', module_id: 'always', body: '<p>Always</p>' },
            { module: 'text', module_id: 'autumn', body: '<p>Autumn</p>', ...season },
          ],
        },
        ...pages,
      ],
    });
    const printed: string[] = [];
    const isIn = await importFolder(dir, {
      markets: [markets.nl],
      clock: () => new Date('2026-11-15T12:00:00Z'),
      hasPicture: () => true,
      print: (line) => printed.push(line),
      db: database.db,
      isSeed: false,
      onWritten: async () => {},
    });
    if (!isIn) throw new Error(printed.join('\n'));
  });
  afterAll(async () => {
    await database?.close();
    await rm(dir, { recursive: true, force: true });
  });

  const storeAt = (moment: string) => createContentStore(database.db, markets.nl, () => new Date(moment));
  const pigs = async (moment: string, page: number, perPage: number | null) => {
    const { docs, total } = await storeAt(moment).list('packages', 'animal:pig', { page, perPage });
    return { slugs: docs.map(({ slug }) => Number(String(slug).slice(4))), total };
  };

  // Amsterdam is two hours ahead in September and one in December.
  test.each([
    ['2026-09-30T21:59:59Z', 8],
    ['2026-09-30T22:00:00Z', 10],
    ['2026-12-24T22:59:59Z', 10],
    ['2026-12-24T23:00:00Z', 8],
    ['2027-07-01T12:00:00Z', 8],
  ])('at %s the list has %i boxes', async (moment, count) => {
    const { slugs, total } = await pigs(moment, 1, null);
    expect([slugs.length, total]).toEqual([count, count]);
  });

  test('pages of a list close up where something is missing', async () => {
    const july = '2027-07-01T12:00:00Z';
    expect(await pigs(july, 1, 3)).toEqual({ slugs: [0, 1, 3], total: 8 });
    expect(await pigs(july, 2, 3)).toEqual({ slugs: [4, 5, 7], total: 8 });
    expect(await pigs(july, 3, 3)).toEqual({ slugs: [8, 9], total: 8 });
    expect(await pigs(july, 4, 3)).toEqual({ slugs: [], total: 8 });
    expect(await pigs('2026-11-15T12:00:00Z', 4, 3)).toEqual({ slugs: [9], total: 10 });
  });

  test('its page stays, sells nothing and says when it is there again', async () => {
    expect(await storeAt('2027-07-01T12:00:00Z').find('packages', 'box-2')).toMatchObject({
      shop_product_stock_status: 'coming_soon',
      product_shop_delivery_date: '2027-10-01',
      is_highlight: 0,
    });
    expect(await storeAt('2026-11-15T12:00:00Z').find('packages', 'box-2')).toMatchObject({
      shop_product_stock_status: 'instock',
      is_highlight: 1,
    });
  });

  test('a season that begins on a Sunday brings nothing before Monday', async () => {
    // 1 October 2028 is a Sunday, and no market delivers on it.
    expect(await storeAt('2028-07-01T12:00:00Z').find('packages', 'box-2')).toMatchObject({
      product_shop_delivery_date: '2028-10-02',
    });
  });

  test('what comes for a feast names the feast, before its season too', async () => {
    const { product_shop_delivery_date: day } = (await storeAt('2027-07-01T12:00:00Z').find('packages', 'box-6')) ?? {};
    expect(String(day)).toMatch(/^2027-12-21/);
  });

  test('a day that is not worked out yet is no day', () => {
    const doc = { ...season, product_shop_delivery_date: 'now+38d' };
    expect(onDay('packages', doc, '2027-07-01')).toMatchObject({ product_shop_delivery_date: '2027-10-01' });
  });

  test('a module with a season goes with it, and its days never leave the service', async () => {
    const modules = async (moment: string) => {
      const page = await storeAt(moment).find('static-pages', 'home');
      expect(JSON.stringify(page)).not.toContain('season_');
      const { modules: shown } = page as { modules: { module_id: string }[] };
      return shown.map(({ module_id: id }) => id);
    };
    expect(await modules('2026-11-15T12:00:00Z')).toEqual(['always', 'autumn']);
    expect(await modules('2027-07-01T12:00:00Z')).toEqual(['always']);
  });

  test('what is related is there', async () => {
    const related = async (moment: string) =>
      (await storeAt(moment).related('packages', 'product:box-0')).docs.map(({ slug }) => slug);
    expect(await related('2026-11-15T12:00:00Z')).toContain('box-2');
    expect(await related('2027-07-01T12:00:00Z')).not.toContain('box-2');
  });
});
