import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, pathWithoutTools, projectNode, root, run, say } from './run.mjs';

const packages = join(root, 'node_modules');
/** npm ci deletes what is there before it knows whether the network is. */
const before = join(root, 'build/node_modules-before');

/** Installs when node_modules is missing or differs from the lock; otherwise touches neither npm nor the network. */
export async function ensureInstalled() {
  const wanted = packagesOf('package-lock.json');
  if (!wanted) fail('package-lock.json is missing or broken: is this a whole checkout?');
  if (isInstalled(wanted)) return;

  say('installing packages (npm ci), about half a minute');
  setAside();
  // The build needs devDependencies, also where NODE_ENV=production is set.
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: pathWithoutTools(),
  });
  if (code !== 0) {
    const had = putBack() ? ', with the packages of before in their place' : '';
    fail(`the install failed (npm ci, exit ${code})${had}: see above, then run the same command again`);
  }
  rmSync(before, { recursive: true, force: true });
  if (!isInstalled(wanted)) {
    fail(
      'npm ci ended well but node_modules is incomplete (are install scripts switched off?). Retry with: npm rebuild',
    );
  }
}

function setAside() {
  // Those of an install that was killed are older, and whole.
  if (existsSync(before) || !existsSync(packages)) return;
  mkdirSync(dirname(before), { recursive: true });
  try {
    renameSync(packages, before);
  } catch {
    // Windows moves no program that runs; npm then says what it thinks of it.
  }
}

function putBack() {
  if (!existsSync(before)) return false;
  rmSync(packages, { recursive: true, force: true });
  renameSync(before, packages);
  return true;
}

function isInstalled(wanted) {
  // npm writes this file last, so it is missing after an interrupted install.
  const present = packagesOf('node_modules/.package-lock.json');
  if (!present || !projectNode()) return false;
  const extra = Object.keys(present).some((path) => !wanted[path]);
  return !extra && Object.entries(wanted).every(([path, entry]) => path === '' || isSame(entry, present[path]));
}

function isSame(wanted, present) {
  // Packages for other platforms are in the lock but rightly not on the disk.
  if (!present) return Boolean(wanted.optional || wanted.devOptional);
  return wanted.version === present.version;
}

function packagesOf(lock) {
  try {
    return JSON.parse(readFileSync(join(root, lock), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
