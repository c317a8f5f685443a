// An owner updates the shop where the network is away, or a registry is: what was installed must not be gone.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from '#tests/setup/process/run-script.ts';
import { saw } from './seen.ts';

const root = resolve(import.meta.dirname, '../..');
const nowhere = 'http://127.0.0.1:1';

/** A checkout that wants a package which is nowhere, with what was installed for the version before it. */
async function newCheckout() {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-install-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of ['install.mjs', 'run.mjs']) await cp(join(root, 'scripts', file), join(folder, 'scripts', file));
  const dependencies = { away: '2.0.0' };
  const away = { version: '2.0.0', resolved: `${nowhere}/away-2.0.0.tgz`, integrity: 'sha512-AAAA' };
  const packages = { '': { name: 'shop', dependencies }, 'node_modules/away': away };
  const lock = { name: 'shop', lockfileVersion: 3, requires: true, packages };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'shop', type: 'module', dependencies }));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  await writeFile(
    join(folder, 'scripts/try.mjs'),
    "import { ensureInstalled } from './install.mjs';\nawait ensureInstalled();\n",
  );
  return folder;
}

const install = (folder: string) =>
  runScript(join(folder, 'scripts/try.mjs'), [], {
    npm_config_registry: nowhere,
    npm_config_fetch_retries: '0',
    npm_config_cache: join(folder, 'cache'),
  });

const installed = 'node_modules/away/index.js';

test('an install without a network fails and leaves the packages that were there', async () => {
  const folder = await newCheckout();
  await mkdir(join(folder, 'node_modules/away'), { recursive: true });
  await writeFile(join(folder, installed), 'version one');
  const { code, output } = await install(folder);
  expect(code).toBe(1);
  expect(output).toContain('with the packages of before in their place');
  expect(await readFile(join(folder, installed), 'utf8')).toBe('version one');
  expect(await readdir(join(folder, 'build'))).toEqual([]);
  saw(
    'packages of an update cannot be fetched',
    'the install fails with words; the packages of before are in their place',
  );
});

test('after an install that was killed, those of before it are put back, not its half', async () => {
  const folder = await newCheckout();
  await mkdir(join(folder, 'build/node_modules-before/away'), { recursive: true });
  await writeFile(join(folder, 'build/node_modules-before/away/index.js'), 'version one');
  await mkdir(join(folder, 'node_modules/away'), { recursive: true });
  await writeFile(join(folder, installed), 'half of version two');
  await install(folder);
  expect(await readFile(join(folder, installed), 'utf8')).toBe('version one');
});

test('in an empty clone there is nothing to put back', async () => {
  const folder = await newCheckout();
  const { code, output } = await install(folder);
  expect(code).toBe(1);
  expect(output).not.toContain('packages of before');
});
