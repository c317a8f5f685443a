import { whenIdleOrUsed } from '#storefront/browser/when-idle-or-used.ts';

/** Loaders of the parts that stand in the page as HTML and are not hydrated yet. */
const pending = new Set<() => Promise<unknown>>();

/**
 * The chunk of a part that is in the page already. It is fetched after the first view. While it cannot be had, the server's HTML
 * stays: better a part that does nothing than none.
 */
export async function loadVisibleChunk<T>(load: () => Promise<T>): Promise<T> {
  if (typeof document === 'undefined') return load();
  pending.add(load);
  await whenIdleOrUsed();
  for (;;) {
    try {
      const chunk = await load();
      pending.delete(load);
      return chunk;
    } catch {
      await backOnline();
    }
  }
}

function backOnline(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

export function hasPendingChunks(): boolean {
  return pending.size > 0;
}
