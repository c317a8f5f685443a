import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>Twee  woorden</p>', 'Twee woorden'],
  ['<p>een</p><p>twee</p>', 'een twee'],
  ['een<br/>twee', 'een twee'],
  ['<b>half</b>woord', 'halfwoord'],
  ['<ul><li>een</li><li>twee</li></ul>', 'een twee'],
  ['<a href="/x" title="a > b">lees meer</a>', 'lees meer'],
  ['zout &amp; peper', 'zout & peper'],
  ['een&nbsp;twee', 'een twee'],
  ['caf&eacute; fran&ccedil;ais Gefl&uuml;gel &Ouml;l', 'café français Geflügel Öl'],
  ['&#8364; &#x20AC; &euro;', '€ € €'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&lt;b&gt;', '<b>'],
  ['a&unknown;b', 'ab'],
  ['&constructor; &#0; &#9999999; &#xD800;', ''],
  ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
  ['R&D', 'R&D'],
  ['<style>p { color: red }</style>tekst<script>alert(1)</script>', 'tekst'],
  ['<style>a > b {}</style><script>if (a < b) x("</p>")</script>tekst', 'tekst'],
  ['voor<!-- weg <p> -->na', 'voor na'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('BLG-D1, SEO-D2 the plain text of %j is %j', (html, expected) => {
  expect(plainText(html)).toBe(expected);
});

test.each(['<script', '<!--', '<a ', '<a "', '&#'])('BLG-D1 a long row of "%s" is read in no time', (piece) => {
  const start = performance.now();
  plainText(piece.repeat(50_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
