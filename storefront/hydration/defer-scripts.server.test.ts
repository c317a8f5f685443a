import { expect, test } from 'vitest';
import { startsLate } from './defer-scripts.server.ts';

const preload = '<link rel="modulepreload" href="/assets/entry.js"/>';
const context = '<script>window.__reactRouterContext = {};</script>';
const code = '<script type="module" async="">import "/assets/entry.js";</script>';

test('the code of a page waits, and something in the page starts it', () => {
  const html = startsLate(`${preload}${preload}${context}${code}`);
  expect(html.match(/<link rel="late-code" /g)).toHaveLength(2);
  expect(html).not.toContain('modulepreload" ');
  expect(html).toContain('<script type="text/plain" id="late-code">import');
  expect(html).toMatch(/<script>\(function\(\)\{.*\}\)\(\);window\.__reactRouterContext/);
});

test.each([
  ['the links to code', `${context}${code}`, '<link rel="modulepreload" '],
  ['the script that starts it', `${preload}${context}`, '<script type="module" async="">'],
  ['the context', `${preload}${code}`, '<script>window.__reactRouterContext'],
])('a page without %s as React Router writes it is refused, rather than sent without code', (_, html, missing) => {
  expect(() => startsLate(html)).toThrow(missing);
});
