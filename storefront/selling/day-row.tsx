import type { ReactNode } from 'react';
import type { ShopDay } from './day-words.ts';

/** A leaf torn off a calendar: the picture of a day, from the basket to the doorstep. */
function DayLeaf({ day }: { day: ShopDay }) {
  return (
    <div className="shop-day-leaf-leaf" aria-hidden="true">
      <span className="shop-day-leaf-month">{day.month}</span>
      <b>{day.day}</b>
      <span className="shop-day-leaf-weekday">{day.weekday}</span>
    </div>
  );
}

export function DayRow({ day, heading, children }: { day: ShopDay; heading: string; children?: ReactNode }) {
  return (
    <div className="shop-day-leaf-row">
      <DayLeaf day={day} />
      <div>
        <h2>{heading}</h2>
        {children}
      </div>
    </div>
  );
}
