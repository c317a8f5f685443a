/**
 * What a PostgreSQL leaves in its folder when it is killed or the power goes, and what would keep the next one from starting: an
 * empty lock file, or one whose process number belongs to another program by now. Whoever holds the lock of the data folder may
 * clear it away.
 */
import { realpathSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postmasterFile, readPostmaster } from './postmaster-file.ts';
import { DatabaseRefused } from './refused.ts';
import { isAnswered, socketOf } from './socket-folder.ts';

const orphanEndsWithinMs = 60_000;

export async function clearLeftovers(cluster: string, socket: { folder: string; port: number }): Promise<void> {
  const before = await readPostmaster(cluster);
  if (before && (await isAnswered(before.socketFolder, before.port))) await endOrphan(cluster, before);
  const files = [join(cluster, postmasterFile)];
  if (socket.folder !== '') {
    const name = socketOf(socket.folder, socket.port);
    files.push(name, `${name}.lock`);
  }
  for (const file of files) await rm(file, { force: true });
}

/** One whose supervisor was killed. It works in its own folder, by which it is known; a number alone may be anybody's. */
async function endOrphan(
  cluster: string,
  { pid, socketFolder, port }: { pid: number; socketFolder: string; port: number },
) {
  if (!worksIn(cluster, pid)) {
    throw new DatabaseRefused(
      'in use',
      `A PostgreSQL that was not started by this shop runs in ${cluster}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + orphanEndsWithinMs;
  while (await isAnswered(socketFolder, port)) {
    if (Date.now() > deadline)
      throw new DatabaseRefused('in use', `The PostgreSQL in ${cluster} (process ${pid}) does not end.`);
    await sleep(50);
  }
}

function worksIn(cluster: string, pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false; // another system, or another user's
  }
}
