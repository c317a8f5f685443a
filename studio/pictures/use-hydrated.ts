import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script runs: false for what the server writes, and for who has none. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
