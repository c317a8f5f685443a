import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import type { OrderView } from './order-view.ts';
import { Order } from './view.tsx';

const order: OrderView = {
  number: 'NL-2026-00042',
  state: 'placed',
  firstName: 'Femke',
  email: null,
  address: [],
  billing: [],
  papers: [],
  note: '',
  day: null,
  lines: [],
  sums: {
    packages: 8995,
    vouchers: null,
    box: null,
    discounts: [],
    delivery: null,
    total: 8995,
    isTaxed: true,
    vat: [],
  },
  payment: null,
  online: null,
  refund: null,
  vouchers: [],
  redeemed: [],
  canRedeem: false,
  steps: [],
  isDemo: false,
  hasMail: false,
  canCancel: false,
  paths: {
    self: '/nl/shop/order/1/',
    pay: '/nl/shop/order/1/pay/',
    cancel: '/nl/shop/cancel/1/',
    redeem: '/nl/shop/order/1/voucher/',
    calendar: null,
    withdrawal: '/nl/shop/withdrawal/',
  },
};

test.each<[OrderView['state'], boolean]>([
  ['placed', true],
  ['paid', true],
  ['packed', true],
  ['sent', true],
  ['delivered', true],
  ['expired', false],
  ['cancelled', false],
])('an order that is %s has a postmark: %s', (state, hasStamp) => {
  const html = renderInMarket(<Order page={{ ...order, state }} after={{ recipes: [], tell: null }} />);
  expect(html.includes('shop-order-stamp')).toBe(hasStamp);
});

test('the postmark has paper of its own below its ink, whatever picture it lies on', () => {
  const sheet = readFileSync(new URL('../../selling/styles/order.css', import.meta.url), 'utf8');
  const rule = (selector: string) => sheet.split(`\n${selector} {`)[1]?.split('}')[0] ?? '';
  // That these two can be told apart in both brands is measured in storefront/styles/contrast.test.ts.
  expect(rule('.shop-order-stamp')).toContain('background: var(--paper-2);');
  expect(rule('.shop-order-stamp::before')).toContain('background: var(--primary);');
  // A mask of the label itself would cut its paper away.
  expect(rule('.shop-order-stamp')).not.toContain('mask');
});
