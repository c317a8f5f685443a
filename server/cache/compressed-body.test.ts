import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packBody } from './compressed-body.ts';

const own = readFileSync(import.meta.filename, 'utf8');
const text = (seed: number) => Buffer.from(`${seed} ${own}`);

test('a body that has not changed is not compressed again', async () => {
  const first = await packBody(text(3));
  expect((await packBody(text(3), { known: first })).bodies.br).toBe(first.bodies.br);
  expect((await packBody(text(5), { known: first })).bodies.br).not.toBe(first.bodies.br);
});

test('a body that nobody waits for is made as small as it can be, and stays so', async () => {
  const quick = await packBody(text(3));
  const tight = await packBody(text(3), { known: quick, isTight: true });
  expect(tight.bodies.br.length).toBeLessThan(quick.bodies.br.length);
  expect(brotliDecompressSync(tight.bodies.br).toString()).toBe(text(3).toString());
  expect(tight.bodies.gzip).toBe(quick.bodies.gzip);
  // Other bytes have another tag.
  expect(tight.etags).toEqual({ ...quick.etags, br: expect.not.stringMatching(quick.etags.br) });
  expect(await packBody(text(3), { known: tight })).toEqual(tight);
  expect((await packBody(text(3), { known: tight, isTight: true })).bodies.br).toBe(tight.bodies.br);
});
