import { expect, test } from 'vitest';
import { between } from './between.ts';

test.each([
  ['a<b>c</b>d<b>e</b>', { before: 'a', inside: 'c', after: 'd<b>e</b>' }],
  ['<b></b>', { before: '', inside: '', after: '' }],
  ['</b>a<b>', null],
  ['<b>a', null],
  ['', null],
])('what stands between the marks of %j', (text, parts) => {
  expect(between(text, '<b>', '</b>')).toEqual(parts);
});
