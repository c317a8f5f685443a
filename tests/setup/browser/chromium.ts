import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { areExecutable, findInPath } from '#tests/setup/process/find-executable.ts';

type Chromium = { executablePath: string; args: string[] };

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The shell first: it is the same engine without the browser's own windows, which cost more than many a page of ours.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * CHROME_PATH, else an installed one, else the npm package, else Debian's where we may install it. TEST_CHROMIUM=package leaves
 * the first two out.
 */
export async function findChromium(): Promise<Chromium> {
  return (await findLocalChromium()) ?? { executablePath: await installChromium(), args: flags };
}

/** One that is there already; null where it would have to be installed. */
export async function findLocalChromium(): Promise<Chromium | null> {
  const installed = process.env.TEST_CHROMIUM === 'package' ? undefined : await findInstalled();
  const executablePath = installed ?? (isPackaged ? await unpackChromium() : null);
  return executablePath === null ? null : { executablePath, args: flags };
}

/** @sparticuz/chromium holds a program for these machines only. */
const isPackaged = process.platform === 'linux' && process.arch === 'x64';

async function findInstalled(): Promise<string | undefined> {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (await areExecutable([given])) return given;
    throw new Error(`CHROME_PATH is not a program: ${given}`);
  }
  for (const name of names) {
    const folder = await findInPath(name);
    if (folder) return join(folder, name);
  }
  return undefined;
}

async function unpackChromium(): Promise<string> {
  // The name of a runtime whose libraries (NSS, expat) the package then unpacks too: a bare system lacks them.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** A bare Debian machine of another kind, as build machines are: nobody is there to install it by hand. */
async function installChromium(): Promise<string> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !(await findInPath('apt-get'))) {
    const here = `${process.platform} ${process.arch}`;
    throw new Error(
      `No Chromium: set CHROME_PATH or install one (Debian: apt-get install ${shell}). @sparticuz/chromium has none for ${here}.`,
    );
  }
  console.log(`Chromium: none found, installing the one of Debian (apt-get install ${shell})`);
  const run = promisify(execFile);
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', shell], { maxBuffer: 64 * 1024 * 1024 });
  return `/usr/bin/${shell}`;
}
