import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { warmPictures } from './warm-pictures.ts';

let mediaDir: string;
beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'kudde-warm-'));
  for (const name of ['cow.webp', 'cow.png', 'hen.jpg', 'manifest.json']) await writeFile(join(mediaDir, name), '');
});
afterAll(() => rm(mediaDir, { recursive: true, force: true }));

test('asks for the card sizes of every picture, one at a time, and rests in between', async () => {
  const asked: string[] = [];
  const rests: number[] = [];
  let running = 0;
  const ask = async (path: string) => {
    running += 1;
    expect(running).toBe(1);
    asked.push(path);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return new Response('picture');
  };
  const rest = async (ms: number) => void rests.push(ms);
  const count = await warmPictures({ mediaDirs: [mediaDir], ask, rest, signal: new AbortController().signal });
  expect(asked.toSorted()).toEqual([
    '/fit-340x210-2x/cow.avif',
    '/fit-340x210-2x/hen.avif',
    '/fit-340x210/cow.avif',
    '/fit-340x210/hen.avif',
  ]);
  expect(count).toBe(4);
  expect(rests).toHaveLength(5);
  expect(Math.min(...rests)).toBeGreaterThan(0);
});

test('ends when it is told to, also in its first rest', async () => {
  const stop = new AbortController();
  const warming = warmPictures({ mediaDirs: [mediaDir], ask: () => new Response(''), signal: stop.signal });
  stop.abort();
  expect(await warming).toBe(0);
});

test('a folder that is not there holds no pictures', async () => {
  const ask = () => new Response('');
  const rest = async () => {};
  expect(
    await warmPictures({ mediaDirs: [join(mediaDir, 'none')], ask, rest, signal: new AbortController().signal }),
  ).toBe(0);
});
