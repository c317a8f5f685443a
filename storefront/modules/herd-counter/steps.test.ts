import { expect, test } from 'vitest';
import { withoutSteps } from './steps.ts';

test.each([
  ['<p>a</p><ol><li>1</li></ol><p>b</p>', '<p>a</p><p>b</p>', '<ol><li>1</li></ol>'],
  ['<ol><li>1</li></ol>', null, '<ol><li>1</li></ol>'],
  ['<p>a</p>', '<p>a</p>', null],
])('the numbered list of %s stands apart', (html, text, steps) => {
  expect(withoutSteps({ html })).toEqual({ text: text && { html: text }, steps: steps && { html: steps } });
});

test('no text has no steps', () => {
  expect(withoutSteps(null)).toEqual({ text: null, steps: null });
});
