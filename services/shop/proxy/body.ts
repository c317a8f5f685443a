/** What a visitor sends to the shop: forms are read whole before they go on, uploads flow through and are counted. */
import { Readable } from 'node:stream';

/** A form is smaller. What is larger is an upload, and is not kept in memory. */
const wholeBytes = 1024 * 1024;

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** `whole` where all of it is here; `flowing` where the rest is still on its way. */
export type ShopBody = { whole: Buffer } | { flowing: Readable };

export async function readShopBody(request: Request, limit: number): Promise<ShopBody | null> {
  const { body, headers } = request;
  if (body === null) return null;
  if (Number(headers.get('content-length') ?? 0) > limit) throw new BodyTooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  while (size <= Math.min(wholeBytes, limit)) {
    const { done, value } = await reader.read();
    if (done) return { whole: Buffer.concat(chunks, size) };
    chunks.push(value);
    size += value.length;
  }
  if (size > limit) {
    void reader.cancel().catch(() => {});
    throw new BodyTooLarge();
  }
  return { flowing: Readable.from(rest(chunks, reader, limit - size), { objectMode: false }) };
}

async function* rest(read: Uint8Array[], reader: ReadableStreamDefaultReader<Uint8Array>, left: number) {
  yield* read;
  let open = left;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    open -= value.length;
    if (open < 0) {
      void reader.cancel().catch(() => {});
      throw new BodyTooLarge();
    }
    yield value;
  }
}
