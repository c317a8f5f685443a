/** The bytes of a page in the forms browsers ask for. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '#server/http/accepted-encoding.ts';

// On zlib's own threads: nobody's answer waits for them.
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Bytes = Buffer<ArrayBuffer>;

export type Body = {
  bodies: Record<Encoding, Bytes>;
  etags: Record<Encoding, string>;
  /** It cannot be made any smaller. */
  isTight: boolean;
};

/** While somebody waits: a tenth larger than it could be, in a fiftieth of the time. */
const quickQuality = 5;
/** Up to a second of processor time for a page. */
const tightQuality = 11;

type Packing = {
  /** The body the page had before, which is kept if nothing has changed. */
  known?: Body | undefined;
  /** Nobody waits for it, so it may be made as small as it can be. */
  isTight?: boolean;
};

export async function packBody(identity: Bytes, { known, isTight = false }: Packing = {}): Promise<Body> {
  const etags = etagsOf(identity, isTight);
  const same = known?.etags.identity === etags.identity ? known : null;
  if (same && (same.isTight || !isTight)) return { bodies: same.bodies, etags: same.etags, isTight: same.isTight };
  const [br, zipped] = await Promise.all([
    brotli(identity, isTight ? tightQuality : quickQuality),
    same?.bodies.gzip ?? compressGzip(identity).then((bytes) => Buffer.from(bytes)),
  ]);
  return { bodies: { identity, br, gzip: zipped }, etags, isTight };
}

async function brotli(identity: Bytes, quality: number): Promise<Bytes> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: identity.length };
  return Buffer.from(await compressBrotli(identity, { params }));
}

/** Other bytes have another tag, also where they come to the same page. */
function etagsOf(identity: Buffer, isTight: boolean): Body['etags'] {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  return { identity: `"${hash}-identity"`, br: `"${hash}-${isTight ? 'tight-br' : 'br'}"`, gzip: `"${hash}-gzip"` };
}
