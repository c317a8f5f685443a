import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, RouterContextProvider, ServerRouter } from 'react-router';
import { studioContextKey, type StudioContext, studioOf } from './ports/studio-context.ts';

export function provideStudio(studio: StudioContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(studioContextKey, studio);
  return provider;
}

/** What loaders, actions and rendering could not handle. Somebody who has left is no error. */
export const handleError: HandleErrorFunction = (err, { request, context }) => {
  if (!request.signal.aborted)
    studioOf(context).log.error({ err, path: new URL(request.url).pathname }, 'a page of the studio failed');
};

/** Whole before it is sent, so that a page that fails can still say so. Never kept: the mark of its scripts is another each time. */
// oxlint-disable-next-line max-params -- React Router calls it so
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { scriptMark, log } = studioOf(context);
  const page = <ServerRouter context={entry} url={request.url} nonce={scriptMark} />;
  const onError = (err: unknown) => log.error({ err, path: new URL(request.url).pathname }, 'a part of a page failed');
  return new Response(await render(page, { nonce: scriptMark, onError }), { status, headers });
}

type RenderOptions = { nonce: string; onError: (error: unknown) => void };

function render(page: React.ReactNode, { nonce, onError }: RenderOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError,
    });
  });
}
