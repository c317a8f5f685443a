import { useText } from '#storefront/i18n/messages.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import type { CalendarDay } from './checkout-view.ts';
import type { CheckoutPage } from './load.server.ts';

type DayCalendarProps = Pick<CheckoutPage, 'weeks' | 'weekdays'> & { chosen: string; isBad: boolean };

/** Weeks as a table; each open day is a radio button. */
export function DayCalendar({ weeks, weekdays, chosen, isBad }: DayCalendarProps) {
  const t = useText();
  const first = weeks.flatMap(({ days }) => days).find(({ is }) => is === 'open')?.date;
  return (
    <table className={classNames('shop-day-calendar-calendar', isBad && 'shop-day-calendar-bad')}>
      <caption>{t('selling:checkout.dayHint')}</caption>
      <thead>
        <tr>
          <th scope="col" className="shop-day-calendar-week">
            {t('selling:checkout.week')}
          </th>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, days }) => (
          <tr key={week}>
            <th scope="row" className="shop-day-calendar-week">
              <span className="sr">{t('selling:checkout.week')} </span>
              {week}
            </th>
            {days.map((day) => (
              <DayCell key={day.date} day={day} isChosen={day.date === chosen} isFirst={day.date === first} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The first open day is where a message about the day leads. */
function DayCell({ day, isChosen, isFirst }: { day: CalendarDay; isChosen: boolean; isFirst: boolean }) {
  const t = useText();
  const number = <span className="shop-day-calendar-number">{day.day}</span>;
  const month = <span className="shop-day-calendar-small">{day.month}</span>;
  if (day.is !== 'open') {
    const why = t(day.is === 'closed' ? 'selling:checkout.dayClosed' : 'selling:checkout.dayEarly');
    return (
      <td className="shop-day-calendar-shut">
        {number}
        {day.is === 'closed' ? <span className="shop-day-calendar-small">{why}</span> : month}
        {day.is === 'early' ? <span className="sr">{why}</span> : null}
      </td>
    );
  }
  return (
    <td>
      <label className="shop-day-calendar-day">
        <input
          type="radio"
          name="deliveryDay"
          value={day.date}
          aria-label={day.long}
          defaultChecked={isChosen}
          {...(isFirst && { id: 'deliveryDay' })}
        />
        {number}
        {month}
      </label>
    </td>
  );
}
