// The built shop as a process of its own, as `npm start` runs it: with its own data folder and none of the developer's settings.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMb } from '../../../bench/processes.ts';
import { freePort } from './free-port.ts';
import { onEnd } from './on-end.ts';
import { compileCache } from './run-settings.ts';
import { preparedDataDir, sharePictures } from '#tests/setup/database/prepared-data.ts';
import { environment, nodeOptions } from '../../../scripts/small-memory.mjs';

const root = resolve(import.meta.dirname, '../../..');
const startLimit = 120_000;
const stopLimit = 15_000;

export type AppProcess = {
  url: string;
  output: () => string;
  /** What it takes of the machine's memory; not a number where that cannot be told. */
  memoryMb: () => Promise<number>;
  stop: () => Promise<number | null>;
  /** Resolves when it ends, for whatever reason, to what it died of. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** At once, as a power cut would. A data folder named in the settings stays. */
  kill: () => Promise<void>;
};

type Start = {
  /** Shell text that runs before it, such as `ulimit -f 1000`. */
  limits?: string;
  entry?: 'server/main.ts' | 'scripts/dev.mjs';
  /** Answers 200 when it can be used; a shop that is alive may not be ready on purpose. */
  readyAt?: '/readyz' | '/healthz';
};

export async function startApp(
  settings: Record<string, string> = {},
  { limits = ':', entry = 'server/main.ts', readyAt = '/readyz' }: Start = {},
): Promise<AppProcess> {
  if (!existsSync(join(root, 'build/server/index.js'))) throw new Error('build/ is missing: run npm run build first');
  const dataDir = settings.DATA_DIR ?? (await newDataDir(settings));
  const port = settings.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn('sh', ['-c', `${limits}; exec "$0" ${nodeOptions.join(' ')} ${entry}`, process.execPath], {
    cwd: root,
    env: {
      PATH,
      HOME,
      TMPDIR,
      ...environment,
      ...compileCache,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDir,
      DRAIN_SECONDS: '0',
      // It would go on for minutes beside the tests, for pictures few of them look at.
      WARM_PICTURES: '0',
      // Tests that stand between a page and the server do not see what a service worker asks for.
      OFFLINE_RECIPES: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (text: unknown) => (output = `${output}${String(text)}`.slice(-100_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', (error) => keep(error.message));
  const ended = new Promise<number | NodeJS.Signals | null>((done) => {
    child.on('exit', (code, signal) => done(code ?? signal));
  });

  const stop = async () => {
    const code = await end(child);
    // Its database may still be writing its last file.
    if (settings.DATA_DIR === undefined)
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    release();
    return code;
  };
  const release = onEnd(stop, () => child.kill('SIGKILL'));
  const kill = async () => {
    child.kill('SIGKILL');
    await stop();
  };
  if (!(await isReady(`${url}${readyAt}`, child))) {
    await stop();
    throw new Error(`the app did not become ready; its last lines:\n${output.split('\n').slice(-30).join('\n')}`);
  }
  const memoryMb = () => residentMb(child.pid ?? 0);
  return { url, output: () => output, memoryMb, stop, ended, kill };
}

/** One with the demo catalogue in it, but where that is kept elsewhere. */
async function newDataDir({ DATABASE_URL, MEDIA_DIR }: Record<string, string>): Promise<string> {
  const dataDir = DATABASE_URL ? await mkdtemp(join(tmpdir(), 'kudde-data-')) : await preparedDataDir();
  // Whoever brings pictures of its own wants to see what becomes of them.
  if (!MEDIA_DIR) await sharePictures(dataDir);
  return dataDir;
}

async function isReady(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + startLimit;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null && child.pid) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.status === 200) return true;
    await sleep(100);
  }
  return false;
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null && child.pid) {
    const exited = once(child, 'exit');
    if (!child.killed) child.kill('SIGTERM');
    await Promise.race([exited, sleep(stopLimit, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await exited;
  }
  return child.exitCode;
}
