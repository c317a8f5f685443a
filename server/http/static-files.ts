import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';

const root = fileURLToPath(new URL('../../build/client', import.meta.url));

const forEver = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

/** What the build left for browsers. Names in /assets change with their content, a changed font gets a new name; the others are few. */
export function createStaticFiles(): Hono {
  const files = serveStatic({ root });
  // The build lays a brotli and a gzip form beside each text file.
  const texts = serveStatic({ root, precompressed: true });
  return new Hono()
    .use('/assets/*', keptBy(forEver, texts))
    .use('/fonts/*', keptBy(forEver, files))
    .use('/images/*', keptBy(forADay, texts))
    .use('/favicon.ico', keptBy(forADay, files));
}

/** Says how long a file that was found may be kept; whatever answers instead speaks for itself. */
function keptBy(cacheControl: string, serve: MiddlewareHandler): MiddlewareHandler {
  return async function serveKept(c, next) {
    let isFound = true;
    const answer = await serve(c, async () => {
      isFound = false;
      await next();
    });
    if (!isFound || !answer) return answer;
    answer.headers.set('cache-control', cacheControl);
    return answer;
  };
}
