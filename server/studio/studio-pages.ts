import type { ServerBuild } from 'react-router';
import { createRequestHandler } from 'react-router';
import { loadBuild } from '#server/pages/page-handler.ts';
import type * as entryServer from '#studio/entry.server.tsx';
import type { StudioContext } from '#studio/ports/studio-context.ts';

/** Answers a request with the studio. */
export type StudioPages = (request: Request, context: StudioContext) => Promise<Response>;

/** As the storefront's: what it shares with the server by identity is asked of the build itself. */
export function createStudioPages(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): StudioPages {
  const handle = createRequestHandler(build, mode);
  return async (request, context) => {
    const { entry } = typeof build === 'function' ? await build() : build;
    const { provideStudio } = entry.module as unknown as typeof entryServer;
    return handle(request, provideStudio(context));
  };
}

const folder = new URL('../../build/studio/server/', import.meta.url);

export async function builtStudio(): Promise<StudioPages> {
  return createStudioPages((await loadBuild(folder)) as ServerBuild, 'production');
}
