import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { pictureExtensions, picturesAmong } from '#contract/pictures/picture-name.ts';
import type { Log } from '#services/kit/log.ts';
import { FocalPoint } from '#contract/pictures/picture-entry.ts';
import type { Focal } from '#rules/pictures/crop.ts';
import { recipeVersion } from './variant.ts';

export type ImageLog = Pick<Log, 'warn' | 'error'>;

export type Master = {
  name: string;
  path: string;
  focal: Focal;
  /** Says which bytes these are and how they are cut: a changed master or focal point has another one. */
  version: string;
};

type Options = {
  /** Where a name is in several of them, the first has the picture. */
  mediaDirs: readonly string[];
  log: ImageLog;
  /** How long a master is taken to be unchanged, so that a picture in demand does not cost looks at the disk. */
  recheckMs: number;
  /** Focal points that were set in the studio, by name; another map when one of them moved. */
  focals: () => ReadonlyMap<string, Focal>;
};

type Masters = {
  find(name: string): Promise<Master | undefined>;
  /** As it was a moment ago, without a look at the disk; null when that was too long ago. */
  recent(name: string): Master | null;
};

type MasterFile = { path: string; focal: Focal };
type Index = {
  places: ReadonlyMap<string, MasterFile>;
  readAt: number;
  /** Times of the folders and of their lists of focal points. */
  foldersChangedAt: readonly number[];
  manifestsChangedAt: readonly number[];
};

const middle: Focal = [0.5, 0.5];
// File systems stamp changes coarsely: a folder read this soon after its last change may have changed again, unseen.
const settledAfterMs = 2000;

const Manifest = z.record(z.string(), z.object({ focal: FocalPoint.catch(middle) }).catch({ focal: middle }));

/** The pictures of folders by name. Names are looked up in the listing of a folder; no path is ever built from a request. */
export function createMasters({ mediaDirs, log, recheckMs, focals }: Options): Masters {
  const listing = createListing(mediaDirs, log);
  const seen = new Map<string, { master: Master; until: number; focals: ReadonlyMap<string, Focal> }>();

  function recent(name: string): Master | null {
    const known = seen.get(name);
    return known && known.focals === focals() && performance.now() < known.until ? known.master : null;
  }

  return {
    recent,
    async find(name) {
      const known = recent(name);
      if (known) return known;
      const now = focals();
      const index = await listing.read();
      const read = (from: Index) => readMaster(name, from, now.get(name));
      const master = (await read(index)) ?? (await read(await listing.readAgain(index)));
      if (master) seen.set(name, { master, until: performance.now() + recheckMs, focals: now });
      else seen.delete(name);
      return master;
    },
  };
}

function createListing(mediaDirs: readonly string[], log: ImageLog) {
  const manifests = mediaDirs.map((dir) => join(dir, 'manifest.json'));
  let current = readIndex();
  let refreshing: { from: Index; to: Promise<Index> } | undefined;

  async function readIndex(): Promise<Index> {
    const readAt = Date.now();
    const [foldersChangedAt, manifestsChangedAt] = await Promise.all([changesOf(mediaDirs), changesOf(manifests)]);
    const focals = await Promise.all(manifests.map((path) => readFocals(path, log)));
    const folders = await Promise.all(
      // The owner's list may also speak of pictures of the shop.
      mediaDirs.map((dir, index) => readPlaces(dir, { lists: focals.slice(0, index + 1), log })),
    );
    // Later entries of a map win, so the first folder comes last.
    const places = new Map(folders.toReversed().flatMap((folder) => [...folder]));
    return { places, readAt, foldersChangedAt, manifestsChangedAt };
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
      return isSameTimes(await changesOf(manifests), index.manifestsChangedAt) ? index : refresh(index);
    },
    /** For a name that is not in `index`: costs one look at each folder unless one has changed. */
    async readAgain(index: Index): Promise<Index> {
      const isSettled = index.foldersChangedAt.every((at) => index.readAt - at > settledAfterMs);
      const isSame = isSettled && isSameTimes(await changesOf(mediaDirs), index.foldersChangedAt);
      return isSame ? index : refresh(index);
    },
  };
}

async function readMaster(name: string, { places }: Index, moved: Focal | undefined): Promise<Master | undefined> {
  const place = places.get(name);
  if (!place) return undefined;
  const { path } = place;
  const focal = moved ?? place.focal;
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  const facts = [recipeVersion, stats.size, stats.mtimeMs, ...focal].join(' ');
  return { name, path, focal, version: createHash('sha256').update(facts).digest('hex').slice(0, 16) };
}

/** 0 for what is not there. */
async function changesOf(paths: readonly string[]): Promise<number[]> {
  const all = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
  return all.map((stats) => stats?.mtimeMs ?? 0);
}

function isSameTimes(now: readonly number[], before: readonly number[]): boolean {
  return now.every((at, index) => at === before[index]);
}

type Around = { lists: readonly ReadonlyMap<string, Focal>[]; log: ImageLog };

async function readPlaces(mediaDir: string, { lists, log }: Around): Promise<Map<string, MasterFile>> {
  const files = await readdir(mediaDir).catch((err: unknown) => {
    log.error({ err, mediaDir }, 'the folder of pictures cannot be read');
    return [];
  });
  const focalOf = (name: string) => lists.find((list) => list.has(name))?.get(name) ?? middle;
  const pictures = picturesAmong(files);
  const shown = new Set(pictures.keys());
  const unreachable = files.filter(
    (file) => pictureExtensions.some((end) => file.toLowerCase().endsWith(end)) && !shown.has(nameOf(file)),
  );
  if (unreachable.length > 0) {
    log.warn({ files: unreachable.slice(0, 20) }, 'pictures whose names do not work in an address are not served');
  }
  return new Map([...pictures].map(([name, file]) => [name, { path: join(mediaDir, file), focal: focalOf(name) }]));
}

function nameOf(file: string): string {
  return file.slice(0, file.lastIndexOf('.')).normalize('NFC');
}

async function readFocals(path: string, log: ImageLog): Promise<Map<string, Focal>> {
  try {
    const manifest = Manifest.parse(JSON.parse(await readFile(path, 'utf8')));
    return new Map(Object.entries(manifest).map(([name, { focal }]) => [name.normalize('NFC'), focal]));
  } catch (err) {
    const isMissing = err instanceof Error && 'code' in err && err.code === 'ENOENT';
    if (!isMissing)
      log.warn({ err, path }, 'the list of focal points cannot be read; pictures are cropped around their middle');
    return new Map();
  }
}
