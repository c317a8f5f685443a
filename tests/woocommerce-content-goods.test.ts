import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const setUp = new URL('fixtures/woocommerce/set-up/', import.meta.url);

test('E7 E8 a WooCommerce can read which packs a package holds: it escapes what it stores itself, and once is enough', () => {
  const goods = readFileSync(new URL('content-goods.php', setUp), 'utf8');
  expect(goods).toMatch(/'_packs' => \(string\) wp_json_encode\(\$packs\)/);
  expect(goods).toMatch(/update_meta_data\(\$key, \$value\)/);
});
