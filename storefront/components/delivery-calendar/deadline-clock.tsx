import { useEffect, useState } from 'react';

/** Each has a # where its number stands. */
type Words = Record<'left' | 'hours' | 'minutes', string>;
export type DeadlineClockProps = {
  /** ISO. */
  until: string;
  words: Words;
};

const minuteMs = 60_000;
/** Longer is not worth a look at the clock. */
const mostMinutes = 12 * 60;

/** Counts the minutes down, and is gone at zero: what holds then only the server says. */
export function DeadlineClock({ until, words }: DeadlineClockProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 6);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((Date.parse(until) - now) / minuteMs);
  if (!(minutes > 0 && minutes <= mostMinutes)) return null;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 ? words.hours.replace('#', String(hours)) : '',
    rest > 0 ? words.minutes.replace('#', String(rest)) : '',
  ];
  return <p className="deadline-clock">{words.left.replace('#', parts.filter(Boolean).join(' '))}</p>;
}
