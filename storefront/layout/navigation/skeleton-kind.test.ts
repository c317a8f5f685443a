import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { skeletonKind } from './skeleton-kind.ts';

test.each([
  ['/nl/recepten', 'list'],
  ['/nl/recepten/kip/2', 'list'],
  ['/nl/onze-boeren', 'list'],
  ['/nl/ons-vlees/kip', 'list'],
  ['/nl/blog/nieuws', 'list'],
  ['/nl/boerderij-box', 'list'],
  ['/nl/recepten/stoofpot', 'detail'],
  ['/nl/ons-vlees/pakket', 'detail'],
  ['/nl/blog/nieuws/bericht', 'detail'],
  ['/nl/vragen', 'text'],
  ['/nl', 'spinner'],
  ['/nl/missie', 'spinner'],
  ['/nl/over-ons', 'spinner'],
])('ERR-6 while %s is on its way its stand-in is the %s', (path, kind) => {
  expect(skeletonKind(path, markets.nl, 'production')).toBe(kind);
});
