import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Body, createRecompressor, packBody } from './compressed-body.ts';

const own = readFileSync(import.meta.filename, 'utf8');
const text = (seed: number) => Buffer.from(`${seed} ${own}`);

test('a body that has not changed is not compressed again', async () => {
  const first = await packBody(text(3));
  expect((await packBody(text(3), first)).bodies.br).toBe(first.bodies.br);
  expect((await packBody(text(5), first)).bodies.br).not.toBe(first.bodies.br);
});

test('bodies are tightened one at a time, with rests, and no more than so many may wait', async () => {
  const rests: number[] = [];
  const { promise: isRested, resolve: goOn } = Promise.withResolvers<void>();
  const take = createRecompressor(async (ms) => {
    rests.push(ms);
    await isRested;
  });
  const made: Body[] = [];
  const body = await packBody(text(3));
  const taken = Array.from({ length: 102 }, () => take(body, (tight) => made.push(tight)));
  // The first is under way, a hundred wait.
  expect(taken.filter(Boolean)).toHaveLength(101);
  await expect.poll(() => made.length).toBe(1);
  expect(rests).toHaveLength(1);
  goOn();
  await expect.poll(() => made.length).toBe(101);
  expect(made[0]?.isFullyCompressed).toBe(true);
  expect(made[0]?.bodies.br.length).toBeLessThan(body.bodies.br.length);
  expect(brotliDecompressSync(made[0]?.bodies.br ?? Buffer.of()).toString()).toBe(text(3).toString());
  expect(made[0]?.bodies.gzip).toBe(body.bodies.gzip);
});

test('a body that cannot be made smaller stays as it is, and others have their turn', async () => {
  const take = createRecompressor(async () => {});
  const done: string[] = [];
  const body = await packBody(Buffer.from('x'.repeat(1000)));
  take({ ...body, bodies: { ...body.bodies, identity: undefined as never } }, () => done.push('never'));
  take(body, () => done.push('next'));
  await expect.poll(() => done).toEqual(['next']);
});
