// What the shop is made of, as a CycloneDX document beside the build: for whoever asks whether a weakness of a package concerns us.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathWithoutTools, root } from './run.mjs';

/**
 * From the lock alone: what happens to be installed here is nobody's business, and nothing is asked over a network. Not with
 * --omit=dev: npm then leaves out what production and development share, React among it.
 */
const command = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline', '--loglevel=error'];

/** Writes it to a file; throws with npm's reason where npm cannot say. */
export function writeSbom(file) {
  const env = { ...process.env, ...pathWithoutTools() };
  const { status, stdout, stderr, error } = spawnSync('npm', command, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm sbom failed: ${error?.message ?? stderr.trim()}`);
  writeFileSync(file, `${JSON.stringify(withoutPlaces(JSON.parse(stdout)), null, 2)}\n`);
}

/** What production installs, and the same for the same lock, wherever it is made: no folder, no registry, no moment. */
function withoutPlaces({ metadata, components, dependencies, ...rest }) {
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { timestamp: _, component, ...about } = metadata;
  const shipped = components.filter(isInProduction(JSON.parse(lock)));
  const refs = new Set([component, ...shipped].map((one) => one['bom-ref']));
  return {
    ...rest,
    serialNumber: `urn:uuid:${uuidOf(lock)}`,
    metadata: { ...about, component: { ...withoutDownload(component), name, type: 'application' } },
    components: shipped.map(withoutDownload),
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

function isInProduction({ packages }) {
  const names = Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
  const known = new Set(names);
  return ({ name, version }) => known.has(`${name}@${version}`);
}

/** Where a package was downloaded from differs from machine to machine; what it has to be is its hash. */
function withoutDownload(component) {
  const { externalReferences = [], ...rest } = component;
  const hash = externalReferences.find(({ type }) => type === 'distribution')?.hashes;
  const others = externalReferences.filter(({ type }) => type !== 'distribution');
  return {
    ...rest,
    ...(hash && !rest.hashes && { hashes: hash }),
    ...(others.length > 0 && { externalReferences: others }),
  };
}

function uuidOf(bytes) {
  const hex = createHash('sha256').update(bytes).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
