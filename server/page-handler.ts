import type { ServerBuild } from 'react-router';
import { createRequestHandler } from 'react-router';
import type * as entryServer from '#storefront/entry.server.tsx';
import type { VisitorContext } from '#storefront/context.ts';

/** Answers a page request with the storefront. */
export type PageHandler = (request: Request, context: VisitorContext) => Promise<Response>;

/**
 * The storefront is built as one bundle, so whatever it shares with the server by identity (its context keys) is asked of the
 * bundle itself. `build` is a function where it changes while it runs: React Router then prepares it anew for each request.
 */
export function createPageHandler(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): PageHandler {
  const handle = createRequestHandler(build, mode);
  return async (request, context) => {
    const { entry } = typeof build === 'function' ? await build() : build;
    const { provideVisitor } = entry.module as unknown as typeof entryServer;
    return handle(request, provideVisitor(context));
  };
}

export async function builtPages(): Promise<PageHandler> {
  const address = new URL('../build/server/index.js', import.meta.url).href;
  return createPageHandler((await import(address)) as ServerBuild, 'production');
}
