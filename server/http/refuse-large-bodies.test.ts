import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refuseLargeBodies } from './refuse-large-bodies.ts';

test('ERR-11 more than a form needs is refused, but where the limit is another', async () => {
  const app = new Hono().use(refuseLargeBodies((path) => path.startsWith('/nl/shop/'))).all('*', (c) => c.text('read'));
  const post = async (path: string, length: number) =>
    (await app.request(path, { method: 'POST', headers: { 'content-length': String(length) } })).status;
  expect(await post('/nl', 1024 * 1024)).toBe(200);
  expect(await post('/nl', 1024 * 1024 + 1)).toBe(413);
  expect(await post('/nl/shop/wp-admin/async-upload.php', 2_100_000)).toBe(200);
});
