import { translationFirstRetryMs, translationRetries } from './constants.ts';

/** Milliseconds to wait before each retry of a translation file; after the last one it is given up. */
export function retryDelays(retries = translationRetries, firstMs = translationFirstRetryMs): number[] {
  return Array.from({ length: retries }, (_, index) => firstMs * 2 ** index);
}
