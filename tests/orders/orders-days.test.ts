import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { offerOf } from '#rules/orders/offer.ts';
import type { Basket, BasketLine } from '#rules/orders/basket.ts';

const piece: BasketLine = {
  key: 'a',
  kind: 'package',
  good: { kind: 'article', id: 1 },
  slug: 'pakket',
  name: 'Pakket',
  farmer: null,
  choice: '',
  image: null,
  quantity: 1,
  unitPrice: 5000,
  subtotal: 5000,
  total: 5000,
  vatKind: 'food',
  notBefore: null,
  notAfter: null,
  contents: [],
  worth: null,
  isPosted: false,
  animal: null,
  kilos: null,
  meals: null,
};
const offer = (...lines: Partial<BasketLine>[]) => {
  const basket: Basket = {
    lines: lines.map((line, index) => ({ ...piece, key: String(index), ...line })),
    discounts: [],
    subtotal: 5000,
    discount: 0,
    delivery: 0,
    total: 5000,
  };
  return offerOf(basket, { market: markets.nl, now: new Date('2026-12-01T09:00:00+01:00') });
};
const turkey = { notBefore: '2026-12-21', notAfter: '2026-12-24' };

test('A36 a fresh turkey is offered from its first day to its last, whatever else is in the basket', () => {
  const days = ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24'];
  expect(offer(turkey).days).toEqual(days);
  expect(offer({}, turkey, { notBefore: '2026-12-10' }).days).toEqual(days);
  expect(offer(turkey, { notAfter: '2026-12-22' }).days).toEqual(days.slice(0, 2));
});

test('A36 what no day suits still has to travel, and what travels by mail does not', () => {
  expect(offer(turkey, { notBefore: '2027-01-20' })).toMatchObject({ days: [], needsDay: true });
  expect(offer({ kind: 'voucher', vatKind: 'voucher' })).toMatchObject({ days: [], needsDay: false });
});
