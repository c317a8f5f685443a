import { expect, test } from 'vitest';
import { badgeProblem, isApprovalNumber } from './badge-codes.ts';

test('D8.4 a badge without its number, or with another kind of number, is told', () => {
  expect(badgeProblem('organic', null)).toContain('NL-BIO-01');
  expect(badgeProblem('organic', 'DE-ÖKO-099')).toBeUndefined();
  expect(badgeProblem('msc', 'MSC-C-00000')).toBeUndefined();
  expect(badgeProblem('msc', 'MSC')).toContain('"MSC" is no number');
  expect(badgeProblem('labelRouge', 'LA 07/88')).toBeUndefined();
  expect(badgeProblem('demeter', '')).toContain('needs its number');
});

test.each([
  ['NL 482 EG', true],
  ['FR 71.270.001 CE', true],
  ['GB 2147', true],
  ['DE BY 10482 EG', true],
  ['NL482', false],
  ['Slachterij Bouma', false],
])('%j as an approval number: %s', (text, expected) => {
  expect(isApprovalNumber(text)).toBe(expected);
});
