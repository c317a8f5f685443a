// A test that writes console.error or console.warn without having said so fails: nobody reads such lines in a green run.
import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

type Method = 'error' | 'warn';
type Line = { method: Method; text: string };

let written: Line[] = [];
let expected: { method: Method; pattern: RegExp }[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    written.push({ method, text: format(...parts) });
  };
}

/** Says that the running test writes at least one such line. */
export function expectConsole(method: Method, pattern: RegExp): void {
  expected.push({ method, pattern });
}

function judge(): void {
  const [lines, wanted] = [written, expected];
  written = [];
  expected = [];
  const fits = (line: Line, want: (typeof wanted)[number]) =>
    want.method === line.method && want.pattern.test(line.text);
  const surprising = lines.filter((line) => !wanted.some((want) => fits(line, want)));
  const absent = wanted.filter((want) => !lines.some((line) => fits(line, want)));
  expect(surprising, 'unexpected console lines (see expectConsole)').toEqual([]);
  expect(absent, 'expected console lines that were not written').toEqual([]);
}

afterEach(judge);
afterAll(judge);
