import type { Text } from '#contract/locales.ts';

/** "55 minutes", "2 hours", "2 hours 15". Null for no time at all. */
export function durationText(minutes: number | null, t: Text): string | null {
  if (minutes === null || minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('units.minutes', { count: minutes });
  return rest === 0 ? t('units.hours', { count: hours }) : t('units.hoursMinutes', { hours, minutes: rest });
}
