import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { isServed, readPostCode } from './post-code.ts';

test.each([
  ['nl', '3411ab', '3411 AB'],
  ['nl', ' 3411 AB ', '3411 AB'],
  ['fr', '48260', '48260'],
  ['fr', '20 090', '20090'],
  ['uk', 'sw1a1aa', 'SW1A 1AA'],
  ['uk', 'M1 1AE', 'M1 1AE'],
  ['uk', 'b33 8th', 'B33 8TH'],
  ['uk', 'cr2 6xh', 'CR2 6XH'],
  ['uk', 'DN55 1PT', 'DN55 1PT'],
  ['uk', 'ec1a 1bb', 'EC1A 1BB'],
  ['uk', 'w1a 0ax', 'W1A 0AX'],
  ['de', '83646', '83646'],
  ['de', '01067', '01067'],
] as const)('orders: in %s the post code %j is taken as %j', (code, text, regular) => {
  expect(readPostCode(text, markets[code])).toBe(regular);
});

test.each([
  ['nl', '0411 AB'],
  ['nl', '3411A'],
  ['nl', '3411 SS'],
  ['nl', '3411 SA'],
  ['nl', '3411 SD'],
  ['nl', '3411 AB1'],
  ['fr', '4826'],
  ['fr', '00000'],
  ['fr', '99000'],
  ['uk', 'QQ1 1AA'],
  ['uk', 'SW1A 1A'],
  ['uk', 'SW1A 1CA'],
  ['de', '8364'],
  ['de', '00000'],
  ['de', '836460'],
  ['de', ''],
] as const)('orders: in %s the post code %j is refused', (code, text) => {
  expect(readPostCode(text, markets[code])).toBeNull();
});

test.each([
  ['nl', '8897 AB', true],
  ['de', '25849', true],
  ['fr', '48260', true],
  ['fr', '21000', true],
  ['fr', '20090', false],
  ['fr', '20600', false],
  ['fr', '97110', false],
  ['fr', '98000', false],
  ['uk', 'SW1A 1AA', true],
  ['uk', 'B33 8TH', true],
  ['uk', 'IV51 9EU', true],
  ['uk', 'KW1 5AA', true],
  ['uk', 'KW14 7RH', true],
  ['uk', 'TR2 5AA', true],
  ['uk', 'TR20 8XX', true],
  ['uk', 'PA1 1AA', true],
  ['uk', 'BT1 1AA', false],
  ['uk', 'IM1 1AA', false],
  ['uk', 'JE2 3AB', false],
  ['uk', 'GY1 1AA', false],
  ['uk', 'ZE1 0AA', false],
  ['uk', 'HS1 2AA', false],
  ['uk', 'KW15 1AA', false],
  ['uk', 'KW16 3AA', false],
  ['uk', 'KW17 2AA', false],
  ['uk', 'TR21 0AA', false],
  ['uk', 'TR25 0QL', false],
  ['uk', 'KA27 8AA', false],
  ['uk', 'PA43 7AA', false],
  ['fr', '56360', false],
  ['fr', '29242', false],
  ['fr', '85350', false],
  ['fr', '17410', true],
] as const)('A30 in %s goods are brought to %j: %j', (code, postCode, served) => {
  expect(readPostCode(postCode, markets[code])).toBe(postCode);
  expect(isServed(postCode, markets[code])).toBe(served);
});
