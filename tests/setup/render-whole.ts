/** Renders as the server does: what comes late in browsers is waited for. */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      // What throws inside a boundary is that boundary's matter.
      onError: () => {},
    });
  });
}
