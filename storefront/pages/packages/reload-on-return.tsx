import { useReloadOnReturn } from '#storefront/browser/use-reload-on-return.ts';

/** Shows nothing. A page has to be left before one can return to it, so its code may come late. */
export function ReloadOnReturn() {
  useReloadOnReturn();
  return null;
}
