import { msPerDay, newBadgeDays } from '#rules/text/constants.ts';
import { readInstant } from './read-date.ts';

export function hasNewBadge(publishedAt: string | null | undefined, now: Date): boolean {
  const published = readInstant(publishedAt);
  if (!published) return false;
  const age = now.getTime() - published.getTime();
  return age >= 0 && age <= newBadgeDays * msPerDay;
}
