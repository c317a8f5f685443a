/** The animals of a market as cards, what waits for the owner first, and the weeks they go and come in. */
import { calendarRow, mondayOf, weekLoads, weekName } from '#rules/herd/slaughter-week.ts';
import type { AnimalState } from '#rules/herd/animal-state.ts';
import { isoWeekOf } from '#rules/time/iso-week.ts';
import { addDays, localDate } from '#rules/time/local-time.ts';
import type { HerdAnimal } from '../../ports/herd.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { plainDay } from '../../words/plain-day.ts';
import { shownAnimal, titleOf } from './shown-animal.server.ts';

const order: readonly AnimalState[] = ['full', 'cut', 'slaughtered', 'booked', 'open', 'planned'];
const isOver = ({ state }: HerdAnimal) => state === 'delivered' || state === 'cancelled';
const weeksShown = 8;

export async function loadHerd({ herd, settings, market, language, now }: StudioContext & { person: Person }) {
  const animals = await herd.list(market);
  const going = animals
    .filter((animal) => !isOver(animal))
    .toSorted(
      (a, b) => order.indexOf(a.state) - order.indexOf(b.state) || (b.sold.percent ?? 0) - (a.sold.percent ?? 0),
    );
  const selling = going.filter(({ state }) => state === 'open' || state === 'full');
  const today = localDate(now, market.timeZone);
  const first = addDays(mondayOf(today), -7);
  const mondays = Array.from({ length: weeksShown }, (_, index) => addDays(first, index * 7));
  const weeks = mondays.map(weekName);
  const { values, versions } = await settings.read(market.code);
  const most = values['herd.weekBoxes'] ?? null;
  const leaving = going.map(({ sold, boxesDay }) => ({ boxes: sold.boxes, grams: sold.capacity, on: boxesDay }));
  const day = (date: string | null) => (date === null ? '' : plainDay(date, 'brief', language));
  return {
    selling: selling.length,
    half: selling.filter(({ sold }) => (sold.percent ?? 0) >= 50).length,
    going: going.map((animal) => shownAnimal(animal, language)),
    earlier: animals
      .filter(isOver)
      .toSorted((a, b) => (b.slaughterDay ?? '').localeCompare(a.slaughterDay ?? ''))
      .slice(0, 50)
      .map((animal) => shownAnimal(animal, language)),
    weeks: mondays.map((monday) => ({ ...isoWeekOf(monday), isNow: weekName(monday) === weekName(today) })),
    rows: going
      .map((animal) => {
        const { state, slaughterDay, boxesDay } = animal;
        const cells = calendarRow({ isSelling: state === 'open' || state === 'full', slaughterDay, boxesDay }, weeks);
        return {
          tag: animal.tag,
          written: animal.written,
          title: titleOf(animal, language),
          cells: cells.map((cell) => ({
            ...cell,
            day: cell.kind === 'slaughter' ? day(slaughterDay) : cell.kind === 'boxes' ? day(boxesDay) : '',
          })),
        };
      })
      // What does nothing in these weeks makes the table only longer.
      .filter(({ cells }) => cells.some(({ kind }) => kind === 'slaughter' || kind === 'boxes')),
    loads: weekLoads(leaving, weeks, most),
    most,
    mostVersion: versions['herd.weekBoxes'] ?? 0,
  };
}

export type HerdShown = Awaited<ReturnType<typeof loadHerd>>;
