import type { Log } from '#services/kit/log.ts';
import { createTokenBucket } from '#services/kit/token-bucket.ts';

/** Of all pages together: a text that is missing is missing for everybody. */
const reports = { atOnce: 60, perSecond: 1 };
/** Enough for every text there is; more comes from somebody who invents keys, and memory has an end. */
const rememberedKeys = 5000;

type Report = { lng: string; ns: string; keys: Record<string, string> };

/** Logs each missing text once. Files are never written: anyone can send a report. */
export function createMissingKeys({ log, clock }: { log: Log; clock: () => number }) {
  const seen = new Set<string>();
  const limit = createTokenBucket(reports, clock);

  return {
    mayReport: () => limit('all').isAllowed,
    report({ lng, ns, keys }: Report): void {
      for (const [key, text] of Object.entries(keys)) {
        const name = `${lng}/${ns}:${key}`;
        if (seen.has(name) || seen.size >= rememberedKeys) continue;
        seen.add(name);
        log.warn({ market: lng, namespace: ns, key, text }, 'a text is missing');
      }
    },
  };
}
