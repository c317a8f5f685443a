import type { Context, MiddlewareHandler } from 'hono';

type Options = { maxSize: number; onError: (c: Context) => Response };

/**
 * Refuses bodies above a size, also those that do not say theirs. Hono's own makes a Request out of a Request, which fails on
 * those that its Node server hands out.
 */
export function bodyLimit({ maxSize, onError }: Options): MiddlewareHandler {
  return async function limitBody(c, next) {
    const { body, method, headers } = c.req.raw;
    if (body === null) return next();
    const isAnnounced = headers.has('content-length') && !headers.has('transfer-encoding');
    if (isAnnounced) return Number(headers.get('content-length')) > maxSize ? onError(c) : next();
    const read = await readUpTo(body, maxSize);
    if (read === null) return onError(c);
    c.req.raw = new Request(c.req.url, { method, headers, body: read });
    return next();
  };
}

/** Null when there is more. */
async function readUpTo(body: ReadableStream<Uint8Array>, maxSize: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxSize) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
