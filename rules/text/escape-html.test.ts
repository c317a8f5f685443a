import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('nothing in a text can open an element, end an attribute or begin an entity', () => {
  expect(escapeHtml(`<a href="x" title='y'>Ko & Co &lt;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#039;y&#039;&gt;Ko &amp; Co &amp;lt;&lt;/a&gt;',
  );
});
