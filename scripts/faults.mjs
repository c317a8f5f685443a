// Runs every failure of tests/faults, and what strangers may do to a running shop (tests/live), and prints what was seen.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './production-build.mjs';
import { root, runTool } from './run.mjs';

const file = join(root, 'test-results/faults.jsonl');

await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
mkdirSync(join(root, 'test-results'), { recursive: true });
rmSync(file, { force: true });
const env = { FAULTS_FILE: file, TEST_ALL: '1' };
process.exitCode = await runTool('vitest', ['run', 'tests/faults', 'tests/live', ...process.argv.slice(2)], { env });

if (!existsSync(file)) {
  console.error('no failure was seen: the run said nothing, which is a failure itself');
  process.exit(1);
}
const lines = readFileSync(file, 'utf8').trim().split('\n');
const rows = lines.map((line) => JSON.parse(line));
const width = Math.max(...rows.map(({ failure }) => failure.length), 'Failure'.length);
console.log(`\n${'Failure'.padEnd(width)}  Seen`);
for (const { failure, seen } of rows) console.log(`${failure.padEnd(width)}  ${seen}`);
