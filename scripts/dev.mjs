import { ensureInstalled } from './install.mjs';
import { serve } from './run.mjs';
import { quickImports } from './small-memory.mjs';

await ensureInstalled();
// Vite loads the development builds of packages. The server must load the same ones, or React Router meets a stranger's classes.
const nodeOptions = ['--conditions=development', quickImports];
await serve('server/dev.ts', process.argv.slice(2), { env: { NODE_ENV: 'development' }, nodeOptions });
