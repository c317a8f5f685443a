// One sender who asks for what has to be rendered, and nobody else wants.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: { TRUST_PROXY: '1' }, now: new Date('2026-11-16T08:00:00Z') });
});
afterAll(() => app?.close());

const ask = (path: string, sender: string, headers: Record<string, string> = {}) =>
  app.get(path, { headers: { 'x-forwarded-for': sender, 'x-forwarded-proto': 'https', ...headers } });

test('H2-8 searches, pages that do not exist and pages of orders have one budget for each sender', async () => {
  const paths = [
    (count: number) => `/nl/zoeken?q=rund${count}`,
    (count: number) => `/nl/niets-${count}`,
    () => '/nl/shop/my-account/',
  ];
  for (let count = 0; count < 60; count += 1) {
    const path = paths[count % paths.length]?.(count) ?? '';
    expect([path, (await ask(path, '203.0.113.7')).status]).toEqual([path, expect.toBeOneOf([200, 404])]);
  }
  for (const path of paths) expect((await ask(path(99), '203.0.113.7')).status, path(99)).toBe(429);
  const told = await ask('/nl/niets-99', '203.0.113.7', { accept: 'text/html' });
  expect([told.status, told.headers.get('retry-after'), told.headers.get('cache-control')]).toEqual([
    429,
    '5',
    'no-store',
  ]);
  expect(told.html).toContain('<h1>');
  // What is in memory is sent to him as well, others are not counted with him, and neither is our own machine.
  for (const sender of ['198.51.100.9', '203.0.113.7']) expect((await ask('/nl', sender)).status).toBe(200);
  for (const path of paths) {
    expect((await ask(path(99), '198.51.100.9')).status, path(99)).not.toBe(429);
    expect((await ask(path(98), '127.0.0.1')).status, path(98)).not.toBe(429);
  }
});
