import { StudioForm } from '../../forms/studio-form.tsx';
import { herdWeekTexts } from '../../texts/herd/weeks.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import type { HerdShown } from './load.server.ts';

const kinds = ['sell', 'slaughter', 'hang', 'boxes'] as const;

/** Weeks beside each other: what is sold, goes, hangs and comes, and how many boxes leave in each. */
export function HerdCalendar({ weeks, rows, loads, most, mostVersion }: HerdShown) {
  const text = useText(herdWeekTexts);
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('title', { first: weeks[0]?.week ?? '', last: weeks.at(-1)?.week ?? '' })}</h2>
        <span className="key">
          {kinds.map((kind) => (
            <span key={kind}>
              <i className={kind} />
              {text(kind)}
            </span>
          ))}
        </span>
      </div>
      {/* A table that is wider than a phone is scrolled, with the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="wk" tabIndex={0} aria-label={text('calendar')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('animal')}</th>
              {weeks.map(({ year, week, isNow }) => (
                <th key={`${year}-${week}`} scope="col" className={isNow ? 'now' : undefined}>
                  {text(isNow ? 'now' : 'week', { week })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ tag, written, title, cells }) => (
              <tr key={tag}>
                <th scope="row">
                  <StudioLink to={`/herd/${tag}`}>{written}</StudioLink>
                  <span className="m">{title}</span>
                </th>
                {cells.map(({ kind, first, weeks: span, day }) => (
                  <td key={first} colSpan={span}>
                    {kind === 'none' ? null : (
                      <span className={`ev ${kind}`}>
                        {day === '' ? text(kind) : <span className="sr">{text(kind)}</span>}
                        {day}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text('leaving')}</th>
              {loads.map(({ week, boxes, free }) => (
                <td key={week} className={free !== null && free < 0 ? 'over' : undefined}>
                  {most === null || free === null
                    ? boxes
                    : text(free < 0 ? 'tooMany' : 'loadOf', { boxes, most, over: Math.abs(free) })}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <StudioForm
        name="capacity"
        version={mostVersion}
        label={text('capacity')}
        className="herd-form"
        key={mostVersion}
      >
        <TextField
          name="boxes"
          label={text('capacity')}
          hint={text('capacityHint')}
          value={most === null ? '' : String(most)}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button>{text('save')}</Button>
      </StudioForm>
    </section>
  );
}
