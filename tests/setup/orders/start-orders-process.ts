/** Starts `orders-process.ts` and talks to it line by line. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { quickImports } from '../../../scripts/small-memory.mjs';

export async function startOrdersProcess(url: string) {
  const program = join(import.meta.dirname, 'orders-process.ts');
  const child = spawn(process.execPath, [quickImports, program, url], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  /** What it says next; null when it has ended. */
  async function hear<T>(): Promise<T | null> {
    const { value, done } = (await lines.next()) as { value: string; done?: boolean };
    return done ? null : (JSON.parse(value) as T);
  }
  await hear();
  return { hear, say: (task: object) => child.stdin.write(`${JSON.stringify(task)}\n`), ended };
}
