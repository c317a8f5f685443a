import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createMetrics, metricsForToken, routeOf, serveMetrics } from './metrics.ts';
import { freePort } from '#tests/setup/process/free-port.ts';

test.each([
  ['/nl/recepten', 'page'],
  ['/nl/recepten.data', 'data'],
  ['/api/v1/nl/nl/faq', 'content'],
  ['/media/fit-1x1/a.webp', 'picture'],
  ['/nl/shop/', 'shop'],
  ['/nl/shopping', 'page'],
  ['/nl/mailing', 'mailing'],
  ['/assets/a.js', 'file'],
  ['/healthz', 'health'],
  ['/<script>', 'page'],
])('%s is counted as %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

test('requests, pages, the queue and failures are told', async () => {
  const metrics = createMetrics();
  metrics.watchPages({
    counts: { hit: 3, stale: 1, miss: 2, uncached: 0 },
    queueSizes: () => ({ running: 4, waiting: 7 }),
  });
  metrics.request({ path: '/nl', method: 'GET', status: 200, ms: 30 });
  metrics.request({ path: '/nl', method: 'BREW', status: 405, ms: 1 });
  metrics.countReady('page');
  metrics.countReady('picture');
  metrics.countContentFailure('getMenu');
  await metrics.timed(async () => 'page')(new Request('http://localhost/nl'));
  const text = await metrics.registry.metrics();
  // Asked twice it does not count twice.
  expect(await metrics.registry.metrics()).toContain('kudde_page_cache_total{result="hit"} 3');
  expect(text).toContain('kudde_requests_total{route="page",method="GET",status="200"} 1');
  expect(text).toContain('kudde_requests_total{route="page",method="other",status="405"} 1');
  expect(text).toContain('kudde_requests_total{route="page",method="GET",status="ready"} 1');
  expect(text).toContain('kudde_requests_total{route="picture",method="GET",status="ready"} 1');
  expect(text).toContain('kudde_render_queue{state="waiting"} 7');
  expect(text).toContain('kudde_content_failures_total{call="getMenu"} 1');
  expect(text).toContain('kudde_page_render_seconds_count 1');
  expect(text).toContain('process_resident_memory_bytes');
});

test('without the word there is nothing to see', async () => {
  const app = new Hono().get('/metrics', metricsForToken(createMetrics(), 'a-long-word-for-this'));
  expect((await app.request('/metrics')).status).toBe(401);
  expect((await app.request('/metrics', { headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
  const right = await app.request('/metrics', { headers: { authorization: 'Bearer a-long-word-for-this' } });
  expect([right.status, right.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  const none = new Hono().get('/metrics', metricsForToken(createMetrics(), null));
  expect((await none.request('/metrics')).status).toBe(404);
});

test('a port of its own tells the metrics and nothing else', async () => {
  const metricsPort = await freePort();
  const close = await serveMetrics(createMetrics(), { host: '127.0.0.1', metricsPort }, { info() {} });
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/nl`)).status).toBe(404);
  await close();
});
