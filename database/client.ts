/** Opens the database: a PostgreSQL server, or one of the shop's own in a folder. All that follows is the same for both. */
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { clientClass, type Limits, openPatientPool, openPool, usualLimits } from './pool.ts';
import { hasRoom, NoRoomLeft } from './disk-room.ts';
import { clusterName } from './embedded/data-folder.ts';
import { refuseEmptyDatabase, refuseEmptyFolder } from './refuse-empty.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { createListener } from './listener.ts';
import { migrate } from './migrate.ts';
import { onceAtATime } from './once-at-a-time.ts';
import { DatabaseReadOnly } from './unavailable.ts';

export type Database = PgDatabase<PgQueryResultHKT>;

export type OpenDatabase = {
  /** For visitors: no question takes longer than they wait. */
  db: Database;
  /** For work that takes its time, such as an import. */
  patientDb: Database;
  /** Calls back for every notification on a channel, from this or any other process. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>;
  /** Throws when the database does not answer, or cannot be written to. */
  ping(): Promise<void>;
  /** A connection of its own, without limits; the caller closes it. */
  connect(): Promise<pg.Client>;
  close(): Promise<void>;
};

type Options = {
  dataDir: string;
  url: string | null;
  /** Whether the embedded database of a shop that runs will do, as it does for commands. */
  mayShare?: boolean;
  /** Whether a place without a shop gets one: for the start and for what fills a new one, and never for other commands. */
  mayCreate?: boolean;
  /** What is left free on the disk of an embedded database: nothing is written when there is less. */
  reserveBytes?: number;
  /** Connections for visitors at once. */
  connections?: number;
  limits?: Partial<Limits>;
  onProgress?: (message: string) => void;
  onProblem?: (error: unknown) => void;
  /** Lines of the embedded PostgreSQL's log. */
  onLog?: (line: string) => void;
};

const casing = 'snake_case';

export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const { dataDir, url, mayShare = false, mayCreate = true, reserveBytes = 0 } = options;
  const { onProgress = () => {}, onProblem = () => {}, onLog = () => {} } = options;
  const limits = { ...usualLimits, ...options.limits };
  if (url === null && !mayCreate) refuseEmptyFolder(dataDir);
  const embedded = url === null ? await startEmbedded({ dataDir, mayShare, onProgress, onProblem, onLog }) : null;
  let mayWrite = () => true;
  const Client = clientClass({
    connection: () => embedded?.connection() ?? { connectionString: url ?? '' },
    mayWrite: () => mayWrite(),
  });
  const pool = openPool({ Client, limits, onProblem, ...(options.connections && { max: options.connections }) });
  const patientPool = openPatientPool({ Client, limits, onProblem });
  const listener = createListener({ Client, limits, onProblem });
  async function close() {
    await listener.close();
    await Promise.all([pool.end(), patientPool.end()]);
    await embedded?.close();
  }
  try {
    const patientDb = drizzle(patientPool, { casing });
    if (!mayCreate) await refuseEmptyDatabase(patientPool, { dataDir, url });
    await migrate(patientDb, onProgress);
    if (embedded) mayWrite = () => hasRoom({ dir: join(dataDir, clusterName), reserveBytes });
    const tryToWrite = onceAtATime(() => writeNothing(pool), pingEveryMs);
    return {
      db: drizzle(pool, { casing }),
      patientDb,
      listen: (channel, onPayload) => listener.listen(channel, onPayload),
      async ping() {
        if (!mayWrite()) throw new NoRoomLeft();
        await tryToWrite();
      },
      async connect() {
        const client = new Client({ connectionTimeoutMillis: limits.connectMs });
        client.on('error', onProblem);
        await client.connect();
        return client;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** However often somebody asks whether it can be written to, it is tried once in so long. */
const pingEveryMs = 1000;

/** A commit with nothing in it but a message for nobody: it is written to the disk as every other, and leaves no row behind. */
async function writeNothing(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ isReadOnly: boolean }>(
    `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`,
  );
  if (rows[0]?.isReadOnly) throw new DatabaseReadOnly();
  await pool.query(`select pg_logical_emit_message(true, 'kudde', 'ready')`);
}
