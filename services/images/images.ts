/** The image service: makes and keeps the variants of the table in contract/images.ts. Originals are never sent. */
import { type Context, Hono } from 'hono';
import { CallError } from '#contract/errors.ts';
import { type ImageFormat, variants } from '#contract/images.ts';
import { pictureName } from '#contract/pictures/picture-name.ts';
import { isKnownTag } from '#services/kit/etag.ts';
import { failedCall } from '#services/kit/failed-call.ts';
import type { Focal } from '#rules/pictures/crop.ts';
import { createMasters, type ImageLog } from './masters.ts';
import { createStore, type Picture, type Wanted } from './store.ts';
import { makeVariant } from './variant.ts';

type Options = {
  /** Folders of originals; where a name is in several of them, the first has the picture. */
  mediaDirs: readonly string[];
  cacheDir: string;
  log?: ImageLog;
  /** How a variant is made; tests count and delay it. */
  make?: typeof makeVariant;
  /** How soon a changed master is noticed. */
  recheckMs?: number;
  /** As in masters.ts; without it those of the lists beside the pictures hold. */
  focals?: () => ReadonlyMap<string, Focal>;
  /** Whose places in the queue are counted together: the sender's network. */
  senderOf?: (c: Context) => string;
};

export type ReadyPicture = { picture: Picture; format: ImageFormat };

export type Images = Hono & {
  /** A picture of this address below /media that can be sent at once; null for all that takes a look at the disk. */
  ready: (path: string) => ReadyPicture | null;
};

const contentTypes: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
// Not immutable: an address stays the same when its master changes.
const cacheControl = 'public, max-age=604800, stale-while-revalidate=86400';
const silent: ImageLog = { warn() {}, error() {} };
const noneMoved: ReadonlyMap<string, Focal> = new Map();

/** Mounted at /media. Nothing outlives the request that caused it, so there is nothing to close. */
export function createImages({ mediaDirs, cacheDir, ...options }: Options): Images {
  const { log = silent, make = makeVariant, recheckMs = 1000, senderOf = () => '', focals = () => noneMoved } = options;
  const masters = createMasters({ mediaDirs, log, recheckMs, focals });
  const store = createStore({ cacheDir, log, make });
  const app = new Hono();

  app.get('/:variant/:file', async (c) => {
    const { name, ...wanted } = readAddress(c.req.param('variant'), c.req.param('file'));
    const master = await masters.find(name);
    if (!master) throw new CallError('not_found', `There is no picture ${name}`);
    const picture = await store.get(master, wanted, { sender: senderOf(c), signal: c.req.raw.signal });
    const { bytes, etag } = picture;
    if (isKnownTag(etag, c.req.header('if-none-match'))) return c.body(null, 304, keptBy(etag));
    return c.body(bytes, 200, headersOf(picture, wanted.format));
  });

  app.all('*', () => {
    throw new CallError('not_found', 'Pictures are at {variant}/{name} with .avif, .webp or .jpg');
  });

  app.onError((error, c) => {
    const answer = failedCall(error, c, log);
    if (answer.status === 503) answer.headers.set('retry-after', '10');
    return answer;
  });

  function ready(path: string): ReadyPicture | null {
    const [, variantName = '', name = '', extension = ''] = plainAddress.exec(path) ?? [];
    const variant = variants.get(variantName);
    const master = masters.recent(name);
    if (!variant || !master || !isFormat(extension)) return null;
    const picture = store.ready(master, { variantName, variant, format: extension });
    return picture && { picture, format: extension };
  }
  return Object.assign(app, { ready });
}

/** Any other way to write it is the app's to read. */
const plainAddress = /^\/([a-z0-9-]+)\/([\w-]+)\.([a-z]+)$/;

export function keptBy(etag: string) {
  return { etag, 'cache-control': cacheControl };
}

export function headersOf({ bytes, etag }: Picture, format: ImageFormat) {
  return {
    ...keptBy(etag),
    'content-type': contentTypes[format],
    'content-length': String(bytes.length),
  };
}

function readAddress(variantName: string, file: string): Wanted & { name: string } {
  const variant = variants.get(variantName);
  if (!variant) throw new CallError('not_found', 'There is no such variant of a picture');
  const [, written = '', extension = ''] = /^(.*)\.([^.]*)$/s.exec(file) ?? [];
  if (!isFormat(extension)) throw new CallError('not_found', 'Pictures end in .avif, .webp or .jpg');
  const name = written.normalize('NFC');
  if (!pictureName.test(name)) {
    throw new CallError('invalid_request', 'Names of pictures have at most 100 letters, digits and few other signs');
  }
  return { variantName, variant, name, format: extension };
}

function isFormat(extension: string): extension is ImageFormat {
  return Object.hasOwn(contentTypes, extension);
}
