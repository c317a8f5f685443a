/** Where the embedded PostgreSQL listens: in its own folder, or where that has too long a name, in a short one only it can enter. */
import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';
import { DatabaseRefused } from './refused.ts';

/** Part of the socket's name; nothing listens on such a port. */
export const socketPort = 5432;
/** What macOS allows; Linux allows four more. */
const longestName = 103;

export function socketOf(folder: string, port: number): string {
  return join(folder, `.s.PGSQL.${port}`);
}

export function socketFolder(cluster: string, user: DatabaseUser | undefined): string {
  if (Buffer.byteLength(socketOf(cluster, socketPort)) <= longestName) return cluster;
  const short = join('/tmp', `kudde-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`);
  const owner = user ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  try {
    mkdirSync(short, { mode: 0o700 });
    chownSync(short, owner.uid, owner.gid);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const made = lstatSync(short);
  if (made.isDirectory() && made.uid === owner.uid && (made.mode & 0o077) === 0) return short;
  throw new DatabaseRefused(
    'no access',
    `${short} is needed for the socket of the database, and belongs to somebody else. Remove it, or set DATA_DIR to a folder with a shorter name.`,
  );
}

/** Whether anybody listens there, in whatever container. */
export function isAnswered(folder: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = folder === '' ? connect(port, '127.0.0.1') : connect(socketOf(folder, port));
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
