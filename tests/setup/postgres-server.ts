// A real PostgreSQL server for one test run: its own folder, its own port, gone afterwards.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chown, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { type Binaries, findBinaries } from './postgres-binaries.ts';

export type PostgresServer = { url: string; folder: string; stop: () => Promise<void> };

/** Throws with every reason when no server starts. */
export async function startPostgres(): Promise<PostgresServer> {
  const reasons: string[] = [];
  for (const binaries of await findBinaries()) {
    try {
      return await start(binaries);
    } catch (error) {
      reasons.push(`${binaries.folder}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(reasons.join('; ') || 'no initdb in PATH or /usr/lib/postgresql, no npm package for this platform');
}

async function start({ folder, origin }: Binaries): Promise<PostgresServer> {
  const home = await mkdtemp(join(tmpdir(), 'kudde-postgres-'));
  try {
    const user = await unprivilegedUser();
    if (user) await chown(home, user.uid, user.gid);
    const canRun = (await launch({ bin: folder, home, user }, 'initdb', ['--version']).ended) === 0;
    // The package's programs stand in this project, which that user may not be allowed to enter.
    const bin = canRun || origin === 'installed' ? folder : await copyInto(home, dirname(folder));
    await initialise({ bin, home, user });
    return { folder, ...(await serve({ bin, home, user }, await freePort())) };
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

type User = { uid: number; gid: number };

/** PostgreSQL refuses to run as root; undefined when we are not. */
async function unprivilegedUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].flatMap((name) => users.filter((fields) => fields[0] === name))[0];
  if (!user) throw new Error('running as root, and there is neither a user postgres nor a user nobody');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function copyInto(home: string, installation: string): Promise<string> {
  const copy = join(home, 'programs');
  await cp(installation, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

type Place = { bin: string; home: string; user: User | undefined };

async function initialise(place: Place): Promise<void> {
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const access = ['--username=postgres', '--auth=trust'];
  const initdb = launch(place, 'initdb', [
    '-D',
    'data',
    ...access,
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--no-sync',
  ]);
  if ((await initdb.ended) !== 0) throw new Error(`initdb: ${initdb.lastLine()}`);
}

// Nothing here has to survive a power cut.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  dynamic_shared_memory_type: 'mmap', // containers often have a tiny /dev/shm
  max_connections: '60',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

async function serve(place: Place, port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = launch(place, 'postgres', ['-D', 'data', '-p', String(port), ...options]);
  const remove = () => {
    server.kill();
    rmSync(place.home, { recursive: true, force: true });
  };
  process.on('exit', remove);
  const stop = async () => {
    server.kill();
    await server.ended;
    process.off('exit', remove);
    remove();
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  if (!(await isReady(url, server.isRunning))) {
    await stop();
    throw new Error(`postgres: ${server.lastLine()}`);
  }
  return { url, stop };
}

async function isReady(url: string, isRunning: () => boolean): Promise<boolean> {
  const deadline = Date.now() + 30_000;
  while (isRunning() && Date.now() < deadline) {
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
  return { ended, isRunning, kill: () => child.kill('SIGINT'), lastLine: () => output.trim().split('\n').at(-1) };
}
