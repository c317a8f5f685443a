import { expect, test } from 'vitest';
import { createHealth } from './health.ts';

test('SIGTERM drops no request: a process that stops is alive and not ready', async () => {
  const stopping = new AbortController();
  const health = createHealth({ ping: async () => {} }, stopping.signal);
  expect((await health.request('/readyz')).status).toBe(200);
  stopping.abort();
  const answer = await health.request('/readyz');
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'stopping' }]);
  expect((await health.request('/healthz')).status).toBe(200);
});
