/**
 * Stops writing to the embedded database before its disk is full. PGlite does not survive a write-ahead log it cannot write,
 * and takes the process with it, so the last of the room is left to what it has to write of its own accord.
 */
import { statfsSync } from 'node:fs';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { CallError } from '#contract/errors.ts';

export class NoRoomLeft extends CallError {
  constructor() {
    super('unavailable', 'The disk of the embedded database is full: nothing can be written until there is room again');
    this.name = 'NoRoomLeft';
  }
}

export type DiskRoom = { dir: string; reserveBytes: number };

export function hasRoom({ dir, reserveBytes }: DiskRoom): boolean {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize >= reserveBytes;
  } catch {
    // A file system that does not say is not known to be full.
    return true;
  }
}

/** Everything else may write: `with` too, and what nobody thought of. */
const isRead = /^\s*(?:select|show|listen|unlisten)\b/i;

/** Of a database that has to read only while there is no room. */
export function refuseWritesWithoutRoom(pglite: PGlite, room: DiskRoom): void {
  const guard =
    <Args extends [string, ...unknown[]], T>(run: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      if (!isRead.test(args[0]) && !hasRoom(room)) throw new NoRoomLeft();
      return run(...args);
    };
  const transaction = pglite.transaction.bind(pglite);
  pglite.query = guard(pglite.query.bind(pglite)) as PGlite['query'];
  pglite.transaction = (work) =>
    transaction((tx) => {
      tx.query = guard(tx.query.bind(tx)) as Transaction['query'];
      return work(tx);
    });
}
