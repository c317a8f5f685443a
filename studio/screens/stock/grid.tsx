import { type ReactNode, useId } from 'react';
import { useFormState } from '../../forms/form-context.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import type { StockTab } from '../../ports/stock.ts';
import { stockTexts } from '../../texts/stock.ts';
import { useText } from '../../texts/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Check } from '../../ui/field.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { Say } from '../../ui/notice.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import type { Reviewed, StockAnswer } from './act.server.ts';
import { cellName, type Column, columnsOf, wasName, written } from './cells.ts';
import type { StockView } from './load.server.ts';

type Row = StockView['rows'][number];

type Props = { tab: StockTab; rows: Row[]; answer: StockAnswer | null; mayMake: boolean };

/** What a voucher is worth stands in its name and its text: it is changed where those are. */
export function Grid({ tab, rows, answer, mayMake }: Props) {
  const text = useText(stockTexts);
  const columns = columnsOf[tab];
  const isCounted = tab === 'packages';
  const table = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <section className="sheet" tabIndex={0} aria-label={text('sheet')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('name')}</th>
            {columns.includes('isSoldOut') ? <th scope="col">{text('isSoldOut')}</th> : null}
            {isCounted ? <th scope="col">{text('total')}</th> : null}
            {isCounted ? <th scope="col">{text('elsewhere')}</th> : null}
            <th scope="col">{text('here')}</th>
            {isCounted ? <th scope="col">{text('left')}</th> : null}
            <th scope="col">{text('price')}</th>
            {tab === 'coupons' ? null : <th scope="col">{text('oldPrice')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slug} data-row={row.slug}>
              <th scope="row">
                {tab === 'coupons' && mayMake ? (
                  <StudioLink to={`/content/coupons/${row.slug}`}>{row.name}</StudioLink>
                ) : (
                  row.name
                )}
                <small>{[row.size, row.isOther ? text('coming') : ''].filter((part) => part !== '').join(' · ')}</small>
              </th>
              {columns.includes('isSoldOut') ? <SoldOut row={row} /> : null}
              {isCounted ? <Cell row={row} column="total" /> : null}
              {isCounted ? <Cell row={row} column="elsewhere" /> : null}
              <td className="co" data-l={text('here')}>
                {row.here}
              </td>
              {isCounted ? (
                <td className="co" data-l={text('left')}>
                  {row.left ?? '–'}
                </td>
              ) : null}
              {columns.includes('price') ? (
                <Cell row={row} column="price" />
              ) : (
                <td className="co" data-l={text('price')}>
                  {row.priceWords}
                </td>
              )}
              {tab === 'coupons' ? null : (
                <Cell row={row} column="oldPrice">
                  {row.lowestWords === null ? null : (
                    <small title={text('lowestHint')}>{text('lowest', { price: row.lowestWords })}</small>
                  )}
                </Cell>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
  if (columns.length === 0) return table;
  return (
    // What was typed into a field stays in it whatever is loaded; other numbers are another form.
    <StudioForm name="stock" label={text('sheet')} key={JSON.stringify(answer ? answer.values : rows)}>
      {answer?.review ? <Review cells={answer.review} problem={answer.problems.sure} /> : null}
      {table}
      <section className="bulk" aria-label={text('review')}>
        <Button kind={answer?.review ? 'hollow' : 'filled'} name="do" value="review" icon="eye">
          {text('review')}
        </Button>
        {answer ? (
          <ButtonLink kind="quiet" to={`/stock?kind=${tab}`}>
            {text('drop')}
          </ButtonLink>
        ) : null}
      </section>
    </StudioForm>
  );
}

function Review({ cells, problem }: { cells: Reviewed[]; problem: string | undefined }) {
  const text = useText(stockTexts);
  const words = (cell: Reviewed, value: string) =>
    cell.column === 'isSoldOut' ? text(value === 'on' ? 'yes' : 'no') : value === '' ? '–' : value;
  return (
    <section className="dlg blk review">
      <header>
        <h2>{text('reviewTitle')}</h2>
      </header>
      <div className="b">
        <Ledger
          label={text('reviewTitle')}
          columns={[
            { id: 'name', title: text('name'), onPhone: 'whole' },
            { id: 'what', title: text('what') },
            { id: 'before', title: text('before'), isNumber: true, onPhone: 'hidden' },
            { id: 'after', title: text('after'), isNumber: true, onPhone: 'right' },
          ]}
          rows={cells.map((cell) => ({
            id: `${cell.column} ${cell.name}`,
            cells: {
              name: <b>{cell.name}</b>,
              what: (
                <>
                  {text(cell.column)}
                  {cell.isJump ? <Say tone="warn">{text('jump')}</Say> : null}
                </>
              ),
              before: <del>{words(cell, cell.before)}</del>,
              after: <b>{words(cell, cell.after)}</b>,
            },
          }))}
        />
        {cells.some(({ isJump }) => isJump) ? <Check name="sure">{text('sure')}</Check> : null}
        {problem ? <Say tone="err">{problem}</Say> : null}
      </div>
      <footer>
        <Button kind="filled" name="do" value="apply">
          {text('apply', { count: cells.length })}
        </Button>
      </footer>
    </section>
  );
}

function useCell(row: Row, column: Column) {
  const { values, problems } = useFormState();
  const name = cellName(row, column);
  const shown = written(row, column);
  const isSent = Object.keys(values).length > 0;
  const value = isSent ? (values[name] ?? '') : shown;
  const was = values[wasName(row, column)] ?? shown;
  return { name, value, was, problem: problems[name], isChanged: value !== was };
}

type CellProps = { row: Row; column: 'total' | 'elsewhere' | 'price' | 'oldPrice'; children?: ReactNode };

function Cell({ row, column, children }: CellProps) {
  const text = useText(stockTexts);
  const id = useId();
  const { name, value, was, problem, isChanged } = useCell(row, column);
  const isMoney = column === 'price' || column === 'oldPrice';
  if (row[column] === null && !isMoney)
    return (
      <td className="co" data-l={text(column)}>
        –
      </td>
    );
  return (
    <td className={problem ? 'er' : isChanged ? 'ch' : undefined} data-l={text(column)}>
      <input type="hidden" name={wasName(row, column)} value={was} />
      <input
        name={name}
        defaultValue={value}
        inputMode={isMoney ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-label={text('of', { name: row.name, what: text(column) })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
      />
      {isChanged && !problem ? <del>{was}</del> : null}
      {problem ? (
        <span className="why" id={id}>
          {problem}
        </span>
      ) : null}
      {children}
    </td>
  );
}

/** A switch of its own: it never touches a number. */
function SoldOut({ row }: { row: Row }) {
  const text = useText(stockTexts);
  const id = useId();
  const { name, value, was, problem, isChanged } = useCell(row, 'isSoldOut');
  return (
    <td className={problem ? 'er' : isChanged ? 'ch' : undefined} data-l={text('isSoldOut')}>
      <input type="hidden" name={wasName(row, 'isSoldOut')} value={was} />
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
        role="switch"
        className="swi"
        name={name}
        value="on"
        defaultChecked={value === 'on'}
        aria-label={text('of', { name: row.name, what: text('isSoldOut') })}
        aria-describedby={problem ? id : undefined}
      />
      {problem ? (
        <span className="why" id={id}>
          {problem}
        </span>
      ) : null}
    </td>
  );
}
