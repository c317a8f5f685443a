import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAssets } from './compress-assets.mjs';
import { fail, root, runNode, runTool, say } from './run.mjs';
import { writeSbom } from './sbom.mjs';

/** Beside what browsers are sent, not in it. */
const sbom = join(root, 'build/sbom.cdx.json');

const shared = ['contract', 'markets', 'rules', 'tsconfig.json', 'package.json', 'package-lock.json'];

// Everything that can change the built files; the storefront imports nothing else (boundaries.mjs). By content: a fresh clone
// gives every file a new date.
export const sources = [...shared, 'storefront', 'public', 'vite.config.ts', 'react-router.config.ts'];

/** Two applications, each with its own stamp: a change of one leaves the files of the other as they are. */
const applications = [
  {
    name: 'the pages',
    args: [],
    sources,
    stamp: join(root, 'build/.stamp'),
    parts: [join(root, 'build/client'), join(root, 'build/server/index.js')],
  },
  {
    name: 'the studio',
    args: ['studio'],
    sources: [...shared, 'studio', 'storefront/styles'],
    stamp: join(root, 'build/studio/.stamp'),
    parts: [join(root, 'build/studio/client'), join(root, 'build/studio/server/index.js')],
  },
];

/** Builds what is missing or made from other sources. Resolves to whether there is a good build. */
export async function ensureBuilt() {
  return buildAll(applications.filter((application) => !isFresh(application)));
}

export async function build() {
  return buildAll(applications);
}

async function buildAll(wanted) {
  if (wanted.length === 0) return true;
  // Words about a market that cannot be read come before those of a build that fails because of it.
  if ((await runNode([join(root, 'scripts/write-brands.mjs')])) !== 0) return false;
  // The pages are built into the folder above that of the studio, and what builds them empties it.
  for (const application of applications)
    if ((wanted.includes(application) || !isFresh(application)) && !(await buildOne(application))) return false;
  writeSbom(sbom);
  return true;
}

async function buildOne({ name, args, sources: from, stamp, parts }) {
  say(`building ${name}, about ten seconds`);
  const hash = hashOf(from);
  rmSync(stamp, { force: true });
  const code = await runTool('react-router', ['build', ...args], { env: { NODE_ENV: 'production' } });
  if (code !== 0) {
    const command = ['react-router build', ...args].join(' ');
    console.error(`kudde: the build failed (${command}, exit ${code}): see above; retry with: npm run build`);
    return false;
  }
  if (!parts.every((part) => existsSync(part))) {
    console.error('kudde: the build ended well and left no pages behind; retry with: npm run build');
    return false;
  }
  await compressAssets(parts[0]);
  writeFileSync(stamp, hash);
  return true;
}

function isFresh({ sources: from, stamp, parts }) {
  return [stamp, sbom, ...parts].every((part) => existsSync(part)) && readFileSync(stamp, 'utf8') === hashOf(from);
}

function hashOf(from) {
  const hash = createHash('sha256');
  for (const file of from.flatMap(filesOf))
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
