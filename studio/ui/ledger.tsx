import type { CSSProperties, ReactNode } from 'react';

export type Column = {
  id: string;
  /** Empty for the column of the actions: then it has no words above it. */
  title: string;
  isNumber?: boolean;
  isCentred?: boolean;
  /** On a phone a row is a card of two columns: the left-hand one unless it says the whole width, the right, the next free place, or not at all. */
  onPhone?: 'whole' | 'right' | 'beside' | 'hidden';
  /** On a phone the title stands before the value. */
  isNamed?: boolean;
};

export type Row = { id: string; cells: Record<string, ReactNode>; isChosen?: boolean; isOff?: boolean };

type Props = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Columns of a card on a phone, as CSS says them. */
  phoneColumns?: string;
};

/** The ledger: a table with ruled lines, and cards of the same markup on a phone. J and K go from row to row, X chooses. */
export function Ledger({ label, columns, rows, phoneColumns = 'minmax(0,1fr) auto' }: Props) {
  return (
    <table className="led cards" aria-label={label} style={{ '--gc': phoneColumns } as CSSProperties}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={classOf(column)}>
              {column.title === '' ? <span className="sr">·</span> : column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells, isChosen, isOff }) => (
          <tr key={id} data-row={id} className={isChosen ? 'on' : isOff ? 'off' : undefined}>
            {columns.map((column) => (
              <td
                key={column.id}
                className={classOf(column)}
                data-l={column.isNamed ? `${column.title}:` : undefined}
                style={column.onPhone === undefined && column !== columns[0] ? { gridColumn: 1 } : undefined}
              >
                {cells[column.id]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const phone = { whole: 'full', right: 'rm', beside: null, hidden: 'hide' } as const;

function classOf({ isNumber, isCentred, onPhone }: Column): string | undefined {
  const names = [isNumber && 'num', isCentred && 'ctr', onPhone && phone[onPhone]].filter(Boolean);
  return names.length > 0 ? names.join(' ') : undefined;
}
