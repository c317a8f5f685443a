import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const root = fileURLToPath(new URL('../build/client', import.meta.url));

/** What the build left for browsers. Names in /assets change with their content; the others are few and checked again. */
export function createStaticFiles(): Hono {
  return new Hono()
    .use(
      '/assets/*',
      serveStatic({
        root,
        precompressed: true,
        onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
      }),
    )
    .use(
      '/fonts/*',
      serveStatic({ root, onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable') }),
    )
    .use(
      '/images/*',
      serveStatic({ root, precompressed: true, onFound: (_, c) => c.header('cache-control', 'public, max-age=86400') }),
    )
    .use('/favicon.ico', serveStatic({ root, onFound: (_, c) => c.header('cache-control', 'public, max-age=86400') }));
}
