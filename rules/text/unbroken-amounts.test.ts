import { expect, test } from 'vitest';
import { unbrokenAmounts } from './unbroken-amounts.ts';

test.each([
  ['Klein, 4,1 kg', 'Klein, 4,1\u00A0kg'],
  ['2 kilo', '2\u00A0kilo'],
  ['75 cl, 12 % vol.', '75\u00A0cl, 12\u00A0% vol.'],
  ['250 g en 1 l', '250\u00A0g en 1\u00A0l'],
  ['Hamburgers, 2 × 150 gram', 'Hamburgers, 2\u00A0×\u00A0150\u00A0gram'],
  ['2 × Rundergehakt, 1 × Hamburgers', '2\u00A0×\u00A0Rundergehakt, 1\u00A0×\u00A0Hamburgers'],
  ['4 grote stukken', '4 grote stukken'],
  ['3 lammeren', '3 lammeren'],
  ['Groot', 'Groot'],
  ['', ''],
])('a number keeps its unit: %j', (text, shown) => {
  expect(unbrokenAmounts(text)).toBe(shown);
});
