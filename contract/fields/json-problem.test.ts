import { expect, test } from 'vitest';
import { jsonProblem } from './json-problem.ts';

test.each([
  ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3: "b": 2'],
  ['{"price": 79,95}', 'line 1, column 14: {"price": 79,95}'],
  ['[1,\n2', 'line 2, column 2, where the file ends: 2'],
  ['', 'line 1, column 1, where the file ends'],
  ['{"a": tru}', 'line 1, column 10: {"a": tru}'],
  [`{\n${'  "aaaa": "bbbbbbbbbbbb",\n'.repeat(4)}  "x": tru,\n  "y": 1\n}`, 'line 6, column 11: "x": tru,'],
  ["{'a': 1}", "line 1, column 2: {'a': 1}"],
  ['{"a": "x\ny"}', 'line 1, column 9: {"a": "x'],
])('O25 what is wrong with %j is said with its line and column', (text, place) => {
  expect(jsonProblem(text)).toContain(place);
});

test('O25 a long line is shown around the place', () => {
  const text = `{"a": "${'x'.repeat(300)}", b: 1, "c": "${'y'.repeat(300)}"}`;
  const said = jsonProblem(text) ?? '';
  expect(said).toContain('", b: 1');
  expect(said.length).toBeLessThan(200);
});

test('JSON that can be read has no problem', () => {
  expect(jsonProblem('{"a": [1]}')).toBeNull();
});
