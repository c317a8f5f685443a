/**
 * The lock of a data folder. The kernel holds it for a process and lets go when that ends, however it ends; it means the same in
 * every container that sees the folder, which a process number does not. Node has no call for such a lock, but SQLite, which is
 * part of Node, takes one on the file it writes (fcntl; LockFileEx on Windows).
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's "database is locked". */
const busy = 5;

/** Node closes a connection that nothing refers to any more, and its lock would be gone with it. */
const held = new Set<DatabaseSync>();

/** Null when another process has it. The returned function gives it back. */
export function takeFolderLock(dir: string): (() => void) | null {
  const file = new DatabaseSync(join(dir, 'lock.sqlite'), { timeout: 0 });
  try {
    // Nothing is ever written: the file stays empty, and nothing has to be beside it.
    file.exec('pragma journal_mode = memory; begin exclusive');
    held.add(file);
    return () => {
      held.delete(file);
      file.close();
    };
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null;
    throw error;
  }
}
