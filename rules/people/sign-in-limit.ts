/** How long somebody waits after too many wrong passwords: a quarter of an hour, then twice as long each time, at most an hour. */
export const signInLimits = { perEmail: 5, perAddress: 20, windowMinutes: 15, longestMinutes: 60 } as const;

/** Failures older than this no longer count. */
export const failuresCountMinutes = 240;

/** The moment until which nothing is tried, or null. `failures` are moments in milliseconds, in order. */
export function waitsUntil(failures: readonly number[], most: number, now: number): number | null {
  const { windowMinutes, longestMinutes } = signInLimits;
  let recent: number[] = [];
  let [blocks, until] = [0, 0];
  for (const at of failures) {
    recent = [...recent.filter((earlier) => at - earlier < windowMinutes * 60_000), at];
    if (recent.length < most) continue;
    until = at + Math.min(longestMinutes, windowMinutes * 2 ** blocks) * 60_000;
    blocks += 1;
    recent = [];
  }
  return until > now ? until : null;
}
