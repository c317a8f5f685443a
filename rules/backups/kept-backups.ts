/** Which backups of the night are kept: those of the last days, and of the weeks before the last of each. */
import { lastHour } from '#rules/time/next-hour.ts';

export const backupHour = 3;
const [mostDaily, mostWeekly] = [7, 4];
const [hourMs, weekMs] = [3_600_000, 7 * 24 * 3_600_000];
/** 1970 began on a Thursday. */
const mondayMs = 4 * 24 * 3_600_000;

/** Moments at which they were made, in any order; answers those to keep, the newest first. */
export function keptBackups(made: readonly Date[]): Date[] {
  const newest = made.toSorted((a, b) => b.getTime() - a.getTime());
  const [daily, older] = [newest.slice(0, mostDaily), newest.slice(mostDaily)];
  const weeks = Map.groupBy(older, (at) => Math.floor((at.getTime() - mondayMs) / weekMs));
  const weekly = [...weeks.values()].flatMap(([last]) => last ?? []).slice(0, mostWeekly);
  return [...daily, ...weekly];
}

type BackupTimes = {
  now: Date;
  timeZone: string;
  /** Since when somebody is here to do it. */
  startedAt: Date;
  /** The last one of a night; null where there never was one. */
  newest: Date | null;
  /** When it was tried in vain for the last time. */
  failedAt: Date | null;
};

/** What a shop missed while it was off is made up for; what failed is tried again after an hour. A new shop waits for its first night. */
export function isBackupDue({ now, timeZone, startedAt, newest, failedAt }: BackupTimes): boolean {
  const since = lastHour(now, backupHour, timeZone);
  if (newest ? newest >= since : since <= startedAt) return false;
  return failedAt === null || now.getTime() - failedAt.getTime() >= hourMs;
}
