/** Has a PostgreSQL of this shop's own running, and says how to connect to it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { databaseName, readPassword, roleName } from './cluster.ts';
import { clusterName } from './data-folder.ts';
import { readPostmaster } from './postmaster-file.ts';
import { DatabaseRefused } from './refused.ts';
import { isAnswered } from './socket-folder.ts';
import type { Message, Order, Cluster } from './supervisor-messages.ts';

type Connection = { host: string; port: number; user: string; password: string; database: string };

export type Embedded = {
  /** May change when it had to be started anew. */
  connection: () => Connection;
  close: () => Promise<void>;
};

type Options = {
  dataDir: string;
  /** Whether the database of a shop that runs in the same folder will do: for commands, never for another shop. */
  mayShare: boolean;
  onProgress: (message: string) => void;
  onProblem: (error: unknown) => void;
  onLog: (line: string) => void;
};

const supervisorFile = fileURLToPath(new URL('./supervisor.ts', import.meta.url));
/** The supervisor of a shop that was killed a moment ago may still be at its work. */
const patienceMs = 2000;
const restartAfterMs = 500;
const shareWithinMs = 60_000;

export async function startEmbedded(options: Options): Promise<Embedded> {
  const { dataDir, mayShare } = options;
  const deadline = Date.now() + shareWithinMs;
  for (;;) {
    const shared = mayShare ? await findRunning(dataDir) : null;
    if (shared) return share(dataDir, shared);
    try {
      return await supervise(options);
    } catch (error) {
      const isInUse = error instanceof DatabaseRefused && error.reason === 'in use';
      if (!mayShare || !isInUse || Date.now() > deadline) throw error;
    }
  }
}

/** The database of another process of ours, which may start it again in another place: that is looked up for each new connection. */
function share(dataDir: string, first: Connection): Embedded {
  let latest = first;
  return {
    connection() {
      findRunning(dataDir).then(
        (found) => (latest = found ?? latest),
        () => undefined,
      );
      return latest;
    },
    close: async () => {},
  };
}

async function findRunning(dataDir: string): Promise<Connection | null> {
  const cluster = join(dataDir, clusterName);
  const postmaster = await readPostmaster(cluster);
  if (postmaster?.status !== 'ready' || !(await isAnswered(postmaster.socketFolder, postmaster.port))) return null;
  return connectionTo({ ...postmaster, cluster });
}

function connectionTo({ cluster, socketFolder, port }: Cluster): Connection {
  const password = readPassword(cluster);
  return { host: socketFolder || '127.0.0.1', port, user: roleName, password, database: databaseName };
}

async function supervise(options: Options): Promise<Embedded> {
  const { mayShare, onProblem } = options;
  const closing = new AbortController();
  let connection: Connection | undefined;
  const onReady = (place: Cluster) => (connection = connectionTo(place));

  /** Somebody killed the supervisor: another one takes PostgreSQL over. */
  async function startAgain(): Promise<void> {
    while (!closing.signal.aborted) {
      onProblem(new Error('the supervisor of the embedded database is gone, and is started again'));
      await sleep(restartAfterMs);
      try {
        supervisor = await startSupervisor({ ...options, patienceMs, onReady });
        return watch();
      } catch (error) {
        onProblem(error);
      }
    }
  }
  function watch(): void {
    void supervisor.ended.then(() => (closing.signal.aborted ? undefined : startAgain()));
  }

  let supervisor = await startSupervisor({ ...options, patienceMs: mayShare ? 0 : patienceMs, onReady });
  watch();
  return {
    connection() {
      if (!connection) throw new Error('the embedded database is not ready');
      return connection;
    },
    async close() {
      closing.abort();
      supervisor.end();
      await supervisor.ended;
    },
  };
}

type Start = Options & Pick<Order, 'patienceMs'> & { onReady: (place: Cluster) => void };
type Supervisor = { end: () => void; ended: Promise<void> };

/** Resolves when PostgreSQL is ready for the first time. */
function startSupervisor({ dataDir, patienceMs, onProgress, onLog, onReady }: Start): Promise<Supervisor> {
  const order: Order = { dataDir, patienceMs };
  const child: ChildProcess = spawn(process.execPath, [supervisorFile, JSON.stringify(order)], {
    // A session of its own: Ctrl-C in a terminal goes to all processes of ours, and the shop finishes first.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  // It may be gone when the pipe is closed.
  child.stdin?.on('error', () => {});
  const end = () => void child.stdin?.end();
  return new Promise((resolve, reject) => {
    const hear = (message: Message) => {
      if ('progress' in message) onProgress(message.progress);
      else if ('log' in message) onLog(message.log);
      else if ('refused' in message) reject(new DatabaseRefused(message.refused.reason, message.refused.message));
      else {
        onReady(message.ready);
        resolve({ end, ended });
      }
    };
    if (child.stderr) createInterface({ input: child.stderr }).on('line', onLog);
    if (child.stdout)
      createInterface({ input: child.stdout })
        .on('line', (line) => hear(JSON.parse(line) as Message))
        // After its last words.
        .on('close', () => reject(new DatabaseRefused('does not start', 'The embedded database did not start.')));
  });
}
