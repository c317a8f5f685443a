import { runNode, runTool } from './run.mjs';

const steps = [
  { name: 'format', run: () => runTool('oxfmt', ['--check']) },
  { name: 'lint', run: () => runTool('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'boundaries', run: () => runNode(['scripts/boundaries.mjs']) },
  { name: 'types', run: async () => (await runTool('react-router', ['typegen'])) || runTool('tsc', ['--noEmit']) },
  { name: 'budgets', run: () => runNode(['scripts/budgets.mjs']) },
];

/** Runs every step, also after a failed one, and resolves to their outcomes. */
export async function runCheckSteps() {
  const outcomes = [];
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const begin = performance.now();
    const passed = (await step.run()) === 0;
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`== ${step.name}: ${passed ? 'ok' : 'FAILED'} (${seconds} s)`);
    outcomes.push({ name: step.name, passed });
  }
  return outcomes;
}
