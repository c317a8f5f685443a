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

test('SHP-3 a row of unclosed brackets is read in no time', () => {
  const start = performance.now();
  plainText('<a '.repeat(200_000));
  expect(performance.now() - start).toBeLessThan(1000);
});
