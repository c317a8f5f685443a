import { msPerDay } from './ms-per-day.ts';
import { readInstant } from './read-date.ts';

const newBadgeDays = 30;

export function hasNewBadge(publishedAt: string | null | undefined, now: Date): boolean {
  const published = readInstant(publishedAt);
  if (!published) return false;
  const age = now.getTime() - published.getTime();
  return age >= 0 && age <= newBadgeDays * msPerDay;
}
