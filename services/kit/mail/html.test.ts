import { expect, test } from 'vitest';
import { escapeHtml } from '#rules/text/escape-html.ts';
import { html } from './html.ts';

test('what is put into a page is escaped, in text and in attributes', () => {
  const name = `<script>alert("1")</script>'&`;
  expect(html`<p title="${name}">${name}</p>`.text).toBe(`<p title="${escapeHtml(name)}">${escapeHtml(name)}</p>`);
  expect(escapeHtml(name)).not.toMatch(/[<>"']/);
});

test('HTML in HTML stays HTML, lists are joined, nothing is nothing', () => {
  const list = ['a', '<'].map((text) => html`<li>${text}</li>`);
  expect(html`${list}${null}${undefined}${false}${0}`.text).toBe('<li>a</li><li>&lt;</li>0');
});
