import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCheckSteps } from './checks/check-steps.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './production-build.mjs';
import { root, runTool } from './run.mjs';
import { scratchFolder } from './scratch-folder.mjs';
import { inOneLine, readPlaywright, readVitest } from './test-reports.mjs';

const scratch = scratchFolder();
const env = {
  TMPDIR: scratch,
  // Runners, their workers and all that tests start load the same files again and again.
  NODE_COMPILE_CACHE: join(scratch, 'kudde-compiled'),
  ...(process.argv.includes('--all') && { TEST_ALL: '1' }),
};
const results = join(root, 'test-results');

await ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const suites = [];
const steps = await runCheckSteps();
suites.push({
  name: 'check',
  passed: steps.filter((step) => step.passed).length,
  failed: steps.filter((step) => !step.passed).length,
  failures: [],
  skipped: [],
});

const isBuilt = await ensureBuilt();
suites.push({ name: 'build', passed: isBuilt ? 1 : 0, failed: isBuilt ? 0 : 1, failures: [], skipped: [] });

const vitest = ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'];
suites.push(outcome('vitest', await runTool('vitest', vitest, { env }), readVitest));
suites.push(outcome('playwright', await playwright('playwright', ['pictures', 'journeys']), readPlaywright));
// Vite and all it transforms take both cores: journeys beside it would wait for them.
suites.push(outcome('development', await playwright('development', ['development']), readPlaywright));

report();

function playwright(name, projects) {
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, `${name}.json`) };
  return runTool('playwright', ['test', ...projects.map((project) => `--project=${project}`)], {
    env: { ...env, ...report },
  });
}

/** The counts of a runner's JSON report. A bad exit that no test explains, or no test at all, is a failure of its own. */
function outcome(name, exitCode, read) {
  let counts = { passed: 0, failed: 0, failures: [], skipped: [] };
  try {
    counts = read(JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8')));
  } catch (error) {
    console.error(`${name}: no readable report (${error.message})`);
  }
  const isUnexplained = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  if (isUnexplained)
    console.error(`${name}: exit code ${exitCode} with ${counts.passed} passed tests: counted as a failure`);
  return { name, ...counts, failed: isUnexplained ? 1 : counts.failed };
}

function report() {
  const sum = (key) => suites.reduce((total, suite) => total + suite[key], 0);
  const skipped = suites.flatMap((suite) => suite.skipped.map((title) => `${suite.name}: ${title}`));
  const parts = [`${sum('passed')} passed`, `${sum('failed')} failed`];
  if (skipped.length > 0) parts.push(`${skipped.length} skipped`);
  const broken = suites.filter((suite) => suite.failed > 0).map((suite) => `${suite.name} (${suite.failed})`);

  console.log('');
  // Named again here, with a line each after that: of a long run often only the end is kept.
  const failures = suites.flatMap((suite) => suite.failures);
  for (const failure of failures) console.log(`${failure}\n`);
  for (const failure of failures) console.log(inOneLine(failure));
  if (broken.length > 0) console.log(`FAILED: ${broken.join(', ')}`);
  if (skipped.length > 0) console.log(`SKIPPED, so not proven here: ${skipped.join('; ')}`);
  console.log(parts.join(', '));
  process.exitCode = broken.length > 0 ? 1 : 0;
}
