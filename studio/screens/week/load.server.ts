/** A week in words: days, kilos and money as the person reads them. */
import { data } from 'react-router';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import type { PackedDay, PackedOrder } from '../../ports/week.ts';
import { langTagOf } from '../../texts/text-table.ts';
import { cents, formatCents } from '#rules/money/cents.ts';

type Studio = StudioContext & { person: Person };
type WeekQuery = { week: string; day: string | null; /** Of the line that says what was pressed. */ done: number };

export async function loadWeek(studio: Studio, asked: WeekQuery) {
  const { week, market, language, person } = studio;
  const found = await week.find(market, asked.week);
  if (!found) throw data(null, 404);
  const langTag = langTagOf(language);
  const part = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(langTag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
  const number = new Intl.NumberFormat(langTag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const kilosOf = (orders: readonly PackedOrder[]) => {
    const sum = orders.reduce((total, { kilos }) => total + (kilos ?? 0), 0);
    return sum > 0 ? number.format(sum) : null;
  };
  const order = (one: PackedOrder) => ({
    ...one,
    kilos: one.kilos === null ? null : number.format(one.kilos),
    owed: one.owed > 0 ? formatCents(cents(one.owed), market) : null,
    // Of NL-2026-00044 only the last part differs within a week.
    short: one.number.split('-').at(-1) ?? one.number,
    isDone: isDone(one),
    lines: one.lines.map((line) => ({
      ...line,
      kilos: line.kilos === null ? null : number.format(line.kilos),
      less: line.less === null ? null : formatCents(cents(line.less), market),
    })),
  });
  const day = ({ day: date, production, orders, stops }: PackedDay) => ({
    day: date,
    title: part(date, { weekday: 'long' }),
    short: part(date, { weekday: 'short' }),
    month: part(date, { month: 'short' }),
    date: part(date, { day: 'numeric' }),
    boxes: boxesIn(orders),
    ready: boxesIn(orders.filter(isDone)),
    toPack: shownOf(orders.filter((one) => !isDone(one))),
    packed: shownOf(orders.filter(({ state }) => state === 'packed')),
    isReady: orders.every(isDone),
    kilos: kilosOf(orders),
    production,
    orders: orders.map(order),
    stops: stops.flatMap((stop) => orders.find((each) => each.number === stop) ?? []).map(order),
  });
  const days = found.days.map(day);
  const pressed = Number.isSafeInteger(asked.done) && asked.done > 0 ? await week.pressDone(asked.done, person) : null;
  const all = found.days.flatMap(({ orders }) => orders);
  const chosen = days.find((each) => each.day === asked.day) ?? days.find(({ isReady }) => !isReady) ?? days[0];
  return {
    name: found.name,
    number: Number(found.name.slice(-2)),
    before: found.before,
    after: found.after,
    days,
    chosen: chosen?.day ?? null,
    toDo: boxesIn(all) - boxesIn(all.filter(isDone)),
    ready: boxesIn(all.filter(isDone)),
    kilos: kilosOf(all),
    apart: found.apart.map(({ order: one, day: date, why, canCancel }) => ({
      ...order(one),
      // What goes by post has none.
      day: date === '' ? '' : part(date, { weekday: 'short', day: 'numeric', month: 'short' }),
      why,
      canCancel,
    })),
    pressed: pressed && { ...pressed, done: asked.done },
    byPost: found.byPost.map(order),
  };
}

export type WeekView = Awaited<ReturnType<typeof loadWeek>>;
export type DayView = WeekView['days'][number];
export type OrderView = DayView['orders'][number];

function isDone({ state }: PackedOrder): boolean {
  return state === 'packed' || state === 'sent' || state === 'delivered';
}

/** As a form sends them: who changes one of them meanwhile is heard. */
function shownOf(orders: readonly PackedOrder[]) {
  return { count: orders.length, orders: orders.map(({ number, version }) => `${number}:${version}`).join(' ') };
}

function boxesIn(orders: readonly PackedOrder[]): number {
  return orders.reduce((sum, { boxes }) => sum + boxes, 0);
}
