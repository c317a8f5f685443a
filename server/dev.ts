/** Development start: the same shop, with the storefront served by Vite and renewed as files change. */
import type { RequestListener } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { createApp } from './app.ts';
import { readConfig, readEnvironment } from './config.ts';
import { listen } from './http/listen.ts';
import { createLog } from './operations/log.ts';
import { createPageHandler } from './pages/page-handler.ts';

const config = readConfig({ ...readEnvironment(), NODE_ENV: 'development' });
const log = createLog(config);
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const pages = createPageHandler(
  // Vite cannot know what a virtual module holds.
  () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  'development',
);
const say = (message: string) => process.stdout.write(`${message}\n`);
const app = await createApp(config, { log, pages, cachePages: false, onProgress: say });
const around = (handle: RequestListener): RequestListener => {
  return (request, response) => vite.middlewares(request, response, () => handle(request, response));
};
say(
  `Ready: ${await listen({ ...app, close: async () => (await vite.close(), app.close()) }, config, { log, around })}`,
);
