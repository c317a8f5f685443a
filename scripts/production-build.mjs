import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAssets } from './compress-assets.mjs';
import { fail, root, runTool, say } from './run.mjs';
import { writeSbom } from './sbom.mjs';

const stamp = join(root, 'build/.stamp');
const parts = [join(root, 'build/client'), join(root, 'build/server/index.js')];
/** Beside what browsers are sent, not in it. */
const sbom = join(root, 'build/sbom.cdx.json');

// Everything that can change the built files; the storefront imports nothing else (boundaries.mjs). By content: a fresh clone
// gives every file a new date.
export const sources = [
  'contract',
  'markets',
  'rules',
  'storefront',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Builds when build/ is missing or made from other sources. Resolves to whether there is a good build. */
export async function ensureBuilt() {
  return isFresh() || build();
}

export async function build() {
  say('building the pages, about ten seconds');
  const hash = hashSources();
  rmSync(stamp, { force: true });
  const code = await runTool('react-router', ['build'], { env: { NODE_ENV: 'production' } });
  if (code !== 0) {
    console.error(`kudde: the build failed (react-router build, exit ${code}): see above; retry with: npm run build`);
    return false;
  }
  if (!parts.every((part) => existsSync(part))) {
    console.error('kudde: the build ended well and left no pages behind; retry with: npm run build');
    return false;
  }
  await compressAssets(join(root, 'build/client'));
  writeSbom(sbom);
  writeFileSync(stamp, hash);
  return true;
}

function isFresh() {
  return [stamp, sbom, ...parts].every((part) => existsSync(part)) && readFileSync(stamp, 'utf8') === hashSources();
}

function hashSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesOf(path) {
  const entry = statSync(join(root, path), { throwIfNoEntry: false });
  // A source that moved would no longer be looked at, and an old build be taken for a fresh one.
  if (!entry) fail(`${path} is missing: is this a whole checkout? (scripts/production-build.mjs names it)`);
  if (!entry.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)));
}
