import { ensureInstalled } from './install.mjs';
import { join } from 'node:path';
import { root, runNode, serve } from './run.mjs';
import { quickImports } from './small-memory.mjs';

await ensureInstalled();
if ((await runNode([join(root, 'scripts/write-brands.mjs')])) !== 0) process.exit(1);
// Vite loads the development builds of packages. The server must load the same ones, or React Router meets a stranger's classes.
const nodeOptions = ['--conditions=development', quickImports];
await serve('server/dev.ts', process.argv.slice(2), { env: { NODE_ENV: 'development' }, nodeOptions });
