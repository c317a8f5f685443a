/** The bytes of a page in the forms browsers ask for. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// On zlib's own threads: nobody's answer waits for them.
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'identity' | 'br' | 'gzip';
type Bytes = Buffer<ArrayBuffer>;

export type Body = {
  bodies: Record<Encoding, Bytes>;
  etags: Record<Encoding, string>;
  /** It cannot be made any smaller. */
  isFullyCompressed: boolean;
};

/** While somebody waits: a tenth larger than it could be, in a fiftieth of the time. */
const quickQuality = 5;
const tightQuality = 11;
/** Rest for so many times as long as the last one took. */
const pauseTimes = 3;
const mostWaiting = 100;

/** `known` is the body the page had before, which is kept if nothing has changed. */
export async function packBody(identity: Bytes, known?: Body): Promise<Body> {
  const etags = etagsOf(identity);
  if (known?.etags.identity === etags.identity)
    return { bodies: known.bodies, etags: known.etags, isFullyCompressed: known.isFullyCompressed };
  const [br, zipped] = await Promise.all([brotli(identity, quickQuality), compressGzip(identity)]);
  return { bodies: { identity, br, gzip: Buffer.from(zipped) }, etags, isFullyCompressed: false };
}

async function brotli(identity: Bytes, quality: number): Promise<Bytes> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: identity.length };
  return Buffer.from(await compressBrotli(identity, { params }));
}

function etagsOf(identity: Buffer): Body['etags'] {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  return { identity: `"${hash}-identity"`, br: `"${hash}-br"`, gzip: `"${hash}-gzip"` };
}

async function recompress({ bodies, etags }: Body): Promise<Body> {
  const tight = await brotli(bodies.identity, tightQuality);
  const br = tight.length < bodies.br.length ? tight : bodies.br;
  return {
    bodies: { ...bodies, br },
    etags: { ...etags, br: etags.identity.replace('identity', 'tight-br') },
    isFullyCompressed: true,
  };
}

const pause = (ms: number) => sleep(ms, undefined, { ref: false });

/**
 * Compresses bodies once more, as tightly as it goes. That takes up to a second of processor time for each, so it is done one at a
 * time, with rests. Says whether it took the body on; whoever is refused asks again with the next visitor.
 */
export function createRecompressor(rest: (ms: number) => Promise<unknown> = pause) {
  const waiting: { body: Body; done: (tight: Body) => void }[] = [];
  let isBusy = false;

  async function work() {
    isBusy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const begin = performance.now();
      // What cannot be made smaller is good as it is.
      const smaller = await recompress(next.body).catch(() => null);
      if (smaller) next.done(smaller);
      await rest(pauseTimes * (performance.now() - begin));
    }
    isBusy = false;
  }

  return function take(body: Body, done: (tight: Body) => void): boolean {
    if (waiting.length >= mostWaiting) return false;
    waiting.push({ body, done });
    if (!isBusy) void work();
    return true;
  };
}
