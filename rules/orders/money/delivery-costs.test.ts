import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { expectRow } from '#tests/setup/market-rows.ts';
import { deliveryCost } from './delivery-costs.ts';

const { nl, de } = markets;

test('orders: delivery of packages is nl included, fr 8.90, uk 6.95, de 6.95', () => {
  expectRow((market) => deliveryCost({ packages: 8995, box: null }, market), [0, 890, 695, 695]);
  expectRow((market) => deliveryCost({ packages: 1_000_000, box: null }, market), [0, 890, 695, 695]);
});

test.each([
  [9898, 695],
  [9899, 695],
  [9900, 0],
  [9901, 0],
])('FSH-51, CPN-7 a farm box of %i cents is delivered for %i in nl and de', (box, cost) => {
  for (const market of [nl, de]) expect(deliveryCost({ packages: null, box }, market)).toBe(cost);
});

test('orders: nl, packages of 128.95 with a box of 60.25 are delivered for 6.95, which comes to 196.15', () => {
  expect(12_895 + 6025 + deliveryCost({ packages: 12_895, box: 6025 }, nl)).toBe(19_615);
});

test('orders: what travels together is delivered once, for the dearer of the two', () => {
  expect(deliveryCost({ packages: 5000, box: 5000 }, de)).toBe(695);
  expect(deliveryCost({ packages: 5000, box: 9900 }, de)).toBe(695);
  const dearBox = { ...de, orders: { ...de.orders, packageDelivery: { cost: 0, freeFrom: null } } };
  expect(deliveryCost({ packages: 5000, box: 5000 }, dearBox)).toBe(695);
  expect(deliveryCost({ packages: 5000, box: 9900 }, dearBox)).toBe(0);
  expect(deliveryCost({ packages: null, box: null }, de)).toBe(0);
});
