import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-rich-text.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';

const pieces = [
  '<p>',
  '</p>',
  '<a href="',
  '">',
  "'>",
  '<img src=',
  ' onerror=alert(1)',
  '<script>',
  '</script>',
  '<svg/onload=x>',

  'javascript:alert(1)',
  'JaVa\tScript:x',
  'data:text/html,x',
  '//evil.example',
  'https://x.example',
  'mailto:a@b.cd',

  '<!--',
  '-->',
  '<![CDATA[',
  '&lt;script&gt;',
  '&#106;avascript:',
  '<math><mtext>',
  '<iframe srcdoc="',
  '<style>',
  '\0',

  '<',
  '>',
  '"',
  "'",
  '=',
  ' ',
  '/',
  'x',
  '<b',
  '<div style="x">',
  '<a target=_blank href=/nl>',
  '</a>',
  '<form action=',
];
const piece = fc.constantFrom(...pieces);
const html = fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }).map((pieces) => pieces.join(''));

const tag = /<([a-z]+)([^>]*)>/gi;
/** One of these schemes, or none at all. Browsers do not see signs that cannot be printed. */
const allowedAddress = /^(?:https?:|mailto:|tel:|(?![a-z][a-z\d+.-]*:))/i;
// oxlint-disable-next-line no-control-regex -- those are the ones meant
const unseen = /[\u0000-\u0020]/g;

test('whatever an editor pastes, what is left runs nothing and leads nowhere odd', () => {
  fc.assert(
    fc.property(html, (pasted) => {
      const cleaned = cleanHtml(pasted);
      for (const [, name = '', attributes = ''] of cleaned.matchAll(tag)) {
        expect(['script', 'style', 'iframe', 'svg', 'math', 'form', 'object']).not.toContain(name.toLowerCase());
        const names = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
        for (const [, attribute = '', value = ''] of names) {
          expect(attribute).not.toMatch(/^on|^style$|^srcdoc$/i);
          const isAddress = attribute === 'href' || attribute === 'src';
          expect(!isAddress || (allowedAddress.test(value.replace(unseen, '')) && !value.startsWith('//'))).toBe(true);
        }
      }
      // Cleaned again it stays as it is: nothing hides in what cleaning left.
      expect(cleanHtml(cleaned)).toBe(cleaned);
    }),
    { numRuns: isWholeRun ? 500 : 100 },
  );
});

// Such texts are not handed to the library at all; so it must be true of the library that it would leave them as they are.
test('texts without a sign of HTML need no cleaning', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).map((text) => text.replace(/[<>&]/g, '')),
      (text) => {
        expect(sanitizeHtml(text, { allowedTags: ['p'] })).toBe(text);
      },
    ),
    { numRuns: isWholeRun ? 500 : 100 },
  );
});
