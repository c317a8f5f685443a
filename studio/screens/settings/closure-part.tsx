import { StudioForm } from '../../forms/studio-form.tsx';
import { settingsTexts } from '../../texts/settings.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

type Props = {
  closures: { from: string; to: string; words: string; said: string }[];
  version: number;
  weekdays: { day: number; name: string }[];
  calendar: {
    week: number;
    days: { day: string; number: number; isOpen: boolean; isPast: boolean }[];
  }[];
};

/** The calendar of the next weeks, the days the owner closed, and a form for more. */
export function ClosurePart({ closures, version, weekdays, calendar }: Props) {
  const text = useText(settingsTexts);
  const sent = <input type="hidden" name="v.delivery.closures" value={version} />;
  return (
    <div className="split closures">
      <table className="cal">
        <caption className="sr">{text('closures')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('week')}</th>
            {weekdays.map(({ day, name }) => (
              <th scope="col" key={day}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.map(({ week, days }) => (
            <tr key={week}>
              <th scope="row">{week}</th>
              {days.map(({ day, number, isOpen, isPast }) => (
                <td key={day} className={isPast ? 'past' : isOpen ? undefined : 'x'}>
                  {number}
                  {isOpen || isPast ? null : <span className="sr"> {text('closed')}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        {closures.length > 0 ? (
          <StudioForm name="closures" hidden={{ which: 'away' }} label={text('closures')}>
            {sent}
            <ul className="lines">
              {closures.map(({ from, said, words }, index) => (
                <li key={`${from} ${said}`}>
                  <span className="grow">
                    {said}
                    {words === '' ? '' : `, ${words}`}
                  </span>
                  <button
                    type="submit"
                    className="lnk s13"
                    name="away"
                    value={index}
                    aria-label={`${text('away')}: ${said}`}
                  >
                    {text('away')}
                  </button>
                </li>
              ))}
            </ul>
          </StudioForm>
        ) : null}
        <StudioForm name="closures" hidden={{ which: 'add' }} className="stack" label={text('close')}>
          {sent}
          {/* Both are emptied by what was saved; two of one key would leave the old fields standing. */}
          <div className="cols" key={`days ${version}`}>
            <TextField name="from" type="date" label={text('from')} required />
            <TextField name="to" type="date" label={text('to')} />
          </div>
          <TextField name="words" label={text('words')} maxLength={60} key={`words ${version}`} />
          <Button icon="calendar">{text('close')}</Button>
          <p className="hint">{text('closuresHint')}</p>
        </StudioForm>
      </div>
    </div>
  );
}
