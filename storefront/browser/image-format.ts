/** Whether pictures are shown in modern formats: if the browser knows WebP, and nobody has switched it off. */
import { useSyncExternalStore } from 'react';
import { imageFormat } from '#contract/images.ts';
import { readStored, readStoredFlag } from './storage.ts';

export const flagKey = 'webp_disable';
export const probeKey = 'webp_support';

let hasModern: boolean | null = null;

function modernNow(): boolean {
  hasModern ??=
    imageFormat({ webpDisable: readStoredFlag(flagKey), supportsWebp: readStored(probeKey) !== false }) === 'webp';
  return hasModern;
}

/** Pictures that are drawn in the browser leave modern formats out by themselves. */
export function useModernFormat(): boolean {
  return useSyncExternalStore(
    () => () => {},
    modernNow,
    () => true,
  );
}
