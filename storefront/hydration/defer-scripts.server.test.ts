import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.server.ts';

const preload = '<link rel="modulepreload" href="/assets/entry.js"/>';
const context = '<script>window.__reactRouterContext = {};</script>';
const code = '<script type="module" async="">import "/assets/entry.js";</script>';

test('scripts are deferred, and an inline script starts them', () => {
  const html = deferScripts(`${preload}${preload}${context}${code}`);
  expect(html.match(/<link rel="deferred-preload" /g)).toHaveLength(2);
  expect(html).not.toContain('modulepreload" ');
  expect(html).toContain('<script type="text/plain" id="deferred-scripts">import');
  expect(html).toMatch(/<script>\(function\(\)\{.*\}\)\(\);window\.__reactRouterContext/);
});

test.each([
  ['the preload links', `${context}${code}`, '<link rel="modulepreload" '],
  ['the module script', `${preload}${context}`, '<script type="module" async="">'],
  ['the context', `${preload}${code}`, '<script>window.__reactRouterContext'],
])('a page without %s as React Router writes it is refused, rather than sent without code', (_, html, missing) => {
  expect(() => deferScripts(html)).toThrow(missing);
});
