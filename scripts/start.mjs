import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './production-build.mjs';
import { say, serve } from './run.mjs';

await ensureInstalled();
if (await ensureBuilt()) {
  say('starting');
  await serve('server/main.ts', process.argv.slice(2), { env: { NODE_ENV: 'production' } });
} else {
  process.exitCode = 1;
}
