// The double answers as the shops did that were recorded: the same calls in the same order.
import { expect, test } from 'vitest';
import { recordedGoods } from './recorded-goods.ts';
import { readRecordings, type Recording } from './recordings.ts';
import { createWooCommerce } from './woocommerce.ts';
import type { ShopKind } from './woocommerce-carts.ts';
import type { ShopRequest } from './woocommerce-exchange.ts';

const recordings = new Map(readRecordings().map((recording) => [recording.number, recording]));
const { bundleItems, products, variations, couponCodes } = recordedGoods;
const inCents = ({ name, price }: { name: string; price: string }) => ({
  name,
  price: Math.round(Number(price) * 100),
});

function openRecordedShop(kind: ShopKind) {
  const pieces = new Map(bundleItems.map((item) => [String(item.id), inCents(item)]));
  const shop = createWooCommerce({
    kind,
    goods: (id) => pieces.get(id) ?? { name: '', price: 0 },
    products: new Map([...products, ...variations].map((product) => [String(product.id), inCents(product)])),
    codes: new Map(couponCodes.map(({ code, percent }) => [code.toLowerCase(), Number(percent)])),
  });
  for (const { id, stock, stockStatus } of bundleItems) {
    if (typeof stock === 'number') shop.stock.set(String(id), stock);
    if (stockStatus === 'outofstock') shop.soldOut.add(String(id));
  }
  return shop;
}

function requestOf({ request: { method, path, body } }: Recording): ShopRequest {
  const below = path.replace('/nl/shop', '');
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  const fields = [...new URL(below, 'http://shop.example').searchParams, ...(isForm ? body : [])];
  return {
    session: 'visitor',
    method,
    path: below,
    site: 'http://127.0.0.1:8091/nl/shop',
    fields: fields.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    json: typeof body === 'string' ? JSON.parse(body) : null,
    nonce: null,
  };
}

type Item = {
  name: string;
  quantity: number;
  totals: { line_subtotal: string };
  extensions: { bundles: { bundled_item_data?: { bundled_item_id: number } } };
};

/** What of a cart the storefront reads; all of any other JSON, and of pages nothing. */
function meaningOf(text: string): unknown {
  if (!text.startsWith('{')) return /^\d*$/.test(text) ? text : 'a page';
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null || !('items' in answer)) return answer;
  const cart = answer as { items: Item[]; items_count: number; errors: { message: string }[] };
  const items = cart.items.map(({ name, quantity, totals, extensions: { bundles } }) => ({
    name,
    quantity,
    cents: totals.line_subtotal,
    piece: bundles.bundled_item_data?.bundled_item_id ?? null,
  }));
  return { items, count: cart.items_count, errors: cart.errors.map(({ message }) => message) };
}

test.each([
  ['a link puts a product into the cart', 'adds', [3, 4]],
  ['a link puts a coupon into the cart', 'adds', [30, 31]],
  ['plain Product Bundles puts a second box beside the first', 'adds', [10, 11, 12, 13]],
  ['plain Product Bundles doubles a box that is posted again', 'adds', [14, 15, 16]],
  ['plain Product Bundles keeps an empty box', 'adds', [17, 18]],
  [
    'a shop that replaces keeps one box, takes codes, and refuses all or nothing',
    'replaces',
    [90, 91, 92, 93, 94, 95, 96, 98, 99, 100, 101, 102],
  ],
  ['newsletter and sold-out sign-ups', 'replaces', [110, 111, 112, 113, 114, 115]],
  ['an unknown route', 'replaces', [68]],
] as const)('%s', (_title, kind, numbers) => {
  const shop = openRecordedShop(kind);
  for (const number of numbers) {
    const recording = recordings.get(number);
    if (!recording) throw new Error(`no recording ${number}`);
    const { status, headers, body } = shop.begin(requestOf(recording))();
    const { answer } = recording;
    const told = { number, status, type: headers['content-type'], meaning: meaningOf(body) };
    expect(told).toEqual({
      number,
      status: answer.status,
      type: answer.headers.get('content-type'),
      meaning: meaningOf(answer.text),
    });
  }
});

test('a shop that redirects after additions names its own address', () => {
  const shop = openRecordedShop('adds');
  shop.settings.redirectsAfterAdding = true;
  const recording = recordings.get(26);
  if (!recording) throw new Error('no recording 26');
  const { status, headers } = shop.begin(requestOf(recording))();
  expect([status, headers.location]).toEqual([recording.answer.status, recording.answer.headers.get('location')]);
});
