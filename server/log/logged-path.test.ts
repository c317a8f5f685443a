import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

const token = (bytes: number) => randomBytes(bytes).toString('base64url');

test.each([
  ['a link to all orders', () => `/nl/shop/my-account/${token(24)}`, '/nl/shop/my-account/…'],
  ['a link to confirm', () => `/nl/shop/confirm/${token(24)}`, '/nl/shop/confirm/…'],
  ['a link to unsubscribe', () => `/nl/shop/unsubscribe/${randomUUID()}.${token(32)}`, '/nl/shop/unsubscribe/…'],
  ['a key in a query', () => `/nl/shop/order/NL-2026-00042/?key=${token(16)}`, '/nl/shop/order/NL-2026-00042/?key=…'],
  ['a link nobody thought of', () => `/de/shop/gift/${token(16)}/card`, '/de/shop/gift/…/card'],
  ['one with another word before it', () => `/de/x/voucher:${token(24)}`, '/de/x/…'],
  ['an escaped one', () => `/de/x/%61${token(24)}`, '/de/x/…'],
  ['hexadecimal', () => `/de/x/${randomBytes(20).toString('hex')}`, '/de/x/…'],
  ['a uuid', () => `/de/x/${randomUUID()}`, '/de/x/…'],
])('C5 H2-9 %s is not in the log', (_, path, shown) => {
  for (let times = 0; times < 500; times += 1) expect(loggedPath(path())).toBe(shown);
});

test.each([
  '/nl/ons-vlees/kerst-pakket-van-de-maasdaller-boerderij-voor-acht',
  '/de/unser-fleisch/rindfleischetikettierungsueberwachung',
  '/nl/blog/boeren/10-vragen-over-blonde-d-aquitaine-in-2026',
  '/assets/entry.client-BxR2k1aQ.js',
  '/media/fit-340x210/animal-turkey-weide-2x-640-lange-naam.webp',
  '/nl/shop/order/NL-2026-00042/delivery.ics',
  '/nl/shop/wp-json/wc/store/cart',
  '/api/v1/nl/nl/farmshop-products/related-packages',
])('C5 %s is shown as it is', (path) => {
  expect(loggedPath(path)).toBe(path);
});
