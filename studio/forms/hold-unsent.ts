import { useSyncExternalStore } from 'react';

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
 * Without a line the router would put an error in the place of the page, and what was typed would be gone with it. So what a form sends
 * waits instead until it is called off, by the next press or by going elsewhere, and the page is told.
 */
export function holdUnsent(): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    try {
      return await ask(input, init);
    } catch (error) {
      const signal = init?.signal;
      // As the router sends what is in a form.
      const isForm = init?.method === 'POST' && input instanceof URL && input.pathname.endsWith('.data');
      if (!isForm || !signal || signal.aborted) throw error;
      tell(true);
      return new Promise((_, giveUp) => {
        signal.addEventListener('abort', () => {
          tell(false);
          giveUp(signal.reason);
        });
      });
    }
  };
}
