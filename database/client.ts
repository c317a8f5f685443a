/** Opens the database: embedded in a folder, or a PostgreSQL server. The same SQL and migrations serve both. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { lockDataFolder } from './data-folder.ts';
import { hasRoom, NoRoomLeft, refuseWritesWithoutRoom } from './disk-room.ts';
import { migrate } from './migrate.ts';

export type Database = PgDatabase<PgQueryResultHKT>;

export type OpenDatabase = {
  db: Database;
  /** Calls back for every notification on a channel, from this or any other process. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>;
  /** Throws when the database does not answer, or cannot be written to. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  dataDir: string;
  url: string | null;
  /** What is left free on the disk of an embedded database: nothing is written when there is less. */
  reserveBytes?: number;
  onProgress?: (message: string) => void;
  onProblem?: (error: unknown) => void;
};

const casing = 'snake_case';

export async function openDatabase(options: Options): Promise<OpenDatabase> {
  return options.url === null ? openEmbedded(options) : openServer({ ...options, url: options.url });
}

async function openEmbedded({ dataDir, reserveBytes = 0, onProgress = () => {} }: Options): Promise<OpenDatabase> {
  const unlock = await lockDataFolder(dataDir);
  try {
    const pglite = await openFolder(join(dataDir, 'database'), onProgress);
    const db = drizzlePglite(pglite, { casing });
    await migrate(db, onProgress);
    const room = { dir: dataDir, reserveBytes };
    refuseWritesWithoutRoom(pglite, room);
    return {
      db,
      async listen(channel, onPayload) {
        await pglite.listen(channel, onPayload);
      },
      async ping() {
        if (!hasRoom(room)) throw new NoRoomLeft();
        await pglite.query('select 1');
      },
      async close() {
        await pglite.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A new folder gets its name only when it is whole, so a start that was cut short leaves nothing half made. */
async function openFolder(folder: string, onProgress: (message: string) => void): Promise<PGlite> {
  if (!existsSync(folder)) {
    onProgress('Making a new database');
    const unfinished = `${folder}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await (await PGlite.create(unfinished)).close();
    await rename(unfinished, folder);
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new BrokenDatabase(folder, 'it has no PG_VERSION file');
  try {
    const pglite = await PGlite.create(folder);
    await pglite.query('select 1');
    return pglite;
  } catch (cause) {
    throw new BrokenDatabase(folder, cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export class BrokenDatabase extends Error {
  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(
      `The embedded database in ${folder} cannot be opened: ${reason}.\n` +
        'Nothing was changed. See first whether the disk has room left. Otherwise put a backup of the folder in its place, or move the folder away and start again: ' +
        'a new database is made and filled with the demo content. Carts and sign-ups in the old folder are not carried over.',
      options,
    );
    this.name = 'BrokenDatabase';
  }
}

async function openServer({
  url,
  onProgress = () => {},
  onProblem = () => {},
}: Options & { url: string }): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, allowExitOnIdle: false });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', onProblem);
  // The same holds for one that breaks in the middle of a transaction, between two of its queries.
  pool.on('connect', (client) => client.on('error', onProblem));
  const listener = createListener(url, onProblem);
  try {
    const db = drizzlePg(pool, { casing });
    await migrate(db, onProgress);
    return {
      db,
      listen: (channel, onPayload) => listener.listen(channel, onPayload),
      async ping() {
        await pool.query('select 1');
      },
      async close() {
        await listener.close();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

const reconnectAfterMs = 1000;

/** One connection that only listens, and comes back when it is lost. */
function createListener(url: string, onProblem: (error: unknown) => void) {
  const channels = new Map<string, (payload: string) => void>();
  let client: pg.Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect() {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ channel, payload }) => channels.get(channel)?.(payload ?? ''));
    next.on('error', onProblem);
    next.on('end', () => {
      client = null;
      if (!isClosed) timer = setTimeout(reconnect, reconnectAfterMs);
    });
    await next.connect();
    client = next;
    for (const channel of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  function reconnect() {
    connect().then(
      // Whatever was said while nobody listened is lost, so everything counts as changed.
      () => channels.forEach((onPayload) => onPayload('')),
      (error: unknown) => {
        onProblem(error);
        if (!isClosed) timer = setTimeout(reconnect, reconnectAfterMs);
      },
    );
  }

  return {
    async listen(channel: string, onPayload: (payload: string) => void) {
      channels.set(channel, onPayload);
      if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      else await connect();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
