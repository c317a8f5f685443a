import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { freeDelivery } from './free-delivery.ts';
import { formatPrice } from '#rules/money/price.ts';

const { nl, fr, uk, de } = markets;

test.each([
  [0, '€\u00a099,00', '99,00\u00a0€'],
  [0.01, '€\u00a098,99', '98,99\u00a0€'],
  [50, '€\u00a049,00', '49,00\u00a0€'],
  [92.05, '€\u00a06,95', '6,95\u00a0€'],
  [98.99, '€\u00a00,01', '0,01\u00a0€'],
])('FSH-51, CPN-7, FSH-D13, CPN-D3 at %d delivery is not free yet', (subtotal, missingInNl, missingInDe) => {
  const [inNl, inDe] = [freeDelivery(subtotal, nl), freeDelivery(subtotal, de)];
  expect([inNl?.isFree, inDe?.isFree]).toEqual([false, false]);
  expect(formatPrice(inNl?.missing, nl)).toBe(missingInNl);
  expect(formatPrice(inDe?.missing, de)).toBe(missingInDe);
  expect(inNl?.insulatedDelivery).toBeNull();
  expect(formatPrice(inDe?.insulatedDelivery, de)).toBe('6,95\u00a0€');
});

test.each([99, 99.01, 150, 33.1 + 32.8 + 33.1])('FSH-51, CPN-7, FSH-D13 at %d delivery is free', (subtotal) => {
  const free = { isFree: true, missing: 0, insulatedDelivery: null };
  expect(freeDelivery(subtotal, nl)).toEqual(free);
  expect(freeDelivery(subtotal, de)).toEqual(free);
});

test('FSH-51 a market without a farm shop has no free delivery', () => {
  expect(freeDelivery(150, fr)).toBeNull();
  expect(freeDelivery(150, uk)).toBeNull();
});
