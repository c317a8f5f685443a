/** One request to the shop behind us, by `node:http`: `fetch` does not let anybody choose the Host. */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { PassThrough, Readable } from 'node:stream';
import { TimeoutError } from '#contract/with-timeout.ts';
import type { ShopBody } from './body.ts';

export type ToSend = {
  url: URL;
  method: string;
  headers: Headers;
  host: string;
  body: ShopBody | null;
  /** Ends the request when the visitor has gone; null for one that is finished all the same. */
  signal: AbortSignal | null;
  /** How long the shop may take to begin its answer, and may then be silent. */
  timeoutMs: number;
};

export type ShopAnswer = {
  status: number;
  headers: Headers;
  /** Null where there is none to be had. */
  incoming: IncomingMessage | null;
  /** When the shop has sent all of it, or will send no more. */
  ended: Promise<void>;
};

class DeadConnection extends Error {}

export async function sendToShop(wanted: ToSend): Promise<ShopAnswer> {
  const isReading = wanted.method === 'GET' || wanted.method === 'HEAD';
  try {
    // A change never goes out on a connection that may be dead already: nobody could tell whether it was made.
    return await sendOnce(wanted, { isFresh: !isReading });
  } catch (error) {
    if (!(error instanceof DeadConnection) || !isReading) throw error;
    return sendOnce(wanted, { isFresh: true });
  }
}

function sendOnce({ url, method, headers, host, body, signal, timeoutMs }: ToSend, { isFresh }: { isFresh: boolean }) {
  const begin = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<ShopAnswer>((resolve, reject) => {
    const tooLate = () => outgoing.destroy(new TimeoutError(`no answer within ${timeoutMs} ms`));
    const deadline = setTimeout(tooLate, timeoutMs);
    const outgoing = begin(url, {
      method,
      headers: { ...Object.fromEntries(withLength(headers, body)), host },
      servername: url.hostname,
      timeout: timeoutMs,
      ...(signal && { signal }),
      ...(isFresh && { agent: false }),
    });
    outgoing.on('timeout', tooLate);
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(deadline);
      const isDead = outgoing.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      reject(isDead ? new DeadConnection() : error);
    });
    outgoing.on('response', (incoming) => {
      clearTimeout(deadline);
      try {
        resolve(readAnswer(incoming, method));
      } catch (error) {
        incoming.destroy();
        reject(error);
      }
    });
    writeBody(outgoing, body);
  });
}

/** A length that is not that of the body would make the next request on the connection part of it. */
function withLength(given: Headers, body: ShopBody | null): Headers {
  const headers = new Headers(given);
  if (body === null) headers.delete('content-length');
  else if ('whole' in body) headers.set('content-length', String(body.whole.length));
  return headers;
}

function writeBody(outgoing: ReturnType<typeof requestHttp>, body: ShopBody | null): void {
  if (body === null) outgoing.end();
  else if ('whole' in body) outgoing.end(body.whole);
  else body.flowing.on('error', (error) => outgoing.destroy(error)).pipe(outgoing);
}

function readAnswer(incoming: IncomingMessage, method: string): ShopAnswer {
  const { statusCode: status = 0, statusMessage = '' } = incoming;
  // eslint-disable-next-line no-control-regex
  if (!(status >= 200 && status <= 599) || /[\u0000-\u0008\u000a-\u001f\u007f]/.test(statusMessage))
    throw new Error(`the shop answered with status ${status}`);
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const ended = new Promise<void>((resolve) => void incoming.once('close', resolve));
  const hasBody = method !== 'HEAD' && ![204, 205, 304].includes(status);
  if (!hasBody) incoming.resume();
  return { status, headers, incoming: hasBody ? incoming : null, ended };
}

/** The body for the visitor. `isFinished` reads it to its end although the visitor has gone, because a change depends on it. */
export function bodyOf({ incoming }: ShopAnswer, { isFinished }: { isFinished: boolean }): ReadableStream | null {
  if (incoming === null) return null;
  // Node's streams and the platform's are the same thing under two types.
  if (!isFinished) return Readable.toWeb(incoming) as ReadableStream;
  const through = new PassThrough();
  incoming.on('error', (error) => through.destroy(error));
  incoming.pipe(through);
  through.on('close', () => {
    incoming.unpipe(through);
    incoming.resume();
  });
  return Readable.toWeb(through) as ReadableStream;
}

/** The whole body of a response that the proxy reads itself. */
export async function bytesOf({ incoming }: ShopAnswer, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming ?? []) {
    // No encoding is set, so they are bytes.
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > mostBytes) throw new Error(`the shop answered more than ${mostBytes} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

const mostDropped = 1024 * 1024;

/** Reads what nobody wants, so that the connection can be used again; not without end. */
export function dropBody({ incoming }: ShopAnswer): void {
  let size = 0;
  incoming?.on('error', () => {});
  incoming?.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > mostDropped) incoming.destroy();
  });
}
