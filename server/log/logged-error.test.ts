import { expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

test('weakness 12: only named fields of an error are logged', () => {
  const error = Object.assign(new Error('nobody there'), {
    code: 'ECONNREFUSED',
    port: 5432,
    params: undefined,
    rejected: ['jan@example.test'],
    detail: 'Key (email)=(jan@example.test)',
    response: { body: 'secret' },
    token: 'secret',
  });
  expect(Object.keys(loggedError(error))).toEqual(['type', 'message', 'stack', 'code', 'port']);
});

test('weakness 12: what PostgreSQL quotes of a visitor is left out, what it was about is not', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "what somebody typed"'), {
    severity: 'ERROR',
    code: '22P02',
  });
  expect(loggedError(error)).toMatchObject({ message: 'invalid input syntax for type uuid', code: '22P02' });
});

test('a long chain of causes ends', () => {
  const looped = new Error('a');
  looped.cause = new Error('b', { cause: looped });
  expect(JSON.stringify(loggedError(looped)).length).toBeLessThan(50_000);
});

test.each([
  ['text', 'string'],
  [null, 'object'],
  [undefined, 'undefined'],
])('%j was thrown, which is no error', (thrown, type) => {
  expect(loggedError(thrown).type).toBe(type);
});
