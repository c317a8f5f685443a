/** The code of the parts that stand in a page before their code is there. */
import { firstViewOver } from './first-view.ts';

/** Parts that are still without. */
const awaited = new Set<() => Promise<unknown>>();

/** Comes after the first view. Without it what the server wrote stays: better a part that does nothing than none. */
export async function codeOfShown<T>(load: () => Promise<T>): Promise<T> {
  if (typeof document === 'undefined') return load();
  awaited.add(load);
  await firstViewOver();
  for (;;) {
    try {
      const code = await load();
      awaited.delete(load);
      return code;
    } catch {
      await backOnline();
    }
  }
}

function backOnline(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

export function isCodeMissing(): boolean {
  return awaited.size > 0;
}
