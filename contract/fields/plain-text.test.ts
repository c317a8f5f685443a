import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['&quot;Boerderij box&quot; (2 remaining)', '"Boerderij box" (2 remaining)'],
  ['Ribeye &times; 2', 'Ribeye × 2'],
  ['&#8220;Kipfilet&#8221; &#x20AC;&nbsp;5', '“Kipfilet” € 5'],
  ['d&eacute;j&agrave; vu, Fr&uuml;hst&uuml;ck, Gr&ouml;&szlig;e, gar&ccedil;on', 'déjà vu, Frühstück, Größe, garçon'],
  ['Tom &amp; Jerry &amp;quot;x&amp;quot;', 'Tom & Jerry &quot;x&quot;'],
  ['&nosuch; &toString; &; &#; & co', '&nosuch; &toString; &; &#; & co'],
  ['&#0;&#xD800;&#9999999;', '\ufffd\ufffd\ufffd'],
  ['<p>One</p><p>two<br/>three</p>', 'One two three'],
  ['Already there. <a href="https://example.com/?a=1&amp;b=2">Click here</a>.', 'Already there. Click here.'],
  ['<!-- note -->1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['  spaces \n and\tlines ', 'spaces and lines'],
  ['', ''],
])('SHP-3 SGN-D9 a text of a server is shown plain: %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('SHP-3 a row of unclosed brackets is read once, not again and again', () => {
  // Without care this would take hours, and the test would run out of time.
  expect(plainText('<a '.repeat(200_000))).toHaveLength(3 * 200_000 - 1);
});

test.each([
  ['<p>Twee  woorden</p>', 'Twee woorden'],
  ['<p>een</p><p>twee</p>', 'een twee'],
  ['een<br/>twee', 'een twee'],
  ['<b>half</b>woord', 'halfwoord'],
  ['<ul><li>een</li><li>twee</li></ul>', 'een twee'],
  ['<a href="/x" title="a > b">lees meer</a>', 'lees meer'],
  ['zout &amp; peper', 'zout & peper'],
  ['een&nbsp;twee', 'een twee'],
  ['Vanaf €\u00a099', 'Vanaf €\u00a099'],
  ['<p>Salers\u202f: quatre</p>', 'Salers\u202f: quatre'],
  ['een \u00a0 twee', 'een twee'],
  ['caf&eacute; fran&ccedil;ais Gefl&uuml;gel &Ouml;l', 'café français Geflügel Öl'],
  ['&#8364; &#x20AC; &euro;', '€ € €'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&lt;b&gt;', '<b>'],
  ['a&unknown;b', 'a&unknown;b'],
  ['&constructor; &#0; &#9999999; &#xD800;', '&constructor; \ufffd \ufffd \ufffd'],
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
  // Without care this would take hours, and the test would run out of time.
  expect(plainText(piece.repeat(50_000)).length).toBeLessThanOrEqual(piece.length * 50_000);
});
