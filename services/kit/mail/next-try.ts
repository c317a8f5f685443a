/** When a mail that was put off is tried again: each time twice as long, up to six hours. */
const [firstMs, longestMs] = [10 * 60_000, 6 * 3_600_000];

export function nextTry(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(longestMs, firstMs * 2 ** (attempts - 1)));
}

/** So often in a row a mail server that is away is asked in one round. */
export const mostUnreachable = 3;
