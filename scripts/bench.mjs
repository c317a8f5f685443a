import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './production-build.mjs';
import { runNode } from './run.mjs';

await ensureInstalled();
process.exitCode = (await ensureBuilt()) ? await runNode(['bench/bench.ts', ...process.argv.slice(2)]) : 1;
