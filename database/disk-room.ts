/**
 * Stops writing to the embedded database before its disk is full. PostgreSQL restarts itself when it cannot write its log, and
 * goes on doing so until there is room: nothing is lost, but nothing can be read meanwhile either. So the last of the room is
 * left to what it has to write of its own accord, and what visitors have is shown to them.
 */
import { statfsSync } from 'node:fs';
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

const read = /^\s*(?:select|show|listen|unlisten|begin|commit|rollback|savepoint|release|set)\b/i;

/** Everything else may write: `with` too, and what nobody thought of. */
export function isRead(statement: string): boolean {
  return read.test(statement);
}
