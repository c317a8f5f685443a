import { expect, test } from 'vitest';
import { cleanHtml, cleanRichText, losesSomething } from './clean-rich-text.ts';

test.each([
  ['<p>Hello <script>alert(1)</script></p>', '<p>Hello </p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="/nl/x" onclick="steal()">x</a>', '<a href="/nl/x">x</a>'],
  ['<img src="x" onerror="alert(1)" alt="y">', '<img src="x" alt="y" />'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  [
    '<a href="https://x.example" target="_blank">x</a>',
    '<a href="https://x.example" target="_blank" rel="noopener">x</a>',
  ],
  ['<style>body{display:none}</style><p>x</p>', '<p>x</p>'],
  ['<h2 id="a">Kop</h2><ul><li>een</li></ul>', '<h2 id="a">Kop</h2><ul><li>een</li></ul>'],
])('what could do harm is taken out of %s', (html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned);
});

test('rich text is cleaned wherever it stands, and nothing else is touched', () => {
  const answer = {
    title: '<b>',
    body: { html: '<b onclick="x">y</b>' },
    list: [{ deep: { html: '<script></script>' } }],
    html: { html: 1 },
  };
  expect(cleanRichText(answer)).toEqual({
    title: '<b>',
    body: { html: '<b>y</b>' },
    list: [{ deep: { html: '' } }],
    html: { html: 1 },
  });
});

test.each([
  ['<p>x</p>', false],
  ['Boer & boerin', false],
  ['<br>een<p>twee', false],
  ['<a href="/nl" target="_blank">x</a>', false],
  ['<b onclick="x">y</b>', true],
  ['<a href="javascript:x">y</a>', true],
  ['<iframe src="https://x.example"></iframe>', true],
])('whether an editor has to be told that something was left out of %s: %s', (html, isLess) => {
  expect(losesSomething(html)).toBe(isLess);
});
