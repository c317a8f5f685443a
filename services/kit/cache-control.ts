import type { Call } from '#contract/call.ts';

/** What a call's `cache` means to browsers and to what stands between. */
export const cacheControl: Record<Call['cache'], string> = {
  long: 'public, max-age=60, s-maxage=600, stale-while-revalidate=3600, stale-if-error=86400',
  short: 'public, max-age=15, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  none: 'no-store',
};
