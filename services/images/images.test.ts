import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { variants } from '#contract/images.ts';
import { createImages } from './images.ts';
import { makeVariant } from './variant.ts';

type Options = Parameters<typeof createImages>[0];

// So that a master changes its colour and not its size: only its time then tells.
const uncompressed = { compressionLevel: 0 };

function plain(background: string, width = 500, height = 400) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A service over a folder with a red picture `cow` and the given files. */
async function setUp({ files = {}, ...options }: Partial<Options> & { files?: Record<string, Buffer | string> } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-images-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [mediaDir, cacheDir] = [join(folder, 'media'), join(folder, 'cache')];
  await mkdir(mediaDir);
  await plain('#f00').png(uncompressed).toFile(join(mediaDir, 'cow.png'));
  for (const [file, content] of Object.entries(files)) await writeFile(join(mediaDir, file), content);
  const lines: string[] = [];
  const log = {
    warn: (_: object, message: string) => lines.push(`warn: ${message}`),
    error: (_: object, message: string) => lines.push(`error: ${message}`),
  };
  let made = 0;
  const make: typeof makeVariant = (...given) => {
    made += 1;
    return makeVariant(...given);
  };
  const start = (more: Partial<Options> = {}) =>
    createImages({ mediaDir, cacheDir, log, make, recheckMs: 0, ...options, ...more });
  return { folder, mediaDir, cacheDir, lines, start, app: start(), made: () => made };
}

async function colourOf(answer: Response): Promise<number[]> {
  const pixel = { left: 5, top: 5, width: 1, height: 1 };
  return [
    ...(await sharp(await answer.arrayBuffer())
      .extract(pixel)
      .raw()
      .toBuffer()),
  ];
}

/** Gives the file a time of its own, as if minutes had passed. */
async function touch(path: string) {
  const later = new Date(Date.now() + 600_000);
  await utimes(path, later, later);
}

test.each([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
])('IMG-D2 the extension .%s alone decides the format', async (extension, type) => {
  const { app } = await setUp();
  const answer = await app.request(`/fit-340x210/cow.${extension}`, { headers: { accept: 'text/html' } });
  const bytes = new Uint8Array(await answer.clone().arrayBuffer());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(answer.headers.get('cache-control')).toBe('public, max-age=604800, stale-while-revalidate=86400');
  expect(answer.headers.get('vary')).toBeNull();
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual([extension === 'jpg' ? 'jpeg' : 'webp', 340, 210]);
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
  [400, '/fit-340x210/COW.webp'],
  [400, '/fit-340x210/c%C3%B6w.webp'],
  [400, '/fit-340x210/.webp'],
  [400, '/fit-340x210/-cow.webp'],
  [400, '/fit-340x210/cow.png.webp'],
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

test('a changed master makes new variants and the old one goes', async () => {
  const { app, mediaDir, cacheDir } = await setUp();
  const before = await app.request('/fit-340x210/cow.jpg');
  await app.request('/fit-340x210-2x/cow.jpg');
  await writeFile(join(cacheDir, 'cow', 'fit-340x210.0000.jpg.left-over.tmp'), '');
  await plain('#00f').png(uncompressed).toFile(join(mediaDir, 'cow.png'));
  await touch(join(mediaDir, 'cow.png'));
  const after = await app.request('/fit-340x210/cow.jpg');
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  expect((await colourOf(before))[0]).toBeGreaterThan(200);
  expect((await colourOf(after))[0]).toBeLessThan(60);
  const kept = (await readdir(join(cacheDir, 'cow'))).map((file) => file.split('.')[0]);
  expect(new Set(kept)).toEqual(new Set(['fit-340x210', 'fit-340x210-2x']));
  expect(kept).toHaveLength(2);
});

test('an unchanged master is not looked at on every request', async () => {
  const { app, mediaDir } = await setUp({ recheckMs: 600_000 });
  await app.request('/fit-340x210/cow.webp');
  await rm(join(mediaDir, 'cow.png'));
  expect((await app.request('/fit-340x210/cow.webp')).status).toBe(200);
});

test('masters that come, go or change their format are noticed', async () => {
  const { app, mediaDir } = await setUp();
  expect((await app.request('/fit-340x210/goat.webp')).status).toBe(404);
  await plain('#0f0').jpeg().toFile(join(mediaDir, 'goat.jpeg'));
  expect((await app.request('/fit-340x210/goat.webp')).status).toBe(200);
  await rename(join(mediaDir, 'goat.jpeg'), join(mediaDir, 'goat.jpg'));
  expect((await app.request('/fit-340x210/goat.webp')).status).toBe(200);
  await rm(join(mediaDir, 'goat.jpg'));
  expect((await app.request('/fit-340x210/goat.webp')).status).toBe(404);
});

test('a folder that has not changed is not read again for each unknown name', async () => {
  const { mediaDir, start } = await setUp();
  const before = new Date(Date.now() - 600_000);
  await utimes(mediaDir, before, before);
  const app = start();
  expect((await app.request('/fit-340x210/goat.webp')).status).toBe(404);
  await plain('#0f0').jpeg().toFile(join(mediaDir, 'goat.jpg'));
  // As if the folder had not changed: only a needless second reading could find the new master.
  await utimes(mediaDir, before, before);
  expect((await app.request('/fit-340x210/goat.webp')).status).toBe(404);
  expect((await start().request('/fit-340x210/goat.webp')).status).toBe(200);
});

test('the focal point of manifest.json is kept in view, and a new one is noticed', async () => {
  const edge = { create: { width: 100, height: 300, channels: 3 as const, background: '#00f' } };
  const pig = plain('#888', 1000, 300).composite([{ input: edge, gravity: 'west' }]);
  const { app, mediaDir } = await setUp({ files: { 'pig.png': await pig.png().toBuffer() } });
  const atLeft = async () => {
    const [r = 0, , b = 0] = await colourOf(await app.request('/fit-340x210/pig.jpg'));
    return b - r > 100 ? 'blue edge' : 'grey';
  };
  expect(await atLeft()).toBe('grey');
  const manifest = join(mediaDir, 'manifest.json');
  await writeFile(manifest, JSON.stringify({ pig: { focal: [0, 0.5] } }));
  expect(await atLeft()).toBe('blue edge');
  await writeFile(manifest, JSON.stringify({ pig: { focal: [1, 0.5] } }));
  await touch(manifest);
  expect(await atLeft()).toBe('grey');
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

test('a master that cannot be read answers 503, is logged once, and is read when it is mended', async () => {
  const { app, mediaDir, lines } = await setUp({ files: { 'pig.webp': 'no picture' } });
  for (const _ of [1, 2, 3]) {
    const answer = await app.request('/fit-340x210/pig.webp');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await answer.json()).toEqual({
      code: 'unavailable',
      message: 'The picture pig cannot be shown at the moment',
    });
  }
  expect(lines).toEqual(['error: picture cannot be made']);
  await plain('#0f0').webp().toFile(join(mediaDir, 'pig.webp'));
  await touch(join(mediaDir, 'pig.webp'));
  expect((await app.request('/fit-340x210/pig.webp')).status).toBe(200);
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

test('a missing folder of pictures is logged and everything is not found', async () => {
  const { folder, start, lines } = await setUp();
  const app = start({ mediaDir: join(folder, 'nowhere') });
  expect((await app.request('/fit-340x210/cow.webp')).status).toBe(404);
  expect(lines).toContain('error: the folder of pictures cannot be read');
});

test('a master whose name cannot stand in an address is named in the log', async () => {
  const { app, lines } = await setUp({ files: { 'Grüne Kuh.jpg': 'any' } });
  await app.request('/fit-340x210/cow.webp');
  expect(lines).toEqual(['warn: pictures with other names than a-z, 0-9 and - are not served']);
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
