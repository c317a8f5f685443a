import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { marketValues } from '#tests/fixtures/woocommerce/set-up/market-values.ts';

test('E4 E6 a WooCommerce is told the market’s rates of delivery, its deadline and its holidays', () => {
  const { rates, calendar } = marketValues(markets.nl, new Date('2026-11-18T12:00:00Z'));
  expect(rates).toEqual({ packages: { cost: 0, freeFrom: null }, box: { cost: 6.95, freeFrom: 99 } });
  expect(calendar).toMatchObject({ deadlineHour: 10, leadDays: 4, closedDays: [0] });
  expect(calendar.holidays.slice(0, 4)).toEqual(['2026-12-25', '2026-12-26', '2027-01-01', '2027-03-29']);
  expect(marketValues(markets.uk, new Date('2026-11-18T12:00:00Z')).rates.box).toBeNull();
});

test('E7 E8 a WooCommerce can read which packs a package holds: it escapes what it stores itself, and once is enough', () => {
  const goods = readFileSync(new URL('fixtures/woocommerce/set-up/content-goods.php', import.meta.url), 'utf8');
  expect(goods).toMatch(/'_packs' => \(string\) wp_json_encode\(\$packs\)/);
  expect(goods).toMatch(/update_meta_data\(\$key, \$value\)/);
});
