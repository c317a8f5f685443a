/** When an animal goes, when its boxes come, and what a week can take. */
import { animalFamily } from '#rules/animals/animal-family.ts';
import { daysOfHanging } from '#rules/food/sold-first.ts';
import { isoWeekOf } from '#rules/time/iso-week.ts';
import { addDays, type PlainDate, weekdayOf } from '#rules/time/local-time.ts';
import { type CalendarMarket, openDayFrom } from '#rules/time/open-days.ts';

/** As 2026-W49. */
export function weekName(day: PlainDate): string {
  const { year, week } = isoWeekOf(day);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

export function mondayOf(day: PlainDate): PlainDate {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** A slaughterhouse takes nobody at shorter notice. */
const weeksBefore = 2;

/** The Monday of the first week that can be named. */
export function firstSlaughterDay(today: PlainDate): PlainDate {
  return addDays(mondayOf(today), weeksBefore * 7);
}

/** Nobody plans further ahead. */
const mostDaysAhead = 364;

/** `early`: before the first week that can be named. `late`: more than a year away. */
export function slaughterDayProblem(day: PlainDate, today: PlainDate): 'early' | 'late' | null {
  if (day < firstSlaughterDay(today)) return 'early';
  return day > addDays(today, mostDaysAhead) ? 'late' : null;
}

/** Cut, packed, frozen and at the courier's. Poultry is plucked and packed in one go. */
const cuttingDays = 6;
const cuttingDaysOfBirds = 3;

export function daysToBoxes(animal: string): number {
  return animalFamily(animal) === 'bird' ? cuttingDaysOfBirds : daysOfHanging(animal) + cuttingDays;
}

/** The first day on which its boxes can be brought. */
export function boxesOn(slaughterDay: PlainDate, animal: string, market: CalendarMarket): PlainDate {
  return openDayFrom(addDays(slaughterDay, daysToBoxes(animal)), market);
}

/** The last Tuesday that keeps what is promised, where there is still time for it; else the first there is. */
export function proposedSlaughterDay({
  promised,
  animal,
  today,
}: {
  promised: PlainDate | null;
  animal: string;
  today: PlainDate;
}): PlainDate {
  const first = addDays(firstSlaughterDay(today), 1);
  if (promised === null) return first;
  const last = addDays(promised, -daysToBoxes(animal));
  const tuesday = addDays(last, -((weekdayOf(last) + 5) % 7));
  return tuesday < first ? first : tuesday;
}

export type WeekLoad = {
  week: string;
  boxes: number;
  grams: number;
  /** Null: nobody said how many a week can take. */ free: number | null;
};

type Leaving = { boxes: number; grams: number; on: PlainDate | null };

/** Boxes by the week they leave in, all of an animal in one; `mostBoxes` is what is packed and driven in a week. */
export function weekLoads(leaving: readonly Leaving[], weeks: readonly string[], mostBoxes: number | null): WeekLoad[] {
  return weeks.map((week) => {
    const ofWeek = leaving.filter(({ on }) => on !== null && weekName(on) === week);
    const boxes = ofWeek.reduce((sum, each) => sum + each.boxes, 0);
    const grams = ofWeek.reduce((sum, each) => sum + each.grams, 0);
    return { week, boxes, grams, free: mostBoxes === null ? null : mostBoxes - boxes };
  });
}

export type CalendarCell = {
  kind: 'sell' | 'slaughter' | 'hang' | 'boxes' | 'none';
  /** The first of its weeks. */ first: string;
  weeks: number;
};

type Dates = {
  isSelling: boolean;
  slaughterDay: PlainDate | null;
  boxesDay: PlainDate | null;
};

/** One row of the calendar: what happens in each week, the same beside each other joined. */
export function calendarRow({ isSelling, slaughterDay, boxesDay }: Dates, weeks: readonly string[]): CalendarCell[] {
  const [killed, brought] = [slaughterDay && weekName(slaughterDay), boxesDay && weekName(boxesDay)];
  const kindOf = (week: string): CalendarCell['kind'] => {
    if (week === killed) return 'slaughter';
    if (week === brought) return 'boxes';
    if (killed && brought && week > killed && week < brought) return 'hang';
    const end = killed ?? brought;
    return isSelling && (!end || week < end) ? 'sell' : 'none';
  };
  const cells: CalendarCell[] = [];
  for (const week of weeks) {
    const kind = kindOf(week);
    const last = cells.at(-1);
    if (last?.kind === kind) last.weeks += 1;
    else cells.push({ kind, first: week, weeks: 1 });
  }
  return cells;
}
