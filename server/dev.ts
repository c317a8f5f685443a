/** Development start: the same shop, with the storefront served by Vite and renewed as files change. */
import type { RequestListener } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { createApp } from './app.ts';
import { readConfig, readEnvironment } from './config.ts';
import { listen } from './http/listen.ts';
import { createLog } from './log/log.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { createStudioPages } from './studio/studio-pages.ts';
import { isStudioPath } from './studio/studio-place.ts';

const config = readConfig({ ...readEnvironment(), NODE_ENV: 'development' });
const log = createLog(config);
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const pages = createPageHandler(
  // Vite cannot know what a virtual module holds.
  () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  'development',
);
// The studio is an application of its own, so it has a Vite of its own.
const studioVite = await createVite({
  root: 'studio',
  configFile: 'studio/vite.config.ts',
  server: { middlewareMode: true, hmr: { port: 24_679 } },
  appType: 'custom',
});
const studioPages = createStudioPages(
  () => studioVite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  'development',
);
const say = (message: string) => process.stdout.write(`${message}\n`);
const app = await createApp(config, { log, pages, studioPages, cachePages: false, onProgress: say });
const around = (handle: RequestListener): RequestListener => {
  return (request, response) => {
    const { middlewares } = isStudioPath(request.url?.split('?')[0] ?? '') ? studioVite : vite;
    middlewares(request, response, () => handle(request, response));
  };
};
const close = async () => {
  await Promise.all([vite.close(), studioVite.close()]);
  await app.close();
};
const address = await listen({ ...app, close }, config, { log, around });
say(`Ready: ${address}`);
const setUp = await app.setUpLine(address);
if (setUp) say(setUp);
