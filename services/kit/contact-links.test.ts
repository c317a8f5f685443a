import { expect, test } from 'vitest';
import { cleanHtml, cleanRichText } from './clean-rich-text.ts';
import { linkContacts } from './contact-links.ts';

const space = '\u00A0';

test.each([
  ['<p>Mail a.b@shop.example.</p>', '<p>Mail <a href="mailto:a.b@shop.example">a.b@shop.example</a>.</p>'],
  ['hof@weidekiste.example, was', '<a href="mailto:hof@weidekiste.example">hof@weidekiste.example</a>, was'],
  ['<li>+49 30 23125 012</li>', `<li><a href="tel:+493023125012">+49${space}30${space}23125${space}012</a></li>`],
  ['+44 (0)20 7946 0000, or', `<a href="tel:+442079460000">+44${space}(0)20${space}7946${space}0000</a>, or`],
])('a way to reach somebody is a link: %s', (html, linked) => {
  expect(linkContacts(html)).toBe(linked);
});

test.each([
  '<p>Say <a href="mailto:a@b.cd"><b>a@b.cd</b></a></p>',
  '<a href="tel:+31200000000">+31 20 000 00 00</a>',
  '<a href="https://x.example/@farm">x</a>',
  '18+ only, +5 per cent, +49',
  'NL 5134 0261 7 and 3411 AB',
  'me@home',
])('links, figures and halves stay as they are: %s', (html) => {
  expect(linkContacts(html)).toBe(html);
});

test('rich text is shown with them, and is clean all the same', () => {
  const { body } = cleanRichText({ body: { html: '<p onclick="x">a@b.cd &amp; +31 20 000 00 00</p>' } });
  expect(body.html).toContain('href="mailto:a@b.cd"');
  expect(body.html).toContain('href="tel:+31200000000"');
  expect(cleanHtml(body.html)).toBe(body.html);
});
