/** A disk of its own in a file, where this machine lets us have one: to fill it up, and to cut its power. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  /** Where it is mounted. */
  dir: string;
  /** What is on it now, as it would be after a power cut: without what the system has not written yet. */
  copy: () => SmallDisk;
  remove: () => void;
};

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });

export async function makeSmallDisk(megabytes: number): Promise<SmallDisk> {
  const home = await mkdtemp(join(tmpdir(), 'kudde-disk-'));
  const image = join(home, 'image');
  run('truncate', '-s', `${megabytes}M`, image);
  run('mkfs.ext4', '-q', '-F', image);
  return mount(home, image);
}

let copies = 0;

function mount(home: string, image: string): SmallDisk {
  const dir = `${image}.mounted`;
  mkdirSync(dir);
  // Without a cache of its own in between, so that the file holds what was synced and nothing else.
  const device = run('losetup', '--find', '--show', '--direct-io=on', image).toString().trim();
  run('mount', '-t', 'ext4', device, dir);
  run('chmod', '755', home, dir);
  return {
    dir,
    copy() {
      copies += 1;
      const copied = `${image}.${copies}`;
      run('cp', '--sparse=always', image, copied);
      return mount(home, copied);
    },
    remove() {
      run('umount', '--lazy', dir);
      run('losetup', '--detach', device);
      rmSync(image, { force: true });
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The kinds of disk that can be had here: for tables of tests. Mounting needs root, and more rights than containers give. */
export async function disksToBeHad(): Promise<string[]> {
  try {
    (await makeSmallDisk(16)).remove();
    return ['a disk in a file'];
  } catch {
    return [];
  }
}
