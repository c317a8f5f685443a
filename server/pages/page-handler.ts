import { readdir } from 'node:fs/promises';
import type { ServerBuild } from 'react-router';
import { createRequestHandler, matchRoutes, type RouteObject } from 'react-router';
import type * as entryServer from '#storefront/entry.server.tsx';
import type { RequestContext } from '#storefront/request-context.ts';

/** Answers a page request with the storefront. */
export type PageHandler = {
  (request: Request, context: RequestContext): Promise<Response>;
  /** Ids of the routes a path matches, where they do not change while it runs. */
  routeIdsOf?: (path: string) => string[];
};

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
    const { provideContext } = entry.module as unknown as typeof entryServer;
    return handle(request, provideContext(context));
  };
}

const buildFolder = new URL('../../build/server/', import.meta.url);

export async function builtPages(): Promise<PageHandler> {
  const build = (await loadBuild(buildFolder)) as ServerBuild;
  const routes = routeTree(build.routes);
  const routeIdsOf = (path: string) => matchRoutes(routes, path)?.flatMap(({ route }) => route.id ?? []) ?? [];
  return Object.assign(createPageHandler(build, 'production'), { routeIdsOf });
}

/**
 * A build with all its chunks. Node reads a chunk when it is first rendered, and what cannot be read then (no file descriptor, a
 * folder that was replaced) would be missing from pages for as long as the process lives.
 */
export async function loadBuild(folder: URL): Promise<unknown> {
  const build: unknown = await import(new URL('index.js', folder).href);
  const chunks = (await readdir(new URL('assets/', folder)).catch(() => [])).filter((name) => name.endsWith('.js'));
  for (const chunk of chunks) await import(new URL(`assets/${chunk}`, folder).href);
  return build;
}

/** The flat list of a build as the tree React Router matches paths with. */
function routeTree(list: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(list).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    const own = { id, ...(path !== undefined && { path }), caseSensitive: caseSensitive ?? false };
    return [route.index ? { ...own, index: true } : { ...own, children: routeTree(list, id) }];
  });
}
