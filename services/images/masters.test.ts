// Masters that come, go, change or cannot be read.
import { readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colourOf, plain, setUp, touch, uncompressed } from '#tests/setup/test-images.ts';

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

test('a missing folder of pictures is logged and everything is not found', async () => {
  const { folder, start, lines } = await setUp();
  const app = start({ mediaDirs: [join(folder, 'nowhere')] });
  expect((await app.request('/fit-340x210/cow.webp')).status).toBe(404);
  expect(lines).toContain('error: the folder of pictures cannot be read');
});

test('a master whose name cannot stand in an address is named in the log', async () => {
  const { app, lines } = await setUp({ files: { 'Kuh #1.jpg': 'any' } });
  await app.request('/fit-340x210/cow.webp');
  expect(lines).toEqual(['warn: pictures whose names do not work in an address are not served']);
});
