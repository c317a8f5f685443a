/** Work that exactly one of all the processes on a database does, of this machine or another: the one that holds the advisory lock. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Any number no other program of the same server uses for its locks. */
const lockId = 5_720_032;
const usualRetryMs = 1000;

type Options = {
  /** A connection of its own, which holds the lock as long as it lives. */
  connect: () => Promise<pg.Client>;
  /** Begins the work; what it returns ends it. */
  begin: () => () => Promise<void>;
  onProblem: (error: unknown) => void;
  retryMs?: number;
};

/** The returned function ends the work, if it is done here, and lets another process do it. */
export function whileLeading({ connect, begin, onProblem, retryMs = usualRetryMs }: Options): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  const closed = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const pause = () => sleep(retryMs, undefined, { signal, ref: false }).catch(() => undefined);

  async function lead(client: pg.Client): Promise<void> {
    const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
    while (!signal.aborted && !(await hasTaken(client))) await pause();
    if (signal.aborted) return;
    const end = begin();
    await Promise.race([lost, closed]);
    await end();
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        const client = await connect();
        try {
          await lead(client);
        } finally {
          await client.end();
        }
      } catch (error) {
        onProblem(error);
      }
      await pause();
    }
  }

  const running = run();
  return async () => {
    closing.abort();
    await running;
  };
}

async function hasTaken(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lockId}) as taken`);
  return rows[0]?.taken === true;
}
