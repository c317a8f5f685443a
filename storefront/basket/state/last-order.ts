import { orderedCookie, readCookie } from '#rules/visit/cookies.ts';

/** The number of the order that this browser placed last, in this market and not long ago. */
export function readLastOrder(): string | null {
  try {
    return readCookie(document.cookie, orderedCookie);
  } catch {
    return null;
  }
}
