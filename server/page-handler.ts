import type { ServerBuild } from 'react-router';
import { createRequestHandler } from 'react-router';
import type * as entryServer from '#storefront/entry.server.tsx';
import type { VisitorContext } from '#storefront/context.ts';

/** Answers a page request with the storefront. */
export type PageHandler = (request: Request, context: VisitorContext) => Promise<Response>;

/**
 * The storefront is built as one bundle, so whatever it shares with the server by identity (its context keys) is asked of the
 * bundle itself.
 */
export function createPageHandler(load: () => Promise<ServerBuild>, mode: 'production' | 'development'): PageHandler {
  const handle = createRequestHandler(load, mode);
  return async (request, context) => {
    const entry = (await load()).entry.module as unknown as typeof entryServer;
    return handle(request, entry.provideVisitor(context));
  };
}

export async function builtPages(): Promise<PageHandler> {
  const address = new URL('../build/server/index.js', import.meta.url).href;
  const build = (await import(address)) as ServerBuild;
  return createPageHandler(async () => build, 'production');
}
