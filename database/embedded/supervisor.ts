/**
 * Runs PostgreSQL for the process that started this one, in a process of its own, because that one may be killed: PostgreSQL has
 * no way of its own to end with whoever started it. Its standard input is a pipe nobody writes to; when it ends, that process is
 * gone or wants no more, and PostgreSQL is stopped. It holds the lock of the data folder as long as PostgreSQL may write there.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readlinkSync, lstatSync, rmdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCluster } from './cluster.ts';
import { checkCluster, clusterName, prepareDataFolder, refuseVersionBefore } from './data-folder.ts';
import { type DatabaseUser, databaseUser, reachableHome, reachablePrograms } from './database-user.ts';
import { takeFolderLock } from './folder-lock.ts';
import { clearLeftovers } from './leftovers.ts';
import { readPostmaster } from './postmaster-file.ts';
import { choosePrograms, findPrograms, programOf } from './programs.ts';
import { DatabaseRefused } from './refused.ts';
import { serverSettings } from './server-settings.ts';
import { socketFolder, socketPort } from './socket-folder.ts';
import type { Message, Order, Cluster } from './supervisor-messages.ts';

const isWindows = process.platform === 'win32';
const pollMs = 20;
/** A database that is being stopped or recovered is waited for longer than one that is well and somebody else's. */
const busyPatienceMs = 60_000;
/**
 * How PostgreSQL is told to stop: first to wait for others that are connected, such as a command; then to hang up on them; and
 * where even that does not end it, as on a disk it cannot write to, to leave at once and let the next start recover.
 */
const stopSignals = [
  { signal: 'SIGTERM', afterMs: 0 },
  { signal: 'SIGINT', afterMs: 2000 },
  { signal: 'SIGQUIT', afterMs: 8000 },
] as const;
const firstTries = 5;
const longestPauseMs = 5000;

function say(message: Message): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

const stopping = new AbortController();
const running = new Set<ChildProcess>();
let stop: (child: ChildProcess) => void = (child) => child.kill('SIGTERM');

function onParentGone(): void {
  if (stopping.signal.aborted) return;
  stopping.abort();
  for (const child of running) stop(child);
  if (running.size === 0) process.exit(0);
}

/** Runs a program of PostgreSQL to its end; its lines go to `onLine`. */
function launch(
  file: string,
  args: string[],
  { user, onLine }: { user?: DatabaseUser; onLine: (line: string) => void },
) {
  const child = spawn(file, args, {
    ...user,
    cwd: dirname(file),
    // Nothing of the shop's settings; Windows needs its own.
    ...(!isWindows && { env: { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' } }),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  running.add(child);
  for (const output of [child.stdout, child.stderr]) createInterface({ input: output }).on('line', onLine);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      onLine(error.message);
      resolve(null);
    });
  }).finally(() => running.delete(child));
  return { child, ended };
}

async function takeLock({ dataDir, patienceMs }: Order): Promise<void> {
  const since = Date.now();
  for (;;) {
    if (takeFolderLock(dataDir) !== null) return;
    const isReady = (await readPostmaster(join(dataDir, clusterName)))?.status === 'ready';
    if (Date.now() - since > (isReady ? patienceMs : busyPatienceMs)) {
      throw new DatabaseRefused(
        'in use',
        `The data folder ${dataDir} is in use by another process, which may run in another container. ` +
          'Stop that process first, or set DATA_DIR to another folder.',
      );
    }
    await sleep(pollMs);
  }
}

/** The folder of the database: in the data folder, or where a link there says. */
function findCluster(dataDir: string, user: DatabaseUser | undefined): string {
  const name = join(dataDir, clusterName);
  if (lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink()) return followLink(name);
  if (existsSync(name)) return name;
  const home = reachableHome(dataDir, user);
  if (home === dataDir) return name;
  const cluster = join(home, clusterName);
  symlinkSync(cluster, name);
  say({ progress: `PostgreSQL does not run as root, and others cannot enter ${dataDir}: its data is in ${home}` });
  return cluster;
}

function followLink(name: string): string {
  const cluster = readlinkSync(name);
  if (existsSync(dirname(cluster))) return cluster;
  throw new DatabaseRefused(
    'not a database',
    `${name} leads to ${cluster}, which is gone. Put that folder back, or remove the link: then a new database is made.`,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function main(order: Order): Promise<void> {
  const { dataDir } = order;
  prepareDataFolder(dataDir);
  await takeLock(order);
  refuseVersionBefore(dataDir);
  const programs = choosePrograms(await findPrograms());
  const user = databaseUser([join(dataDir, clusterName), dataDir]);
  const cluster = findCluster(dataDir, user);
  const bin = await reachablePrograms(programs, dirname(cluster), user);
  if (!existsSync(cluster)) {
    say({ progress: 'Making a new database' });
    const initdb = async (args: string[]) => {
      const said: string[] = [];
      const { ended } = launch(programOf(bin, 'initdb'), args, { user, onLine: (line) => said.push(line) });
      if ((await ended) !== 0) throw doesNotStart(cluster, said);
    };
    await makeCluster(cluster, { major: programs.major, user, initdb });
  }
  checkCluster(cluster, programs);
  const folder = isWindows ? null : socketFolder(cluster, user);
  const place: Cluster = { cluster, socketFolder: folder, port: isWindows ? await freePort() : socketPort };
  stop = stopper(bin, cluster);
  await keepRunning(place, () => {
    const settings = serverSettings(place, programs);
    return launchServer(programOf(bin, 'postgres'), ['-D', cluster, ...settings], user);
  });
  if (folder !== null && folder !== cluster) rmdirSync(folder);
}

function launchServer(file: string, args: string[], user: DatabaseUser | undefined) {
  const said: string[] = [];
  const onLine = (line: string) => {
    say({ log: line });
    said.push(line);
    if (said.length > 20) said.shift();
  };
  return { ...launch(file, args, { user, onLine }), said };
}

function stopper(bin: string, cluster: string) {
  return (child: ChildProcess) => {
    // Windows has no signals; its way to say the same is a program.
    if (isWindows) return void spawn(programOf(bin, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast']);
    for (const { signal, afterMs } of stopSignals) setTimeout(() => child.kill(signal), afterMs).unref();
  };
}

/** Until we are told to stop: a PostgreSQL that ends, because it was killed or its disk was full, is started again. */
async function keepRunning(place: Cluster, start: () => ReturnType<typeof launchServer>): Promise<void> {
  let failures = 0;
  let wasReady = false;
  while (!stopping.signal.aborted) {
    await clearLeftovers(place.cluster, { folder: place.socketFolder ?? '', port: place.port });
    const { child, ended, said } = start();
    if (await isReady(place, child)) {
      wasReady = true;
      failures = 0;
      say({ ready: place });
    }
    await ended;
    if (stopping.signal.aborted) return;
    failures += 1;
    if (!wasReady && failures >= firstTries) throw doesNotStart(place.cluster, said);
    await sleep(Math.min(100 * 2 ** failures, longestPauseMs));
  }
}

async function isReady({ cluster }: Cluster, child: ChildProcess): Promise<boolean> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const postmaster = await readPostmaster(cluster);
    if (postmaster?.status === 'ready' && (isWindows || postmaster.pid === child.pid)) return true;
    await sleep(pollMs);
  }
  return false;
}

function doesNotStart(cluster: string, said: string[]): DatabaseRefused {
  return new DatabaseRefused(
    'does not start',
    `PostgreSQL does not start in ${cluster}:\n${said.map((line) => `  ${line}`).join('\n')}\n` +
      'See first whether the disk has room left. Otherwise move the folder away and start again: a new database is made, ' +
      'into which npm run restore puts a backup.',
  );
}

process.umask(0o077);
// The parent process decides when the supervisor ends, also where a stop signal goes to the whole process group.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.stdout.on('error', () => {});
process.stdin.on('end', onParentGone).on('error', onParentGone).resume();

try {
  await main(JSON.parse(process.argv[2] ?? '') as Order);
} catch (error) {
  const { reason, message } =
    error instanceof DatabaseRefused
      ? error
      : new DatabaseRefused('does not start', error instanceof Error ? (error.stack ?? error.message) : String(error));
  say({ refused: { reason, message } });
}
process.exitCode = 0;
process.stdin.destroy();
