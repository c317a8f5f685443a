import { availableParallelism } from 'node:os';
import { fail, runNode, runTool } from '../run.mjs';

// Each checker works out for itself what the files it shares with others mean: four on two cores take twice the processor time of one.
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)));
/** Both read types with a program in Go, which looks for garbage too often for one that ends so soon. */
const env = { GOGC: '400' };

const steps = [
  { name: 'format', run: () => runTool('oxfmt', ['--check']) },
  // The type-aware lint below reads what this writes; in an empty clone there is nothing yet.
  { name: 'route types', run: () => runTool('react-router', ['typegen']) },
  { name: 'lint', run: () => runTool('oxlint', ['--type-aware', '--deny-warnings'], { env }) },
  { name: 'boundaries', run: () => runNode(['scripts/checks/boundaries.mjs']) },
  { name: 'names', run: () => runNode(['scripts/checks/names.mjs']) },
  { name: 'unused', run: () => runNode(['scripts/checks/unused.mjs']) },
  { name: 'money', run: () => runNode(['scripts/checks/money.mjs']) },
  { name: 'linear patterns', run: () => runNode(['scripts/checks/linear-patterns.mjs']) },
  { name: 'types', run: () => runTool('tsc', ['--noEmit', '--checkers', checkers], { env }) },
  { name: 'budgets', run: () => runNode(['scripts/checks/budgets.mjs']) },
];

/** Runs every step, or those named, also after a failed one, and resolves to their outcomes. */
export async function runCheckSteps(names = steps.map(({ name }) => name)) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) fail(`no step of the check is called ${unknown.join(', ')}`);
  const outcomes = [];
  for (const step of steps.filter(({ name }) => names.includes(name))) {
    console.log(`\n== ${step.name}`);
    const begin = performance.now();
    const passed = (await step.run()) === 0;
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`== ${step.name}: ${passed ? 'ok' : 'FAILED'} (${seconds} s)`);
    outcomes.push({ name: step.name, passed });
  }
  return outcomes;
}
