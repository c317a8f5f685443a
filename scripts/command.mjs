// A command of this shop, by its name: node scripts/command.mjs backup FILE
import { ensureInstalled } from './install.mjs';
import { serve } from './run.mjs';
import { quickImports } from './small-memory.mjs';

const [name, ...args] = process.argv.slice(2);
await ensureInstalled();
await serve(`server/commands/${name}-command.ts`, args, {
  env: { NODE_ENV: 'production' },
  nodeOptions: [quickImports],
});
