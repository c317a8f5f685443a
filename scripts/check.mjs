// npm run check, or some of its steps: npm run check -- format types
import { runCheckSteps } from './checks/check-steps.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const names = process.argv.slice(2);
const outcomes = await runCheckSteps(names.length > 0 ? names : undefined);
const failed = outcomes.filter((step) => !step.passed).map((step) => step.name);
console.log(failed.length === 0 ? '\ncheck: all steps passed' : `\ncheck: failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
