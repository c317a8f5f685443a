import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { CallError } from '#contract/errors.ts';
import type { ImageFormat, Variant } from '#contract/images.ts';
import { etagOf } from '#services/kit/etag.ts';
import { createLimit, QueueRefusal } from '#services/kit/limit.ts';
import type { ImageLog, Master } from './masters.ts';
import type { makeVariant } from './variant.ts';

/** A variant ready to be sent. */
export type Picture = { bytes: Uint8Array<ArrayBuffer>; etag: string };
export type Wanted = { variantName: string; variant: Variant; format: ImageFormat };
/** Who asks: whose place in the queue it is, and whether they are still there. */
export type Asker = { sender: string; signal: AbortSignal };
type Store = {
  get(master: Master, wanted: Wanted, asker: Asker): Promise<Picture>;
  /** What is in memory; null for what has to be read or made. */
  ready(master: Master, wanted: Wanted): Picture | null;
};

type Options = { cacheDir: string; log: ImageLog; make: typeof makeVariant };
type Kept = { folder: string; file: string };

const memoryBytes = 32 * 1024 * 1024;
/** A page with all its new pictures waits together; more of one sender, or for longer, is a flood and gets a quick 503. */
const queue = { atOnce: 2, waiting: 200, waitingPerSender: 64, waitMs: 15_000 };
/** What could not be made is left alone this long, unless its master changes. */
const brokenForMs = 60_000;

/** Variants are made once, kept on disk, and the ones in demand in memory. */
export function createStore(options: Options): Store {
  const memory = new LRUCache<string, Picture>({ maxSize: memoryBytes, sizeCalculation: ({ bytes }) => bytes.length });
  const broken = new LRUCache<string, true>({ max: 1000, ttl: brokenForMs });
  const underWay = new Map<string, { loading: Promise<Picture>; askers: Asker[] }>();
  const load = createLoader(options);

  async function loadInto(key: string, { master, wanted, askers }: Loading): Promise<Picture> {
    try {
      const loaded = await load({ master, wanted, askers });
      memory.set(key, loaded);
      return loaded;
    } catch (error) {
      if (error instanceof QueueRefusal) throw unavailable(master, error);
      broken.set(key, true);
      throw error;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    ready: (master, wanted) => memory.get(keyOf(master, wanted)) ?? null,
    async get(master, wanted, asker) {
      const key = keyOf(master, wanted);
      const ready = memory.get(key);
      if (ready) return ready;
      if (broken.has(key)) throw unavailable(master);
      const known = underWay.get(key);
      if (known) {
        known.askers.push(asker);
        return known.loading;
      }
      const askers = [asker];
      const loading = loadInto(key, { master, wanted, askers });
      underWay.set(key, { loading, askers });
      return loading;
    },
  };
}

type Loading = { master: Master; wanted: Wanted; /** All who wait for it; more may come. */ askers: readonly Asker[] };

function createLoader({ cacheDir, log, make }: Options): (wish: Loading) => Promise<Picture> {
  const limit = createLimit(queue);
  const keep = createKeeper(log);

  async function encode(master: Master, { variant, variantName, format }: Wanted): Promise<Uint8Array<ArrayBuffer>> {
    try {
      // Read here and not by sharp, which may remember a file by its path though it has changed.
      return ownBytes(await make(await readFile(master.path), { variant, format, focal: master.focal }));
    } catch (cause) {
      log.error({ err: cause, master: master.name, variant: variantName, format }, 'picture cannot be made');
      throw unavailable(master, cause);
    }
  }

  return async ({ master, wanted, askers }) => {
    const kept = { folder: join(cacheDir, master.name), file: fileName(master, wanted) };
    const ready = await readKept(kept);
    if (ready) return picture(ready);
    // Kept within its turn, so that a slow disk slows the making down instead of filling the memory.
    return limit(
      async () => {
        const bytes = await encode(master, wanted);
        await keep(kept, bytes, wanted);
        return picture(bytes);
      },
      {
        sender: askers[0]?.sender ?? '',
        isWanted: () => askers.some(({ signal }) => !signal.aborted),
        // Sharp screens show the plain one meanwhile, if at all.
        canWait: wanted.variant.density > 1,
      },
    );
  };
}

function keyOf(master: Master, wanted: Wanted): string {
  return `${master.name}/${fileName(master, wanted)}`;
}

function fileName({ version }: Master, { variantName, format }: Wanted): string {
  return `${variantName}.${version}.${format}`;
}

function unavailable({ name }: Master, cause?: unknown): CallError {
  return new CallError('unavailable', `The picture ${name} cannot be shown at the moment`, { cause });
}

function picture(bytes: Uint8Array<ArrayBuffer>): Picture {
  return { bytes, etag: etagOf(bytes) };
}

/** A copy of exactly its size: small buffers are views into a shared pool, which a cache would keep alive. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

async function readKept({ folder, file }: Kept): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await readFile(join(folder, file)).catch(() => undefined);
  // An empty file is what a power cut leaves behind.
  return bytes && bytes.length > 0 ? ownBytes(bytes) : undefined;
}

/** A disk that is full or read-only costs speed, not pictures: what cannot be kept is made again when it is asked for again. */
function createKeeper(log: ImageLog) {
  let isFailing = false;

  return async (kept: Kept, bytes: Uint8Array, wanted: Wanted): Promise<void> => {
    const path = join(kept.folder, kept.file);
    const temporary = `${path}.${randomUUID()}.tmp`;
    try {
      await mkdir(kept.folder, { recursive: true });
      await writeFile(temporary, bytes, { flush: true });
      await rename(temporary, path);
      await removeOutdated(kept, wanted);
      isFailing = false;
    } catch (err) {
      await rm(temporary, { force: true }).catch(() => undefined);
      if (!isFailing) log.warn({ err, folder: kept.folder }, 'picture variants cannot be kept on disk');
      isFailing = true;
    }
  };
}

/** Removes what earlier versions of the master, or a process that died while writing, left of this variant. */
async function removeOutdated({ folder, file }: Kept, { variantName, format }: Wanted): Promise<void> {
  const files = await readdir(folder);
  const outdated = files.filter(
    (other) => other !== file && other.startsWith(`${variantName}.`) && other.includes(`.${format}`),
  );
  await Promise.all(outdated.map((other) => rm(join(folder, other), { force: true })));
}
