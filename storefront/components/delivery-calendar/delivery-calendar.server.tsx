/** Five weeks of deliveries as HTML: what can be chosen, and why the rest cannot. It has nothing to press. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { RichText } from '#contract/fields/read.ts';
import { type DayOfWeeks, deliveryWeeks } from '#rules/calendar/delivery-weeks.ts';
import { dayWords, longDay } from '#rules/time/day-words.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { RequestContext } from '#storefront/request-context.ts';

type Bounds = { first: PlainDate; last?: PlainDate | null };
type CalendarContext = Pick<RequestContext, 'market' | 'text'>;

export function deliveryCalendarHtml(bounds: Bounds, { market, text }: CalendarContext): RichText {
  const weeks = deliveryWeeks(bounds, market);
  return { html: renderToStaticMarkup(<Calendar weeks={weeks} first={bounds.first} place={{ market, text }} />) };
}

type CalendarProps = { weeks: DayOfWeeks[][]; first: PlainDate; place: CalendarContext };

function Calendar({ weeks, first, place: { market, text } }: CalendarProps) {
  const days = weeks[0] ?? [];
  return (
    <div data-dated="">
      <h2>{text('almanac:when.title')}</h2>
      <table>
        <caption>{text('almanac:when.first', { day: longDay(first, market) })}</caption>
        <thead>
          <tr>
            {days.map(({ day }) => (
              <th key={day} scope="col" abbr={dayWords(day, market, { weekday: 'long' })}>
                {dayWords(day, market, { weekday: 'short' }).replace('.', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((cell) => (
                <DayCell key={cell.day} cell={cell} isMonthSaid={saysMonth(cell, week)} place={{ market, text }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text('almanac:when.choose')}</p>
    </div>
  );
}

type NamedDay = Extract<DayOfWeeks, { is: 'holiday' | 'closure' }>;

function isNamed(cell: DayOfWeeks): cell is NamedDay {
  return cell.is === 'holiday' || cell.is === 'closure';
}

/** The first day of each month in its week says which month it is; what a day is called stands in the same place. */
function saysMonth(cell: DayOfWeeks, week: DayOfWeeks[]): boolean {
  const first = week.find((other) => !isNamed(other) && other.day.slice(0, 7) === cell.day.slice(0, 7));
  return first?.day === cell.day;
}

type DayCellProps = { cell: DayOfWeeks; isMonthSaid: boolean; place: CalendarContext };

function DayCell({ cell, isMonthSaid, place: { market, text } }: DayCellProps) {
  const number = Number(cell.day.slice(8));
  const month = isMonthSaid ? <small>{dayWords(cell.day, market, { month: 'short' })}</small> : null;
  if (cell.is === 'open')
    return (
      <td className="on">
        {number}
        {month}
      </td>
    );
  const why = whyNot(cell, text);
  return (
    <td>
      {number}
      {isNamed(cell) ? <small>{why}</small> : month}
      {isNamed(cell) ? null : <span className="sr"> {why}</span>}
    </td>
  );
}

function whyNot(cell: Exclude<DayOfWeeks, { is: 'open' }>, text: CalendarContext['text']): string {
  if (cell.is === 'closure') return cell.words || text('almanac:when.closed');
  if (cell.is === 'holiday') return text(`almanac:holidays.${cell.name}`);
  return text(cell.is === 'weekday' ? 'almanac:when.closed' : `almanac:when.${cell.is === 'late' ? 'late' : 'early'}`);
}
