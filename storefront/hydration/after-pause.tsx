import { createContext, type ReactNode, use } from 'react';

/** Resolves when others had their turn of the event loop. None in the browser, where React pauses by itself. */
export const RenderPause = createContext<(() => Promise<void>) | null>(null);

/**
 * A part of a page that the server renders in a turn of its own. A whole page in one turn would keep every other visitor of the
 * process waiting for it.
 */
export function AfterPause({ children }: { children: ReactNode }) {
  const pause = use(RenderPause);
  if (pause) use(pause());
  return children;
}
