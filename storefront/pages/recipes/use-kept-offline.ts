import { useEffect } from 'react';

/** A recipe that was open is there without a line, where the shop's settings say so. */
export function useKeptOffline(address: string): void {
  useEffect(() => {
    const { offline } = document.documentElement.dataset;
    const over = new AbortController();
    if (offline) {
      const keeping = { scope: offline, path: new URL(address).pathname, isOver: over.signal };
      // A browser that keeps nothing shows the same page.
      void import('./keep-offline.ts').then(({ keepOffline }) => keepOffline(keeping)).catch(() => {});
    }
    return () => over.abort();
  }, [address]);
}
