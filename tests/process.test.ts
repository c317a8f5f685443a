// The shop as a process of its own: starting, refusing, taking content while it runs, stopping.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { type AppProcess, startApp } from './setup/process/app-process.ts';
import { runScript } from './setup/process/run-script.ts';
import { sampleContent, writeContent } from './setup/content/sample-content.ts';

let app: AppProcess;
let dataDir: string;
let contentDir: string;

function run(script: string, args: string[], settings: Record<string, string> = {}) {
  return runScript(script, args, { DATA_DIR: dataDir, ...settings });
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kudde-process-'));
  contentDir = await mkdtemp(join(tmpdir(), 'kudde-process-content-'));
  app = await startApp({ DATA_DIR: dataDir });
}, 180_000);
afterAll(async () => {
  await app?.stop();
  for (const dir of [dataDir, contentDir]) await rm(dir, { recursive: true, force: true });
});

const get = (path: string, init?: RequestInit) => fetch(`${app.url}${path}`, init);

test('RTE-7, MKT-3 a fresh start serves the home of every market', async () => {
  for (const code of ['nl', 'fr', 'uk', 'de']) {
    const response = await get(`/${code}`);
    expect(response.status, code).toBe(200);
    expect(await response.text()).toContain(`<html lang="${markets[code as 'nl'].langTag}"`);
  }
});

test('API-2, API-7 the content service answers beside the pages', async () => {
  const response = await get('/api/v1/nl/nl/products');
  expect(response.status).toBe(200);
  expect(((await response.json()) as { data: unknown[] }).data.length).toBeGreaterThan(0);
});

test('IMG-1 a picture comes in the variant that was asked for, and in no other', async () => {
  const response = await get('/media/fit-340x210/animal-cow.webp');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await get('/media/fit-341x210/animal-cow.webp')).status).toBe(404);
});

test('I18N-3 texts are served by market and namespace', async () => {
  expect((await get('/locales/uk/translation.json')).status).toBe(200);
  expect((await get('/locales/en/translation.json')).status).toBe(404);
});

test('alive and ready are two questions', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect(await (await get('/readyz')).json()).toMatchObject({ status: 'ready' });
});

test('every answer carries the id its log line has', async () => {
  const id = (await get('/api/v1/nl/nl/faq')).headers.get('x-request-id');
  expect(id).toMatch(/^[\w-]{36}$/);
  await expect.poll(() => app.output()).toContain(`"id":"${id}"`);
});

test('a second shop on the same data folder is refused with the reason', async () => {
  const { code, output } = await run('server/main.ts', [], { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1' });
  expect(code).toBe(1);
  expect(output).toContain('is in use by another process');
});

test('MKT-7 content is checked and imported while the shop runs', async () => {
  await writeContent(join(contentDir, 'nl'), {
    ...sampleContent(markets.nl),
    'static-pages.json': [
      { slug: 'home', title: 'Nieuwe voorpagina' },
      { slug: 'about', title: 'Over' },
    ],
  });
  const listed = async () => (await get('/api/v1/nl/nl/products')).text();
  const before = await listed();
  const imported = await run('server/commands/content-command.ts', ['import', contentDir]);
  expect(imported).toMatchObject({ code: 0 });
  await expect.poll(async () => (await get('/nl')).text()).toContain('Nieuwe voorpagina');
  expect(await listed()).not.toBe(before);
  await expect.poll(() => app.output()).toContain('"msg":"content changed"');

  await writeContent(join(contentDir, 'nl'), { 'static-pages.json': '[{"slug": "home", ' });
  const refused = await run('server/commands/content-command.ts', ['import', contentDir]);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('nl/static-pages.json: is not JSON');
  expect(await (await get('/nl')).text()).toContain('Nieuwe voorpagina');
});

test('MKT-7 what was imported can be taken out again', async () => {
  const out = await mkdtemp(join(tmpdir(), 'kudde-process-out-'));
  expect(await run('server/commands/content-command.ts', ['export', out])).toMatchObject({ code: 0 });
  expect(JSON.parse(await readFile(join(out, 'nl', 'static-pages.json'), 'utf8'))).toMatchObject([
    { title: 'Nieuwe voorpagina' },
    { title: 'Over' },
  ]);
  await rm(out, { recursive: true, force: true });
});

test('wrong settings and wrong commands end with an explanation', { timeout: 120_000 }, async () => {
  const wrong = await run('server/main.ts', [], { PORT: 'many', HOST_KIND: 'moon' });
  expect(wrong.code).toBe(1);
  expect(wrong.output).toContain('PORT=many');
  expect(wrong.output).toContain('HOST_KIND=moon');
  expect(await run('server/commands/content-command.ts', ['burn', contentDir])).toMatchObject({ code: 2 });
  expect(await run('server/commands/content-command.ts', ['import', '/nowhere'])).toMatchObject({ code: 2 });
});

test('SIGTERM ends it with 0, and the folder is free again', async () => {
  expect(await app.stop()).toBe(0);
  expect(await run('server/commands/content-command.ts', ['export', contentDir])).toMatchObject({ code: 0 });
  // Nothing of it runs on.
  expect(await readdir(join(dataDir, 'postgresql'))).not.toContain('postmaster.pid');
});
