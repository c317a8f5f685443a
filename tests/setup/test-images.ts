/** For tests of the pictures' service. */
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { createImages } from '#services/images/images.ts';
import { makeVariant } from '#services/images/variant.ts';

type Options = Parameters<typeof createImages>[0];

// So that a master changes its colour and not its size: only its time then tells.
export const uncompressed = { compressionLevel: 0 };

export function plain(background: string, width = 500, height = 400) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A service over a folder with a red picture `cow` and the given files. */
export async function setUp({
  files = {},
  ...options
}: Partial<Options> & { files?: Record<string, Buffer | string> } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-images-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [mediaDir, cacheDir] = [join(folder, 'media'), join(folder, 'cache')];
  await mkdir(mediaDir);
  await plain('#f00').png(uncompressed).toFile(join(mediaDir, 'cow.png'));
  for (const [file, content] of Object.entries(files)) await writeFile(join(mediaDir, file), content);
  const lines: string[] = [];
  const log = {
    warn: (_: object, message: string) => lines.push(`warn: ${message}`),
    error: (_: object, message: string) => lines.push(`error: ${message}`),
  };
  let made = 0;
  const make: typeof makeVariant = (...given) => {
    made += 1;
    return makeVariant(...given);
  };
  const start = (more: Partial<Options> = {}) =>
    createImages({ mediaDirs: [mediaDir], cacheDir, log, make, recheckMs: 0, ...options, ...more });
  return { folder, mediaDir, cacheDir, lines, start, app: start(), made: () => made };
}

export async function colourOf(answer: Response): Promise<number[]> {
  const pixel = { left: 5, top: 5, width: 1, height: 1 };
  return [
    ...(await sharp(await answer.arrayBuffer())
      .extract(pixel)
      .raw()
      .toBuffer()),
  ];
}

/** Gives the file a time of its own, as if minutes had passed. */
export async function touch(path: string) {
  const later = new Date(Date.now() + 600_000);
  await utimes(path, later, later);
}
