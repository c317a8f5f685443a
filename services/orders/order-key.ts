/** What opens the page of one order. */
import { timingSafeEqual } from 'node:crypto';

export type OrderKey = { number: string; key: string };

/** In the same time for every wrong one. */
export function isSameKey(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
