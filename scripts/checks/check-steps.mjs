import { fail, runNode, runTool } from '../run.mjs';

const steps = [
  { name: 'format', run: () => runTool('oxfmt', ['--check']) },
  // The type-aware lint below reads what this writes; in an empty clone there is nothing yet.
  { name: 'route types', run: () => runTool('react-router', ['typegen']) },
  { name: 'lint', run: () => runTool('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'boundaries', run: () => runNode(['scripts/checks/boundaries.mjs']) },
  { name: 'linear patterns', run: () => runNode(['scripts/checks/linear-patterns.mjs']) },
  { name: 'types', run: () => runTool('tsc', ['--noEmit']) },
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
