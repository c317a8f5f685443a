// A real PostgreSQL server for one test run: its own folder, its own port, gone afterwards.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type DatabaseUser, databaseUser, reachablePrograms } from '#database/embedded/database-user.ts';
import { choosePrograms, findPrograms, type Programs } from '#database/embedded/programs.ts';
import { freePort } from '#tests/setup/process/free-port.ts';
import { onEnd } from '#tests/setup/process/on-end.ts';

export type PostgresServer = {
  url: string;
  folder: string;
  stop: () => Promise<void>;
  /** Ends the server, and every connection to it; its data stays. */
  halt: () => Promise<void>;
  resume: () => Promise<void>;
};

/** The package's, unless TEST_POSTGRES names the major version of an installed one. Throws when it does not start. */
export async function startPostgres(major = process.env.TEST_POSTGRES): Promise<PostgresServer> {
  const found = await findPrograms();
  return start(choosePrograms(major ? found.filter((programs) => String(programs.major) === major) : found));
}

async function start(programs: Programs): Promise<PostgresServer> {
  const home = await mkdtemp(join(tmpdir(), 'kudde-postgres-'));
  const started: Program[] = [];
  const stop = async () => {
    for (const program of started) program.kill('SIGINT');
    await Promise.all(started.map((program) => program.ended));
    rmSync(home, { recursive: true, force: true });
    release();
  };
  const release = onEnd(stop, () => {
    for (const program of started) program.kill('SIGQUIT');
    removeStubbornly(home);
  });
  try {
    const user = databaseUser([]);
    if (user) await chown(home, user.uid, user.gid);
    const bin = await reachablePrograms(programs, home, user);
    const initdb = launch({ bin, home, user }, 'initdb', initOptions);
    started.push(initdb);
    if ((await initdb.ended) !== 0) throw new Error(`initdb: ${initdb.lastLine()}`);
    const port = await freePort();
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const resume = async () => {
      const server = launch({ bin, home, user }, 'postgres', ['-D', 'data', '-p', String(port), ...serverOptions]);
      started.push(server);
      if (!(await isReady(url, server))) throw new Error(`postgres: ${server.lastLine()}`);
    };
    const halt = async () => {
      const server = started.at(-1);
      server?.kill('SIGINT');
      await server?.ended;
    };
    await resume();
    return { url, folder: programs.folder, stop, halt, resume };
  } catch (error) {
    await stop();
    throw error;
  }
}

const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
const initOptions = [
  '-D',
  'data',
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  `--locale=${locale}`,
  '--no-sync',
];

// Nothing here has to survive a power cut.
const serverOptions = Object.entries({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  dynamic_shared_memory_type: 'mmap', // containers often have a tiny /dev/shm
  max_connections: '60',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Databases of tests are gone before it would pay.
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Without a chance to await the server's end: it may still be writing. */
function removeStubbornly(folder: string): void {
  for (let tries = 0; tries < 40 && existsSync(folder); tries += 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // not empty yet
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
}

async function isReady(url: string, server: Program): Promise<boolean> {
  const deadline = Date.now() + 30_000;
  while (server.isRunning() && Date.now() < deadline) {
    const client = new Client(url);
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end();
    if (isConnected) return true;
    await sleep(50);
  }
  return false;
}

type Place = { bin: string; home: string; user: DatabaseUser | undefined };
type Program = ReturnType<typeof launch>;

function launch({ bin, home, user }: Place, program: string, args: string[]) {
  const env = { PATH: process.env.PATH, LC_MESSAGES: 'C' };
  const child = spawn(join(bin, program), args, { ...user, cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (text: unknown) => (output = `${output}${String(text)}`.slice(-2000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', resolve);
    child.on('error', (error) => {
      keep(error.message);
      resolve(null);
    });
  });
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    ended,
    isRunning,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    lastLine: () => output.trim().split('\n').at(-1),
  };
}
