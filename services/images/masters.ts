import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { z } from 'zod';
import type { Log } from '#services/kit/log.ts';
import { type Focal, recipeVersion } from './variant.ts';

export type ImageLog = Pick<Log, 'warn' | 'error'>;

export type Master = {
  name: string;
  path: string;
  focal: Focal;
  /** Says which bytes these are and how they are cut: a changed master or focal point has another one. */
  version: string;
};

type Options = {
  mediaDir: string;
  log: ImageLog;
  /** How long a master is taken to be unchanged, so that a picture in demand does not cost looks at the disk. */
  recheckMs: number;
};

type Masters = {
  find(name: string): Promise<Master | undefined>;
  /** As it was a moment ago, without a look at the disk; null when that was too long ago. */
  recent(name: string): Master | null;
};

type Index = {
  paths: ReadonlyMap<string, string>;
  focals: ReadonlyMap<string, Focal>;
  readAt: number;
  folderChangedAt: number;
  manifestChangedAt: number;
};

export const masterName = /^[a-z0-9][a-z0-9-]{0,99}$/;
// Where two masters share a name, the first of these wins.
const extensions = ['.webp', '.png', '.jpg', '.jpeg'];
const middle: Focal = [0.5, 0.5];
// File systems stamp changes coarsely: a folder read this soon after its last change may have changed again, unseen.
const settledAfterMs = 2000;

const Part = z.number().min(0).max(1);
const Manifest = z.record(
  z.string(),
  z.object({ focal: z.tuple([Part, Part]).readonly().catch(middle) }).catch({ focal: middle }),
);

/** The pictures of a folder by name. Names are looked up in the folder's listing; no path is ever built from a request. */
export function createMasters({ mediaDir, log, recheckMs }: Options): Masters {
  const listing = createListing(mediaDir, log);
  const seen = new Map<string, { master: Master; until: number }>();

  function recent(name: string): Master | null {
    const known = seen.get(name);
    return known && performance.now() < known.until ? known.master : null;
  }

  return {
    recent,
    async find(name) {
      const known = recent(name);
      if (known) return known;
      const index = await listing.read();
      const master = (await readMaster(name, index)) ?? (await readMaster(name, await listing.readAgain(index)));
      if (master) seen.set(name, { master, until: performance.now() + recheckMs });
      else seen.delete(name);
      return master;
    },
  };
}

function createListing(mediaDir: string, log: ImageLog) {
  const manifestPath = join(mediaDir, 'manifest.json');
  let current = readIndex();
  let refreshing: { from: Index; to: Promise<Index> } | undefined;

  async function readIndex(): Promise<Index> {
    const readAt = Date.now();
    const [folderChangedAt, manifestChangedAt] = await Promise.all([changedAt(mediaDir), changedAt(manifestPath)]);
    const [paths, focals] = await Promise.all([readPaths(mediaDir, log), readFocals(manifestPath, log)]);
    return { paths, focals, readAt, folderChangedAt, manifestChangedAt };
  }

  /** Many requests that find the same index out of date read it anew once. */
  function refresh(from: Index): Promise<Index> {
    if (refreshing?.from !== from) {
      refreshing = { from, to: readIndex() };
      current = refreshing.to;
    }
    return refreshing.to;
  }

  return {
    async read(): Promise<Index> {
      const index = await current;
      return (await changedAt(manifestPath)) === index.manifestChangedAt ? index : refresh(index);
    },
    /** For a name that is not in `index`: costs one look at the folder unless that has changed. */
    async readAgain(index: Index): Promise<Index> {
      const isSettled = index.readAt - index.folderChangedAt > settledAfterMs;
      const isSame = isSettled && (await changedAt(mediaDir)) === index.folderChangedAt;
      return isSame ? index : refresh(index);
    },
  };
}

async function readMaster(name: string, { paths, focals }: Index): Promise<Master | undefined> {
  const path = paths.get(name);
  if (!path) return undefined;
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  const focal = focals.get(name) ?? middle;
  const facts = [recipeVersion, stats.size, stats.mtimeMs, ...focal].join(' ');
  return { name, path, focal, version: createHash('sha256').update(facts).digest('hex').slice(0, 16) };
}

/** 0 when it is not there. */
async function changedAt(path: string): Promise<number> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.mtimeMs ?? 0;
}

async function readPaths(mediaDir: string, log: ImageLog): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  const unreachable: string[] = [];
  const files = await readdir(mediaDir).catch((err: unknown) => {
    log.error({ err, mediaDir }, 'the folder of pictures cannot be read');
    return [];
  });
  for (const extension of extensions) {
    for (const file of files.filter((file) => file.endsWith(extension))) {
      const { name } = parse(file);
      if (!masterName.test(name)) unreachable.push(file);
      else if (!paths.has(name)) paths.set(name, join(mediaDir, file));
    }
  }
  if (unreachable.length > 0) {
    log.warn({ files: unreachable.slice(0, 20) }, 'pictures with other names than a-z, 0-9 and - are not served');
  }
  return paths;
}

async function readFocals(path: string, log: ImageLog): Promise<Map<string, Focal>> {
  try {
    const manifest = Manifest.parse(JSON.parse(await readFile(path, 'utf8')));
    return new Map(Object.entries(manifest).map(([name, { focal }]) => [name, focal]));
  } catch (err) {
    const isMissing = err instanceof Error && 'code' in err && err.code === 'ENOENT';
    if (!isMissing)
      log.warn({ err, path }, 'the list of focal points cannot be read; pictures are cropped around their middle');
    return new Map();
  }
}
