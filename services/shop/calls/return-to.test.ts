import { expect, test } from 'vitest';
import { readReturn } from './return-to.ts';

test.each([
  ['/nl', '/nl'],
  ['/nl/boerderij-box?page=2#ribeye', '/nl/boerderij-box?page=2#ribeye'],
  ['/nl/rundvlees é', '/nl/rundvlees%20%C3%A9'],
])('FSH-35 %s is a place to go on', (value, expected) => expect(readReturn(value, { code: 'nl' })).toBe(expected));

test.each([
  ['nothing', null],
  ['empty', ''],
  ['another site', 'https://evil.example/nl/'],
  ['another site without a scheme', '//evil.example/nl/'],
  ['a backslash', '/\\evil.example/nl/'],
  ['a slash in the midst', '/nl//evil.example'],
  ['a line break', '/nl/\r\nset-cookie: a=1'],
  ['a tab', '/\t/evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['another market', '/de/farmshop'],
  ['another market by dots', '/nl/../de/'],
  ['a name that begins alike', '/nlx/'],
  ['the shop, which could buy', '/nl/shop/?add-to-cart=9006'],
  ['the shop by dots', '/nl/x/../shop/?add-to-cart=9006'],
  ['no path', 'nl/boerderij-box'],
  ['too long', `/nl/${'x'.repeat(2000)}`],
])('FSH-35 %s is none', (_, value) => expect(readReturn(value, { code: 'nl' })).toBeNull());
