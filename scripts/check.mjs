import { runCheckSteps } from './check-steps.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const outcomes = await runCheckSteps();
const failed = outcomes.filter((step) => !step.passed).map((step) => step.name);
console.log(failed.length === 0 ? '\ncheck: all steps passed' : `\ncheck: failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
