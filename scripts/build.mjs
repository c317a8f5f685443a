import { ensureInstalled } from './install.mjs';
import { build } from './production-build.mjs';

await ensureInstalled();
process.exitCode = (await build()) ? 0 : 1;
