import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './production-build.mjs';
import { say, serve } from './run.mjs';
import { environment, nodeOptions } from './small-memory.mjs';

await ensureInstalled();
if (await ensureBuilt()) {
  say('starting');
  const unset = Object.entries(environment).filter(([name]) => !(name in process.env));
  const env = { ...Object.fromEntries(unset), NODE_ENV: 'production' };
  await serve('server/main.ts', process.argv.slice(2), { env, nodeOptions });
} else {
  process.exitCode = 1;
}
