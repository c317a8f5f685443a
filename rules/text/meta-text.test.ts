import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { imageAlt, metaDescription, metaTitle } from './meta-text.ts';

function described(description: string) {
  return { seo: { title: null, description } };
}

test.each([
  ['149 letters', 'a'.repeat(149), 'a'.repeat(149)],
  ['150 letters', 'a'.repeat(150), 'a'.repeat(150)],
  ['151 letters', 'a'.repeat(151), 'a'.repeat(150)],
  ['a space at the cut', `${'a'.repeat(149)} b`, 'a'.repeat(149)],
  ['tags, which do not count', `<p>${'a'.repeat(150)}</p>`, 'a'.repeat(150)],
  ['code points', '🐄'.repeat(151), '🐄'.repeat(150)],
  ['white space, which is collapsed', 'a \n\t b', 'a b'],
])('SEO-3, SEO-D2 the description is cut: %s', (_case, description, expected) => {
  expect(metaDescription(described(description))).toBe(expected);
});

test('SEO-D1 an empty description falls back to the summary, then to the text of the body', () => {
  const body = { html: `<p>${'b'.repeat(151)}</p>` };
  expect(metaDescription({ ...described('Kort'), summary: 'Samenvatting', body })).toBe('Kort');
  expect(metaDescription({ ...described(''), summary: 'Samenvatting', body })).toBe('Samenvatting');
  expect(metaDescription({ ...described('<p> </p>'), summary: 'Samenvatting', body })).toBe('Samenvatting');
  expect(metaDescription({ seo: null, summary: '', body })).toBe('b'.repeat(150));
  expect(metaDescription({ body: null })).toBe('');
});

test('SEO-D1 an empty title falls back to the page title, then to that of the market', () => {
  const seo = { title: 'Voor zoekers', description: null };
  expect(metaTitle({ seo, title: 'Titel' }, markets.nl)).toBe('Voor zoekers');
  expect(metaTitle({ seo: { ...seo, title: '' }, title: 'Titel' }, markets.nl)).toBe('Titel');
  expect(metaTitle({ seo: null, title: ' ' }, markets.nl)).toBe('Kudde: vlees van boeren die je kent');
  expect(metaTitle({}, markets.de)).toBe('Weidekiste: Fleisch von Höfen mit Namen');
});

test.each([
  ['a'.repeat(49), 'a'.repeat(49)],
  ['a'.repeat(50), 'a'.repeat(50)],
  ['a'.repeat(51), 'a'.repeat(50)],
  ['<p>Bak het vlees</p>', 'Bak het vlees'],
  ['🐄'.repeat(51), '🐄'.repeat(50)],
  [null, ''],
])('RCP-13, RCP-D3 the alt text of %j is %j', (text, expected) => {
  expect(imageAlt(text)).toBe(expected);
});
