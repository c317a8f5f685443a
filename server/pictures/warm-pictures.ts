/**
 * Pictures of cards, made before the first request, which would wait for each of them. One at a time, with rests, so that
 * visitors always find the other place at the image service and most of the processor.
 */
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { picturesAmong } from '#contract/pictures/picture-name.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log/log.ts';

const variants = ['fit-340x210', 'fit-340x210-2x'];
/** Rest for so many times as long as the last picture took. */
const pauseTimes = 3;
const firstAfterMs = 5000;

type Options = {
  mediaDirs: readonly string[];
  /** Asks the image service, which keeps what it makes. */
  ask: (path: string) => Response | Promise<Response>;
  signal: AbortSignal;
  rest?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

/** Resolves to how many were asked for, sooner when told to stop. A folder that cannot be read holds none. */
export async function warmPictures({ mediaDirs, ask, signal, rest = pause }: Options): Promise<number> {
  const folders = await Promise.all(mediaDirs.map((dir) => readdir(dir).catch(() => [])));
  const names = [...new Set(folders.flatMap((files) => [...picturesAmong(files).keys()]))].map(encodeURIComponent);
  let asked = 0;
  await rest(firstAfterMs, signal);
  for (const path of names.flatMap((name) => variants.map((variant) => `/${variant}/${name}.avif`))) {
    if (signal.aborted) break;
    const begin = performance.now();
    const response = await ask(path);
    await response.arrayBuffer();
    asked += 1;
    await rest(pauseTimes * (performance.now() - begin), signal);
  }
  return asked;
}

/** Waits without keeping the process alive, and no longer than it is wanted. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

type Warmer = {
  config: Pick<Config, 'warmPictures' | 'mediaDirs'>;
  images: { request: (path: string) => Response | Promise<Response> };
  log: Pick<Log, 'info'>;
};

/** The same for this shop, where its settings want it. */
export function createPictureWarmer({ config, images, log }: Warmer): (signal: AbortSignal) => Promise<void> {
  return async (signal) => {
    if (!config.warmPictures) return;
    const count = await warmPictures({ mediaDirs: config.mediaDirs, ask: (path) => images.request(path), signal });
    log.info({ count }, 'pictures of cards are ready');
  };
}
