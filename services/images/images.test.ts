import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { variants } from '#contract/images.ts';
import { setUp } from '#tests/setup/test-images.ts';
import { makeVariant } from './variant.ts';

test.each([
  ['avif', 'image/avif', 'heif'],
  ['webp', 'image/webp', 'webp'],
  ['jpg', 'image/jpeg', 'jpeg'],
])('IMG-D2 the extension .%s alone decides the format', async (extension, type, made) => {
  const { app } = await setUp();
  const answer = await app.request(`/fit-340x210/cow.${extension}`, { headers: { accept: 'text/html' } });
  const bytes = new Uint8Array(await answer.clone().arrayBuffer());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(answer.headers.get('cache-control')).toBe('public, max-age=604800, stale-while-revalidate=86400');
  expect(answer.headers.get('vary')).toBeNull();
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual([made, 340, 210]);
});

test('HEAD says what GET would, without the picture', async () => {
  const { app } = await setUp();
  const [get, head] = [
    await app.request('/resize-500/cow.webp'),
    await app.request('/resize-500/cow.webp', { method: 'HEAD' }),
  ];
  expect(head.status).toBe(200);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect((await head.arrayBuffer()).byteLength).toBe(0);
});

test('a picture the browser already has is not sent again', async () => {
  const { app } = await setUp();
  const etag = (await app.request('/fit-340x210/cow.webp')).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await app.request('/fit-340x210/cow.webp', { headers: { 'if-none-match': tags } });
    expect([answer.status, answer.headers.get('etag')]).toEqual([304, etag]);
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  }
  const changed = await app.request('/fit-340x210/cow.webp', { headers: { 'if-none-match': '"other"' } });
  expect(changed.status).toBe(200);
});

test.each([
  [404, '/cow.png'],
  [404, '/manifest.json'],
  [404, '/fit-340x210/'],
  [404, '/fit-340x210/horse.webp'],
  [404, '/fit-340x210/cow.png'],
  [404, '/fit-340x210/cow'],
  [404, '/fit-341x210/cow.webp'],
  [404, '/constructor/cow.webp'],
  [404, '/__proto__/cow.webp'],
  [404, '/fit-340x210/cow.constructor'],
  [404, '/fit-340x210/cow.webp/more'],
  [404, '/fit-340x210/../cow.webp'],
  [404, '/..%2ffit-340x210/cow.webp'],
  [404, '/fit-340x210/constructor.webp'],
  [400, '/fit-340x210/..%2Fmedia%2Fcow.webp'],
  [400, '/fit-340x210/..%5Cmedia%5Ccow.webp'],
  [400, '/fit-340x210/%2Fetc%2Fpasswd.webp'],
  [400, '/fit-340x210/cow%00.webp'],
  [400, '/fit-340x210/cow%0A.webp'],
  [400, '/fit-340x210/%E0%A4%A.webp'],
  [404, '/fit-340x210/COW.webp'],
  [404, '/fit-340x210/c%C3%B6w.webp'],
  [400, '/fit-340x210/cow%3F.webp'],
  [400, '/fit-340x210/cow%23.webp'],
  [400, '/fit-340x210/cow%2525.webp'],
  [400, '/fit-340x210/%2E%2E.webp'],
  [400, '/fit-340x210/.hidden.webp'],
  [400, '/fit-340x210/cow%20.webp'],
  [400, '/fit-340x210/cow%E2%80%AE.webp'],
  [400, '/fit-340x210/.webp'],
  [400, '/fit-340x210/-cow.webp'],
  [404, '/fit-340x210/cow.png.webp'],
  [400, `/fit-340x210/${'a'.repeat(101)}.webp`],
])('%d for %s', async (status, path) => {
  const { app, cacheDir, made } = await setUp();
  const answer = await new Hono().route('/media', app).request(`/media${path}`);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    code: status === 404 ? 'not_found' : 'invalid_request',
    message: expect.not.stringMatching(/node_modules|kudde-images|passwd/),
  });
  expect(made()).toBe(0);
  await expect(readdir(cacheDir)).rejects.toThrow('ENOENT');
});

test('nothing but GET and HEAD is answered', async () => {
  const { app } = await setUp();
  expect((await app.request('/fit-340x210/cow.webp', { method: 'POST' })).status).toBe(404);
});

test('simultaneous requests for one variant make it once', async () => {
  const { app, made, cacheDir } = await setUp();
  const answers = await Promise.all(Array.from({ length: 20 }, async () => app.request('/fit-340x210/cow.webp')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(made()).toBe(1);
  expect(await readdir(join(cacheDir, 'cow'))).toEqual([expect.stringMatching(/^fit-340x210\.[0-9a-f]{16}\.webp$/)]);
});

test('at most two variants are made at the same time', async () => {
  let [running, most] = [0, 0];
  const { app } = await setUp({
    async make(...given) {
      running += 1;
      most = Math.max(most, running);
      const bytes = await makeVariant(...given);
      running -= 1;
      return bytes;
    },
  });
  const names = ['fit-340x210', 'fit-460x210', 'fit-250x250', 'fit-500x330', 'resize-500', 'small'];
  const answers = await Promise.all(names.map(async (name) => app.request(`/${name}/cow.webp`)));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  expect(most).toBe(2);
});

test('a variant is kept on disk: the next process does not make it again', async () => {
  const { app, start, made } = await setUp();
  const first = await app.request('/fit-340x210/cow.webp');
  const second = await start().request('/fit-340x210/cow.webp');
  expect(made()).toBe(1);
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(await second.arrayBuffer()).toEqual(await first.arrayBuffer());
});

test('an empty file, as a power cut leaves it, is made again', async () => {
  const { app, start, cacheDir, made } = await setUp();
  await app.request('/fit-340x210/cow.webp');
  const [file = ''] = await readdir(join(cacheDir, 'cow'));
  await writeFile(join(cacheDir, 'cow', file), '');
  expect((await start().request('/fit-340x210/cow.webp')).status).toBe(200);
  expect(made()).toBe(2);
});

test.each([
  ['no JSON', '{', 1],
  ['no list of pictures', '[1]', 1],
  ['wrong entries', '{"cow":{"focal":[7,"x"]},"pig":5}', 0],
])('a manifest with %s costs the focal points, not the pictures', async (_, manifest, warnings) => {
  const { app, lines } = await setUp({ files: { 'manifest.json': manifest } });
  expect((await app.request('/fit-340x210/cow.webp')).status).toBe(200);
  expect(lines).toHaveLength(warnings);
});

test('where variants cannot be kept on disk pictures are still answered, and it is logged once', async () => {
  const { folder, start, lines, made } = await setUp();
  // A folder below a file: nobody can write there, not even root.
  await writeFile(join(folder, 'file'), '');
  const app = start({ cacheDir: join(folder, 'file', 'cache') });
  for (const path of ['/fit-340x210/cow.webp', '/fit-340x210/cow.webp', '/fit-340x210/cow.jpg']) {
    expect((await app.request(path)).status).toBe(200);
  }
  expect(made()).toBe(2);
  expect(lines).toEqual(['warn: picture variants cannot be kept on disk']);
});

test('pictures nobody has seen: whoever asks and hangs up keeps nobody waiting, and a full queue says when to come back', async () => {
  const door = Promise.withResolvers<void>();
  let begun = 0;
  const make: typeof makeVariant = async (...given) => {
    begun += 1;
    await door.promise;
    return makeVariant(...given);
  };
  const { start } = await setUp({ make });
  const app = start({ senderOf: (c) => c.req.header('x-sender') ?? 'stranger' });
  const paths = [...variants.keys()].flatMap((name) => [`/${name}/cow.jpg`, `/${name}/cow.webp`]);
  const ask = (path: string, init?: RequestInit) => app.request(path, init);
  const leaving = new AbortController();
  // Two are being made, sixty-four wait: so many may be of one sender.
  const flood = paths.slice(0, 66).map((path) => ask(path, { signal: leaving.signal }));
  await expect.poll(() => begun).toBe(2);
  const [last = '', other = ''] = paths.slice(-2);
  const refused = await ask(last);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  const honest = ask(other, { headers: { 'x-sender': 'honest' } });
  leaving.abort();
  door.resolve();
  expect((await honest).status).toBe(200);
  const statuses = await Promise.all(flood.map(async (answer) => (await answer).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  // What was only not made in time is not broken.
  expect((await ask(paths[10] ?? '')).status).toBe(200);
});
