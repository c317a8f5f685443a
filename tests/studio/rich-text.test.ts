// What is opened in the editor and saved untouched is the same to the byte; what would not be is opened as source.
import { expect, test } from 'vitest';
import { changeRichText } from '#contract/fields/rich-text-fields.ts';
import { kindNames, kindOf } from '#services/content/kinds.ts';
import { cleanHtml } from '#services/kit/clean-rich-text.ts';
import { codes, readDemo } from '#tests/setup/content/demo-catalogue.ts';
import { readRichText, writeRichText } from '#studio/rich-text/rich-html.ts';

test.each([
  '<p>Een <strong>koe</strong> en een <em>kip</em>.</p>',
  '<h2>Kop</h2><p class="note">A<br />b</p><ul><li>een</li><li>twee <a href="/nl" target="_blank" rel="noopener">link</a></li></ul>',
  '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>1 &amp; 2</td></tr></tbody></table>',
  '<ol><li><p>een</p><ul><li>binnen</li></ul></li></ol><hr /><blockquote><p>Zo</p></blockquote>',
  'Alleen woorden, {delivery_promise}',
  '',
])('ST-17 %s is known and written again as it was', (html) => {
  const doc = readRichText(html);
  expect(doc && writeRichText(doc)).toBe(html);
});

test.each([
  '<blockquote><table><tbody><tr><td>in een citaat</td></tr></tbody></table><p>x</p></blockquote><div>x</div>',
  '<figure><img src="/media/x.webp" alt="" /></figure>',
  '<p>a</p>\n<dl><dt>b</dt></dl>',
  '<p>open',
  '<p><em><strong>anders om</strong></em></p>',
  '<p><strong>a</strong><strong>b</strong></p>',
])('ST-17 %s is opened as source', (html) => {
  expect(readRichText(html)).toBeNull();
});

test('ST-17 of all texts of the four catalogues most are opened in the editor, and those are the same to the byte', async () => {
  const texts: string[] = [];
  for (const code of codes) {
    const { items } = await readDemo(code);
    for (const kind of kindNames)
      for (const { doc } of items[kind])
        changeRichText(kindOf(kind).schema, doc, (html) => {
          texts.push(html);
          return html;
        });
  }
  const known = texts.flatMap((html) => {
    const doc = readRichText(html);
    return doc ? [{ html, written: writeRichText(doc), clean: cleanHtml(html) }] : [];
  });
  expect(known.filter(({ html, written, clean }) => written !== html || clean !== html)).toEqual([]);
  expect(texts.length).toBeGreaterThan(2000);
  expect(known.length / texts.length).toBeGreaterThan(0.9);
});
