import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createTurns } from '#contract/create-turns.ts';
import { sharedNamespaces } from '#contract/locales.ts';
import { type EntryContext, type HandleErrorFunction, RouterContextProvider, ServerRouter } from 'react-router';
import { requestContext, type RequestContext, requestContextKey } from './request-context.ts';
import { SharedTexts } from './i18n/shared-texts.ts';
import { RenderPause } from './hydration/after-pause.tsx';
import { finishScripts } from './finish-scripts.server.ts';

export function provideContext(context: RequestContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(requestContextKey, context);
  return provider;
}

/** What loaders and rendering could not handle. A visitor who has left is no error. */
export const handleError: HandleErrorFunction = (err, { request, context }) => {
  const { log, onFailed } = requestContext(context);
  if (onFailed) onFailed(err);
  else if (!request.signal.aborted) log.error({ err, path: new URL(request.url).pathname }, 'page failed');
};

/** Renders the whole page before it is sent: whole pages are what we cache, and a page that fails can still say so. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { log, onBroken, onScripts } = requestContext(context);
  const mark = randomUUID();
  const onError = (err: unknown) => {
    onBroken?.();
    log.error({ err, path: new URL(request.url).pathname }, 'a part of a page failed');
  };
  const page = (
    <RenderPause value={createTurns()}>
      <SharedTexts value={requestContext(context).messagesFor(sharedNamespaces)}>
        <ServerRouter context={entry} url={request.url} nonce={mark} />
      </SharedTexts>
    </RenderPause>
  );
  const { html, scripts } = finishScripts(await render(page, { nonce: mark, onError }), mark);
  onScripts?.(scripts);
  return new Response(html, { status, headers });
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
      // Otherwise React sends large boundaries last, and scripts put them in their place: pages would jump, or stay without them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError,
    });
  });
}
