import { StudioForm } from '../../forms/studio-form.tsx';
import { bankColumnTexts } from '../../texts/bank/bank-columns.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FileField } from './file-field.tsx';

export type AskedColumns = {
  head: string;
  lines: string[][];
  /** The file itself; null where it is too large to come back. */
  kept: string | null;
};

/** Asked once of a table nobody knows, with its first lines. */
export function ColumnForm({ asked }: { asked: AskedColumns }) {
  const text = useText(bankColumnTexts);
  const width = Math.max(...asked.lines.map((line) => line.length));
  const columns = Array.from({ length: width }, (_, index) => index);
  const sample = (index: number) => asked.lines.map((line) => line[index]?.trim()).find((cell) => cell) ?? '';
  const options = columns.map((index) => ({
    value: String(index),
    title: `${text('column', { nr: index + 1 })}: ${sample(index).slice(0, 30)}`,
  }));
  const maybe = [{ value: '', title: text('none') }, ...options];
  return (
    <section className="dlg blk" aria-label={text('title')}>
      <header>
        <h2>{text('title')}</h2>
      </header>
      <div className="b">
        <p className="m">{text('why')}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keys */}
        <section className="bank-lines" tabIndex={0} aria-label={text('title')}>
          <table className="led">
            <thead>
              <tr>
                {columns.map((index) => (
                  <th key={index} scope="col">
                    {text('column', { nr: index + 1 })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {asked.lines.map((line, row) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines of a file are told apart by nothing else
                <tr key={row}>
                  {columns.map((index) => (
                    <td key={index}>{line[index]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <StudioForm name="columns" label={text('title')} hasFiles hidden={{ head: asked.head }}>
        {asked.lines.map((line, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <input key={row} type="hidden" name="line" value={line.join('\u001f')} />
        ))}
        {asked.kept === null ? null : <input type="hidden" name="kept" value={asked.kept} />}
        <div className="b cols">
          <SelectField name="date" label={text('date')} options={maybe} />
          <SelectField name="amount" label={text('amount')} options={maybe} />
          <SelectField name="credit" label={text('credit')} options={maybe} />
          <SelectField name="debit" label={text('debit')} options={maybe} />
          <SelectField name="payer" label={text('payer')} options={maybe} />
          <SelectField name="text" label={text('text')} options={maybe} />
          {asked.kept === null ? <FileField label={text('again')} /> : null}
        </div>
        <footer>
          <Button kind="filled">{text('read')}</Button>
        </footer>
      </StudioForm>
    </section>
  );
}
