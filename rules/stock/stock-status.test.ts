import { expect, test } from 'vitest';
import { canBuy, readFarmshopStock, readStockStatus } from './stock-status.ts';

test.each([
  ['instock', 'instock', true],
  ['soldout', 'soldout', false],
  ['outofstock', 'outofstock', false],
  ['onbackorder', 'onbackorder', false],
  ['coming_soon', 'coming_soon', false],
  ['INSTOCK', 'outofstock', false],
  ['something', 'outofstock', false],
  ['', 'outofstock', false],
  [null, 'outofstock', false],
  [undefined, 'outofstock', false],
  [1, 'outofstock', false],
  ['toString', 'outofstock', false],
])('CRD-3, CRD-D6 the status %j is read as %s and only instock can be bought', (given, status, buyable) => {
  expect(readStockStatus(given)).toBe(status);
  expect(canBuy(readStockStatus(given))).toBe(buyable);
});

test.each([
  ['instock', 'instock', true],
  ['coming_soon', 'coming_soon', false],
  ['outofstock', 'outofstock', false],
  ['soldout', 'outofstock', false],
  ['onbackorder', 'outofstock', false],
  ['', 'outofstock', false],
  [null, 'outofstock', false],
])('FSH-D2, FSH-D16 the farm shop status %j is read as %s', (given, status, buyable) => {
  expect(readFarmshopStock(given)).toBe(status);
  expect(canBuy(readFarmshopStock(given))).toBe(buyable);
});
