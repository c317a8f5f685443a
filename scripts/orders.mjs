import { ensureInstalled } from './install.mjs';
import { serve } from './run.mjs';
import { quickImports } from './small-memory.mjs';

await ensureInstalled();
await serve('server/commands/orders-command.ts', process.argv.slice(2), {
  env: { NODE_ENV: 'production' },
  nodeOptions: [quickImports],
});
