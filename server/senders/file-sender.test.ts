import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { readBuiltFiles } from '#server/http/built-files.ts';
import { createStaticFiles } from '#server/http/static-files.ts';
import { askBothWays, behindProxy, lasting, silentLog } from '#tests/setup/process/both-ways.ts';
import { createFileSender } from './file-sender.ts';

const code = Buffer.from('export const cow = "moo";\n'.repeat(50));
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

async function buildFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of ['assets', 'fonts', 'images/stamps', 'secret'])
    await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'assets/cow-a1.js'), code);
  await writeFile(join(folder, 'assets/cow-a1.js.br'), brotliCompressSync(code));
  await writeFile(join(folder, 'assets/cow-a1.js.gz'), gzipSync(code));
  await writeFile(join(folder, 'images/stamps/sold.svg'), drawing);
  await writeFile(join(folder, 'fonts/serif.woff2'), 'font');
  await writeFile(join(folder, 'secret/key.txt'), 'secret');
  return folder;
}

async function setUp() {
  const files = readBuiltFiles(await buildFolder());
  const sendCached = createFileSender({ files, config: behindProxy, log: silentLog });
  return askBothWays('/', createStaticFiles(files), sendCached);
}

test('a file of the build is what the app would have sent: in each form, its headers alone, known, and by https', async () => {
  const ask = await setUp();
  for (const path of ['/assets/cow-a1.js', '/images/stamps/sold.svg', '/fonts/serif.woff2', '/assets/cow-a1.js?v=2']) {
    const { headers } = await ask(path, { 'accept-encoding': 'br' });
    for (const [given, method] of [
      [{}, 'GET'],
      [{ 'accept-encoding': 'gzip, br' }, 'GET'],
      [{ 'accept-encoding': 'gzip, br;q=0' }, 'GET'],
      [{ 'accept-encoding': 'br' }, 'HEAD'],
      [{ 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' }, 'GET'],
      [{ 'x-forwarded-proto': 'https' }, 'GET'],
    ] as const) {
      const quick = await ask(path, given, method);
      const slow = await ask(path, { ...given, 'x-way': 'app' }, method);
      expect([quick.isReady, slow.isReady]).toEqual([true, false]);
      expect(quick.status).toBe('if-none-match' in given ? 304 : 200);
      expect(slow.status).toBe(quick.status);
      expect(lasting(quick.headers)).toEqual(lasting(slow.headers));
      expect(quick.body.equals(slow.body)).toBe(true);
    }
  }
});

test('each form is the one that was asked for, and says how long it may be kept', async () => {
  const ask = await setUp();
  const formOf = async (accepted: string) => {
    const { headers, body } = await ask('/assets/cow-a1.js', { 'accept-encoding': accepted });
    return { encoding: headers['content-encoding'], length: body.length };
  };
  expect(await formOf('gzip, deflate, br')).toEqual({ encoding: 'br', length: brotliCompressSync(code).length });
  expect(await formOf('gzip')).toEqual({ encoding: 'gzip', length: gzipSync(code).length });
  expect(await formOf('identity')).toEqual({ encoding: undefined, length: code.length });
  expect((await ask('/assets/cow-a1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('/fonts/serif.woff2')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  // It has no packed form, and its name stays when it changes.
  const { headers, body } = await ask('/images/stamps/sold.svg', { 'accept-encoding': 'br' });
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body.equals(drawing)).toBe(true);
});

test('nothing else is a file: other folders, packed forms, folders themselves and what leads out of them', async () => {
  const ask = await setUp();
  for (const path of [
    '/secret/key.txt',
    '/assets/cow-a1.js.br',
    '/assets/',
    '/assets',
    '/assets/none.js',
    '/assets/..%2fsecret/key.txt',
    '/assets/%2e%2e/secret/key.txt',
    '/assets/../secret/key.txt',
    '/images/stamps',
    '/__proto__',
  ])
    expect(await ask(path), path).toMatchObject({ isReady: false, status: 404 });
  expect((await ask('/assets/cow-a1.js', {}, 'POST')).status).toBe(404);
});
