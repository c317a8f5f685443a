import { useSyncExternalStore } from 'react';
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

let isUnsent = false;
const listeners = new Set<() => void>();

function tell(next: boolean): void {
  isUnsent = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a form found no line, and was neither sent again nor left. */
export function useUnsent(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isUnsent,
    () => false,
  );
}

/**
 * Client middleware of the root. Without a line the router would put an error in the place of the page, and what was typed would be gone
 * with it. So what a form sends waits instead until it is called off, by the next press or by going elsewhere, and the page is told.
 */
export const holdUnsent: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const { method, signal } = request;
  if (method === 'POST' && !signal.aborted && Object.values(results).some(foundNoLine)) {
    tell(true);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    tell(false);
  }
  return results;
};

/** The router hands a failed request on with the status of its answer, of which there is none. */
function foundNoLine({ result }: DataStrategyResult): boolean {
  const failed = result as { data?: unknown; init?: unknown } | undefined;
  return failed?.init === null && failed.data instanceof TypeError;
}
