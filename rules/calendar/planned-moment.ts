/** When something that is planned happens: a day and a time on the market's clock, as one moment. */
import { localMoment, type PlainDate } from '#rules/time/local-time.ts';

export type PlannedMoment =
  /** `isFirstOfTwo`: that time comes twice in the night the clock goes back, and the first one is meant. */
  | { at: Date; isFirstOfTwo: boolean }
  /** That time is left out in the night the clock goes forward; `offer` is the one after it. */
  | { problem: 'noSuchTime'; offer: string }
  | { problem: 'notATime' | 'past' | 'far' };

const mostAheadMs = 2 * 366 * 86_400_000;
const msPerDay = 86_400_000;

export function plannedMoment(
  day: PlainDate,
  time: string,
  { timeZone, now }: { timeZone: string; now: Date },
): PlannedMoment {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const wanted = `${day} ${time}`;
  const isTime = /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(time) && !Number.isNaN(wall);
  if (!isTime || new Date(wall).toISOString().slice(0, 16).replace('T', ' ') !== wanted) return { problem: 'notATime' };
  const offsetAt = (instant: number) =>
    Date.parse(`${localMoment(new Date(instant), timeZone).replace(' ', 'T')}:00Z`) - instant;
  // The clocks of the day before and of the day after: in the two nights of a year they differ.
  const [before, after] = [wall - offsetAt(wall - msPerDay), wall - offsetAt(wall + msPerDay)];
  const found = [...new Set([before, after])]
    .filter((instant) => localMoment(new Date(instant), timeZone) === wanted)
    .toSorted((one, other) => one - other);
  const [first] = found;
  if (first === undefined) return { problem: 'noSuchTime', offer: localMoment(new Date(before), timeZone).slice(11) };
  if (first <= now.getTime()) return { problem: 'past' };
  if (first > now.getTime() + mostAheadMs) return { problem: 'far' };
  return { at: new Date(first), isFirstOfTwo: found.length > 1 };
}
