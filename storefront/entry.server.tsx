import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { type VisitorContext, visitorContext } from './context.ts';

export function provideVisitor(visitor: VisitorContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(visitorContext, visitor);
  return provider;
}

/** Renders the whole page before it is sent: whole pages are what we cache, and a page that fails can still say so. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const body = await render(request, context);
  return new Response(body, { status, headers });
}

function render(request: Request, context: EntryContext): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
    });
  });
}
