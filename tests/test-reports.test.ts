import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inOneLine, readPlaywright, readVitest } from '../scripts/test-reports.mjs';

const root = join(import.meta.dirname, '..');

describe('what a failed run says at its end', () => {
  test('vitest: the file, the title and the reason of each failure, and of a file that did not load', () => {
    const report = readVitest({
      testResults: [
        {
          name: join(root, 'rules/a.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'is fine', failureMessages: [] },
            { status: 'failed', fullName: 'adds', failureMessages: ['expected 1 to be 2\n    at a.test.ts:3'] },
            { status: 'skipped', fullName: 'waits', failureMessages: [] },
          ],
        },
        { name: join(root, 'rules/b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    });
    expect(report).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        '✗ rules/a.test.ts: adds\n    expected 1 to be 2\n        at a.test.ts:3',
        '✗ rules/b.test.ts: did not load\n    no such module',
      ],
      skipped: ['waits'],
    });
  });

  test('Playwright: the same, without colours; one that passed on a second try is a failure', () => {
    const spec = (title: string, status: string, messages: string[]) => ({
      title,
      file: 'basket.spec.ts',
      tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const report = readPlaywright({
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      errors: [{ message: 'no browser' }],
      suites: [
        {
          specs: [spec('opens', 'expected', [])],
          suites: [
            { specs: [spec('adds', 'unexpected', ['\u001B[31mTimeout\u001B[39m']), spec('pays', 'flaky', ['late'])] },
          ],
        },
      ],
    });
    expect(report).toEqual({
      passed: 1,
      failed: 3,
      failures: [
        '✗ basket.spec.ts: adds\n    Timeout',
        '✗ basket.spec.ts: pays\n    late',
        '✗ playwright: outside a test\n    no browser',
      ],
      skipped: [],
    });
  });

  test('each failure once more in a line that holds its file, the beginning of its title and what was expected', () => {
    const title = 'a link whose route has no code leads on to its page, not back to this one, on every phone';
    const line = inOneLine(`✗ a.spec.ts: ${title}\n    Error: not visible\n    Call log:\n    Expected: visible\n`);
    expect(line).toBe(`✗ a.spec.ts: ${title.slice(0, 87)} Error: not visible, Expected: visible`);
    expect(line.length).toBeLessThanOrEqual(201);
  });
});
