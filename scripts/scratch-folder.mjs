import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryDisk = '/dev/shm';
const enough = 4 * 1024 ** 3;

/**
 * A folder for all that tests write, gone when this process ends. In memory where the machine has room: dozens of databases that
 * sync every commit to one disk make each other wait for seconds.
 */
export function scratchFolder() {
  const folder = mkdtempSync(join(hasRoom(memoryDisk) ? memoryDisk : tmpdir(), 'kudde-tests-'));
  // Databases run as a user of their own when tests run as root.
  chmodSync(folder, 0o1777);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

function hasRoom(dir) {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}
