import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { arrivalOf } from './arrival.ts';

const line = (kind: string, slug: string, vatRate: number) => ({ kind, slug, vatRate });

test.each([
  ['nl', [line('package', 'rund', 9)], ['frozen']],
  ['nl', [line('package', 'hele-kerstkalkoen', 9)], ['fresh']],
  [
    'nl',
    [line('package', 'maasdal', 21), line('piece', 'gehakt', 9), line('voucher', 'koepon', 0)],
    ['frozen', 'wine', 'voucher'],
  ],
  ['fr', [line('package', 'boeuf', 5.5)], ['fresh']],
  ['uk', [line('package', 'beef', 0), line('voucher', 'gift', 0)], ['frozen', 'voucher']],
  ['de', [line('package', 'wein', 19)], ['wine']],
  ['de', [], []],
] as const)('A11 in %s %j asks for %j', (code, lines, expected) => {
  expect(arrivalOf(lines, markets[code])).toEqual(expected);
});
