import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { fieldLink, isInternalLink, sitePath } from './links.ts';
import { isShopPath } from './shop-path.ts';

const site = { market: markets.nl };

test.each<[string, boolean]>([
  ['/nl/recepten/stoofpot', true],
  ['/', true],
  ['recepten/stoofpot', true],
  ['./stoofpot', true],
  ['?page=2', true],
  ['#deel', true],
  ['https://www.kudde.example/nl', true],
  ['https://www.kudde.example/nl/recepten?x=1#y', true],
  ['https://www.kudde.example/nlx', false],
  ['https://www.kudde.example/fr/recettes', false],
  ['http://www.kudde.example/nl/recepten', false],
  ['https://www.kudde.example.evil.example/nl', false],
  ['//www.evil.example/nl', false],
  ['https://other.example/', false],
  ['/nl/shop/', false],
  ['/nl/shop', false],
  ['/nl/shop/my-account', false],
  ['/nl/shop?add-to-cart=1', false],
  ['/de/shop/x', false],
  ['https://www.kudde.example/nl/shop/', false],
  ['/nl/shopping', true],
  ['/nl/blog/nl/shop/x', true],
  [' /nl/missie ', true],
  [' #deel', true],
  ['/media/folder.pdf', false],
  ['mailto:a@b.example', false],
  ['tel:+31200000000', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['', false],
  ['  ', false],
])('BLG-D7 in a body the link %j stays in the app: %s', (href, expected) => {
  expect(isInternalLink({ href }, site)).toBe(expected);
});

test('BLG-D7 a link that asks for a new tab gets one', () => {
  expect(isInternalLink({ href: '/nl/missie', target: '_blank' }, site)).toBe(false);
  expect(isInternalLink({ href: '/nl/missie', target: '_self' }, site)).toBe(true);
  expect(isInternalLink({ href: '/nl/missie', target: null }, site)).toBe(true);
});

test('BLG-D7 a deployment may have another site address than the market file', () => {
  const deployed = { market: markets.nl, siteUrl: 'https://shop.test:8443/nl/' };
  expect(isInternalLink({ href: 'https://shop.test:8443/nl/missie' }, deployed)).toBe(true);
  expect(isInternalLink({ href: 'https://www.kudde.example/nl/missie' }, deployed)).toBe(false);
});

test.each<[string, string | null]>([
  ['https://www.kudde.example/nl/recepten?x=1#y', '/nl/recepten?x=1#y'],
  ['/nl/recepten', '/nl/recepten'],
  ['recepten', '/nl/recepten'],
  ['#deel', '#deel'],
  ['https://other.example/nl', null],
])('BLG-D7 the link %j leads to the path %s', (href, path) => {
  expect(sitePath(href, site)).toBe(path);
});

test.each<[string | null, object]>([
  ['/nl/ons-vlees/box', { kind: 'internal', path: '/nl/ons-vlees/box' }],
  ['https://www.kudde.example/nl/ons-vlees/box', { kind: 'internal', path: '/nl/ons-vlees/box' }],
  [' /nl/ons-vlees/box ', { kind: 'internal', path: '/nl/ons-vlees/box' }],
  ['#traceability-box', { kind: 'internal', path: '#traceability-box' }],
])('RCP-D2 the address %j is a link inside the app', (address, link) => {
  expect(fieldLink(address, site)).toEqual(link);
});

test.each<[string | null, object]>([
  ['https://other.example/x', { kind: 'external', href: 'https://other.example/x' }],
  ['//other.example/x', { kind: 'external', href: '//other.example/x' }],
  ['https://www.kudde.example/fr/x', { kind: 'external', href: 'https://www.kudde.example/fr/x' }],
  ['recepten', { kind: 'external', href: 'recepten' }],
  ['recepten/stoofpot', { kind: 'external', href: 'recepten/stoofpot' }],
  ['/nl/shop/?add-to-cart=1', { kind: 'plain', href: '/nl/shop/?add-to-cart=1' }],
  ['mailto:a@b.example', { kind: 'plain', href: 'mailto:a@b.example' }],
  ['javascript:alert(1)', { kind: 'none' }],
  ['JavaScript:alert(1)', { kind: 'none' }],
  ['data:text/html,x', { kind: 'none' }],
  ['', { kind: 'none' }],
  ['  ', { kind: 'none' }],
  [null, { kind: 'none' }],
])('RCP-D2 the address %j is an outside link, or none', (address, link) => {
  expect(fieldLink(address, site)).toEqual(link);
});

test('HDR-D6 shop links are told apart', () => {
  expect(isShopPath('/nl/shop/')).toBe(true);
  expect(isShopPath('/de/shop/my-account')).toBe(true);
  expect(isShopPath('/nl/shops')).toBe(false);
  expect(isShopPath('/shop')).toBe(false);
});
