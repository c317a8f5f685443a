/** What the demo of a market sells, as its WooCommerce would have it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Good } from './woocommerce-cart.ts';

type Piece = { bundled_item_id: number; title: string; price: string | number };
type Coupon = { title: string; visual_price: number; variations: { coupon_shop_variation_id: number }[] };
type Package = { slug: string; title: string; product_id: number; shop_package_price: string | number };
type Code = { code: string; percent: number };

const cents = (price: string | number) => Math.round(Number(price) * 100);

export function demoGoods(market: string) {
  const folder = join(import.meta.dirname, '../../../database/seed', market);
  const seeds = <T>(files: string) =>
    globSync(files, { cwd: folder }).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T[]);
  const pieces = new Map<string, Good>(
    seeds<Piece>('farmshop-products/*.json').map(({ bundled_item_id: id, title, price }) => [
      String(id),
      { name: title, price: cents(price) },
    ]),
  );
  const products = new Map<string, Good>(
    seeds<Coupon>('coupons.json').flatMap(({ title, visual_price: price, variations }) =>
      variations.map(({ coupon_shop_variation_id: id }) => [String(id), { name: title, price: cents(price) }] as const),
    ),
  );
  const packages = new Map<string, Good & { id: string }>(
    seeds<Package>('packages/*.json').map(({ slug, title, product_id: id, shop_package_price: price }) => [
      slug,
      { id: String(id), name: title, price: cents(price) },
    ]),
  );
  const codes = new Map(seeds<Code>('coupon-codes.json').map(({ code, percent }) => [code.toLowerCase(), percent]));
  const goods = (id: string): Good => pieces.get(id) ?? { name: `Piece ${id}`, price: 1000 };
  return { goods, products, packages, codes };
}
