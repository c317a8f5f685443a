import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/** What vitest's JSON report says: counts, and the names and reasons of what failed. */
export function readVitest(json) {
  const tests = json.testResults.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })));
  const failed = tests.filter((test) => test.status === 'failed');
  const brokenFiles = json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: failed.length + brokenFiles.length,
    failures: [
      ...failed.map((test) => failure(relative(root, test.file), test.fullName, test.failureMessages)),
      ...brokenFiles.map((file) => failure(relative(root, file.name), 'did not load', [file.message])),
    ],
    skipped: tests.filter((test) => !['passed', 'failed'].includes(test.status)).map((test) => test.fullName),
  };
}

/** The same of Playwright's. A test that passed only when tried again counts as failed. */
export function readPlaywright(json) {
  const specs = json.suites.flatMap(specsOf);
  const isFailed = (test) => ['unexpected', 'flaky'].includes(test.status);
  const errorsOf = (spec) => spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors));
  return {
    passed: json.stats.expected,
    failed: json.stats.unexpected + json.stats.flaky + json.errors.length,
    failures: [
      ...specs
        .filter((spec) => spec.tests.some(isFailed))
        .map((spec) =>
          failure(
            spec.file,
            spec.title,
            errorsOf(spec).map((error) => error.message),
          ),
        ),
      ...json.errors.map((error) => failure('playwright', 'outside a test', [error.message])),
    ],
    skipped: specs.filter((spec) => spec.tests.some((test) => test.status === 'skipped')).map((spec) => spec.title),
  };
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Where, what and why, with as much of the reason as tells expected from received. */
function failure(file, title, messages) {
  const reason = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, 12);
  return [`✗ ${file}: ${title}`, ...reason.map((line) => `    ${line}`)].join('\n');
}

/** Twenty of them fit into what is kept of a run's end. */
export function inOneLine(report) {
  const [name = '', ...reason] = report.split('\n').map((line) => line.trim());
  const told = reason.filter((line) => /^(?:Error|Expected|Received|Test timeout|expected)/.test(line)).join(', ');
  return `${name.slice(0, 100)} ${told.slice(0, 100)}`.trim();
}
