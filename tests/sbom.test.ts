import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeSbom } from '../scripts/sbom.mjs';

type Sbom = {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string } };
  components: { name: string; version: string; purl: string; hashes?: { alg: string; content: string }[] }[];
};
type Lock = { packages: Record<string, { version?: string; dev?: boolean; resolved?: string }> };

test('ASVS 15.1.2 the build says what it is made of: every package of production with its hash, and nothing of this machine', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'kudde-sbom-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const [first, second] = [join(dir, 'a.json'), join(dir, 'b.json')];
  for (const file of [first, second]) writeSbom(file);
  const text = await readFile(first, 'utf8');
  expect(await readFile(second, 'utf8')).toBe(text);

  const sbom = JSON.parse(text) as Sbom;
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'kudde', type: 'application' } },
  });
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  const wanted = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const listed = new Map(sbom.components.map((component) => [`${component.name}@${component.version}`, component]));
  for (const [path, { version }] of wanted) {
    const found = listed.get(`${path.split('node_modules/').at(-1)}@${version}`);
    expect([path, found?.hashes?.[0]?.alg, found?.purl.startsWith('pkg:npm/')]).toEqual([path, 'SHA-512', true]);
  }
  for (const name of ['vite', 'vitest', '@playwright/test'])
    expect(sbom.components.map((component) => component.name)).not.toContain(name);

  expect(text).not.toContain(process.cwd());
  const hosts = Object.values(packages).flatMap(({ resolved }) => (resolved ? [new URL(resolved).host] : []));
  for (const host of new Set([...hosts, 'registry.npmjs.org', 'localhost', '127.0.0.1']))
    expect(text).not.toContain(host);
});
