import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first rendering of its page: what needs our code to work appears when it is there. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
