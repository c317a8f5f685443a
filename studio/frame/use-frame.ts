import { useRouteLoaderData } from 'react-router';
import type { loadFrame } from './load-frame.server.ts';

/** What stands around every screen; null on the pages in front of the book. */
export function useFrame() {
  return useRouteLoaderData<typeof loadFrame>('frame') ?? null;
}
