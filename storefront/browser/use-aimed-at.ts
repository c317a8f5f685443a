import { useLocation } from 'react-router';
import { useIsHydrated } from './use-is-hydrated.ts';

/** The part of the page its address names. The server does not see what stands after the # of an address, so it is looked at in the browser. */
export function useAimedAt(): string {
  const { hash } = useLocation();
  return useIsHydrated() ? hash.slice(1) : '';
}
