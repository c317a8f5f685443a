import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createImages } from '#services/images/images.ts';
import { askBothWays, behindProxy, lasting, silentLog } from '#tests/setup/process/both-ways.ts';
import { createPictureSender } from './picture-sender.ts';

const address = '/media/fit-340x210/cow.webp';

async function setUp({ recheckMs = 60_000 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-pictures-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const mediaDir = join(folder, 'media');
  await mkdir(mediaDir);
  const master = join(mediaDir, 'cow.png');
  await sharp({ create: { width: 500, height: 400, channels: 3, background: '#f00' } }).toFile(master);
  const images = createImages({ mediaDirs: [mediaDir], cacheDir: join(folder, 'cache'), recheckMs });
  const sendCached = createPictureSender({ images, config: behindProxy, log: silentLog });
  const ask = await askBothWays('/media', images, sendCached);
  return { ask, master };
}

test('IMG-1 a picture that is ready is what the app would have sent: whole, its headers alone, known, and by https', async () => {
  const { ask } = await setUp();
  const { headers } = await ask(address);
  const known = { 'if-none-match': headers.etag ?? '' };
  for (const [given, method] of [
    [{}, 'GET'],
    [{}, 'HEAD'],
    [known, 'GET'],
    [{ 'x-forwarded-proto': 'https' }, 'GET'],
    [{ ...known, 'x-forwarded-proto': 'https' }, 'GET'],
  ] as const) {
    const quick = await ask(address, given, method);
    const slow = await ask(address, { ...given, 'x-way': 'app' }, method);
    expect([quick.isReady, slow.isReady]).toEqual([true, false]);
    expect(quick.status).toBe(slow.status);
    expect(lasting(quick.headers)).toEqual(lasting(slow.headers));
    expect(quick.body.equals(slow.body)).toBe(true);
    expect(quick.headers['x-request-id']).not.toBe(slow.headers['x-request-id']);
  }
});

test('whatever is not ready is left to the app', async () => {
  const { ask } = await setUp();
  expect(await ask(address)).toMatchObject({ isReady: false, status: 200 });
  for (const [path, status] of [
    ['/media/fit-340x210/cow.jpg', 200],
    ['/media/fit-341x210/cow.webp', 404],
    ['/media/fit-340x210/none.webp', 404],
    ['/media/fit-340x210/../cow.webp', 404],
    ['/media/__proto__/constructor.webp', 404],
    [`${address}?v=2`, 200],
    ['/media/', 404],
  ] as const)
    expect(await ask(path), path).toMatchObject({ isReady: false, status });
  expect((await ask(address, {}, 'POST')).isReady).toBe(false);
  expect((await ask(address)).isReady).toBe(true);
});

test('IMG-1 a master is looked at again before its picture is sent much later', async () => {
  const { ask, master } = await setUp({ recheckMs: 0 });
  const before = await ask(address);
  expect((await ask(address)).isReady).toBe(false);
  await sharp({ create: { width: 500, height: 400, channels: 3, background: '#00f' } }).toFile(master);
  const later = new Date(Date.now() + 600_000);
  await utimes(master, later, later);
  expect((await ask(address)).headers.etag).not.toBe(before.headers.etag);
});
