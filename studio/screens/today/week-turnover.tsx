import { todayTexts } from '../../texts/today.ts';
import { useText } from '../../texts/use-text.ts';
import type { TodayShown } from './load.server.ts';

type Props = { turnover: NonNullable<TodayShown['turnover']>; week: number };

const [width, height, foot] = [290, 80, 100];
const step = width / 7;

/** What was ordered this week, day by day, with last week's dashed behind it. */
export function WeekTurnover({ turnover, week }: Props) {
  const text = useText(todayTexts);
  const { sum, orders, isWithoutVat, lastWeek, lastYear, days } = turnover;
  const most = Math.max(1, ...days.flatMap((day) => [day.sum, day.before]));
  const tall = (cents: number) => (cents / most) * height;
  const inWords = days.map(({ name, words }) => `${name} ${words}`).join(', ');
  return (
    <section className="aside">
      <div className="hd2">
        <h2>{text('turnover', { week })}</h2>
      </div>
      <p>
        <span className="sum-big">{sum}</span>
        <br />
        <span className="m s13">
          {text(isWithoutVat ? 'soFarNoVat' : 'soFar', { count: orders })} {text('lastWeek', lastWeek)}{' '}
          {lastYear === null ? null : text('lastYear', { sum: lastYear })}
        </span>
      </p>
      <p className="sr">{text('chart', { days: inWords })}</p>
      <svg className="chart" viewBox="0 0 290 120" aria-hidden="true">
        <defs>
          <pattern id="w" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
            <rect width="5" height="5" fill="var(--deep)" />
            <path d="M0 0v5" stroke="var(--paper-2)" strokeOpacity=".4" strokeWidth="1.6" />
          </pattern>
          <pattern id="wn" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
            <rect width="5" height="5" fill="var(--primary)" />
            <path d="M0 0v5" stroke="var(--paper-2)" strokeOpacity=".4" strokeWidth="1.6" />
          </pattern>
        </defs>
        {days.map(({ name, words, sum: cents, before, isToday }, index) => {
          const left = index * step;
          return (
            <g key={name}>
              {before > 0 ? (
                <rect
                  x={left + 4.9}
                  y={foot - tall(before)}
                  width={step - 9.8}
                  height={tall(before)}
                  fill="none"
                  stroke="var(--field)"
                  strokeWidth="1.5"
                  strokeDasharray="4 3"
                />
              ) : null}
              {cents > 0 ? (
                <>
                  <rect
                    x={left + 7.9}
                    y={foot - tall(cents)}
                    width={step - 15.8}
                    height={tall(cents)}
                    fill={isToday ? 'url(#wn)' : 'url(#w)'}
                    stroke="var(--ink)"
                    strokeWidth="1.5"
                  />
                  <text className="v" x={left + step / 2} y={foot - tall(cents) - 6} textAnchor="middle">
                    {words}
                  </text>
                </>
              ) : null}
              <text x={left + step / 2} y="116" textAnchor="middle">
                {name}
              </text>
            </g>
          );
        })}
        <path d="M0 100.5H290" stroke="var(--ink)" strokeWidth="2" />
      </svg>
      <p className="m s13">{text('perDay')}</p>
    </section>
  );
}
