import type { Log } from '#services/kit/log.ts';

const reportsAMinute = 60;
/** Enough for every text there is; more comes from somebody who invents keys, and memory has an end. */
const rememberedKeys = 5000;

type Report = { lng: string; ns: string; keys: Record<string, string> };

/** Logs each missing text once. Files are never written: anyone can send a report. */
export function createMissingKeys({ log, clock }: { log: Log; clock: () => number }) {
  const seen = new Set<string>();
  let minute = Number.NaN;
  let reports = 0;

  return {
    mayReport(): boolean {
      const now = Math.floor(clock() / 60_000);
      reports = now === minute ? reports + 1 : 1;
      minute = now;
      return reports <= reportsAMinute;
    },
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
