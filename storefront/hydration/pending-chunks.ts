/** The code of the parts that stand in a page before their code is there. */
import { firstViewOver } from './when-idle-or-used.ts';

/** Parts that are still without. */
const awaited = new Set<() => Promise<unknown>>();

let onAllThere: (() => void)[] = [];

/** Comes after the first view. Without it what the server wrote stays: better a part that does nothing than none. */
export async function codeOfShown<T>(load: () => Promise<T>): Promise<T> {
  if (typeof document === 'undefined') return load();
  awaited.add(load);
  await firstViewOver();
  for (;;) {
    try {
      const code = await load();
      awaited.delete(load);
      if (awaited.size === 0) tellAllThere();
      return code;
    } catch {
      await backOnline();
    }
  }
}

function backOnline(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

function tellAllThere() {
  const told = onAllThere;
  onAllThere = [];
  for (const tell of told) tell();
}

export function isCodeMissing(): boolean {
  return awaited.size > 0;
}

/** Resolves when no part of the page is without its code. */
export function codeOfAll(): Promise<void> {
  return isCodeMissing() ? new Promise((resolve) => onAllThere.push(resolve)) : Promise.resolve();
}
