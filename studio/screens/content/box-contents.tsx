import { useEffect, useId, useRef, useState } from 'react';
import { type PackageRow, packageSums, packsOf, pricePer } from '#rules/package-choice/package-sums.ts';
import { useFormState } from '../../forms/form-context.ts';
import type { FieldView, ListView, RowView } from '../../ports/editing.ts';
import { boxTexts } from '../../texts/content/box.ts';
import { contentItemTexts } from '../../texts/content/item.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { type Around, ContentField } from './content-field.tsx';
import { markName, typedName } from './field-names.ts';
import { RowButtons } from './row-buttons.tsx';

const columns = ['pieces', 'perPack', 'grams', 'meals'] as const;

/** What is in one box, as a table; its sums follow while one types. */
export function BoxContents({ list, around }: { list: ListView; around: Around }) {
  const boxText = useText(boxTexts);
  const ref = useRef<HTMLFieldSetElement>(null);
  const { values } = useFormState();
  const lists = list.rows.flatMap(({ parts }) => parts.flatMap((part) => ('list' in part ? [part.list] : [])));
  const shown = lists.flatMap(({ rows, holds }) =>
    rows.map((row) => rowOf(holds === 'minced', (field) => values[typedName(field.path)] ?? field.text, row)),
  );
  const [typed, setTyped] = useState<{ rows: PackageRow[]; price: string } | null>(null);
  const sums = packageSums(typed?.rows ?? shown);
  const price = numberIn(typed?.price ?? around.price);
  const words = (value: number | null | undefined, least = 0) =>
    value === null || value === undefined
      ? '–'
      : value.toFixed(Math.max(least, decimalsOf(value))).replace('.', around.decimal);

  function follow() {
    const form = ref.current?.form;
    const valueOf = (name: string) => {
      const input = form?.elements.namedItem(name);
      return input instanceof HTMLInputElement ? input.value : '';
    };
    const rows = lists.flatMap(({ rows: all, holds }) =>
      all.map((row) => rowOf(holds === 'minced', (field) => valueOf(typedName(field.path)), row)),
    );
    setTyped({
      rows,
      price: form?.querySelector<HTMLInputElement>('[data-counts="price"] input:not([type])')?.value ?? around.price,
    });
  }

  // The price stands elsewhere in the form.
  useEffect(() => {
    const form = ref.current?.form;
    form?.addEventListener('input', follow);
    return () => form?.removeEventListener('input', follow);
  });

  return (
    <fieldset className="wide box" id={`at-${list.path}`} ref={ref}>
      <legend className="lab">{list.label}</legend>
      {lists.map((part) => (
        <BoxTable key={part.path} list={part} around={around} />
      ))}
      <dl className="sums" aria-label={boxText('sumTitle')} aria-live="polite">
        <div>
          <dt>{boxText('sumWeight')}</dt>
          <dd>{words(sums?.kilos)} kg</dd>
        </div>
        <div>
          <dt>{boxText('sumPacks')}</dt>
          <dd>{words(sums?.packs)}</dd>
        </div>
        <div>
          <dt>{boxText('meals')}</dt>
          <dd>{words(sums?.meals)}</dd>
        </div>
        <div>
          <dt>{boxText('sumPerKilo')}</dt>
          <dd>{around.pricePattern.replace('#', words(pricePer(price, sums?.kilos ?? null), 2))}</dd>
        </div>
        <div>
          <dt>{boxText('sumLitres')}</dt>
          <dd>{sums?.litres ? `${sums.litres.tight}–${sums.litres.loose}` : words(undefined)}</dd>
        </div>
      </dl>
    </fieldset>
  );
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

function numberIn(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(value) ? null : value;
}

function fieldsOf(row: RowView): FieldView[] {
  return row.parts.flatMap((part) => ('field' in part ? [part.field] : []));
}

function rowOf(isMinced: boolean, valueOf: (field: FieldView) => string, row: RowView): PackageRow {
  const fields = fieldsOf(row);
  const number = (counts: FieldView['counts']) => {
    const field = fields.find((each) => each.counts === counts);
    return field ? (numberIn(valueOf(field)) ?? 0) : 0;
  };
  return {
    isMinced,
    pieces: number('pieces'),
    perPack: number('perPack') || 1,
    grams: number('grams'),
    meals: number('meals'),
  };
}

function BoxTable({ list: { path, label, rows, holds }, around }: { list: ListView; around: Around }) {
  const text = useText(contentItemTexts);
  const boxText = useText(boxTexts);
  return (
    <>
      <table className="led cards ct" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="num">
                {boxText(column)}
              </th>
            ))}
            <th scope="col" className="num">
              {boxText('weighs')}
            </th>
            <th scope="col">
              <span className="sr">{text('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <BoxLine
              key={row.path}
              row={row}
              isMinced={holds === 'minced'}
              place={{ index, last: rows.length - 1 }}
              around={around}
            />
          ))}
        </tbody>
      </table>
      <p>
        <Button name="do" value={`add:${path}`} icon="plus" size="small">
          {text('addRow', { label })}
        </Button>
      </p>
    </>
  );
}

type LineProps = { row: RowView; isMinced: boolean; place: { index: number; last: number }; around: Around };

function BoxLine({ row, isMinced, place, around }: LineProps) {
  const text = useText(contentItemTexts);
  const boxText = useText(boxTexts);
  const fields = fieldsOf(row);
  const title = row.title === '' ? text('row', { number: place.index + 1 }) : row.title;
  const named = (counts: FieldView['counts']) => fields.find((field) => field.counts === counts);
  const others = fields.filter(({ counts }) => counts === null);
  const box = rowOf(isMinced, (field) => field.text, row);
  const name = named('name');
  return (
    <tr id={`at-${row.path}`}>
      <td className="full">
        {name ? (
          <Cell
            key={name.mark}
            field={name}
            issues={around.issues[name.path]}
            label={boxText('of', { what: boxText('cut'), title })}
          />
        ) : (
          title
        )}
        <details>
          <summary className="lnk s13">{boxText('details', { title })}</summary>
          <div className="cols">
            {others.map((field) => (
              <ContentField key={`${field.path} ${field.mark}`} field={field} around={around} />
            ))}
          </div>
        </details>
      </td>
      {columns.map((column) => {
        const field = named(column);
        return (
          <td key={column} className="num" data-l={boxText(column)}>
            {field ? (
              <Cell
                key={field.mark}
                field={field}
                issues={around.issues[field.path]}
                label={boxText('of', { what: boxText(column), title })}
                isNumber
              />
            ) : null}
          </td>
        );
      })}
      <td className="num" data-l={boxText('weighs')}>
        {Math.round(packsOf(box) * box.grams)} g
      </td>
      <td>
        <RowButtons path={row.path} title={title} isFirst={place.index === 0} isLast={place.index === place.last} />
      </td>
    </tr>
  );
}

function Cell({
  field: { path, mark, text: value },
  issues,
  label,
  isNumber = false,
}: {
  field: FieldView;
  issues: readonly string[] | undefined;
  label: string;
  isNumber?: boolean;
}) {
  const id = useId();
  const { values, problems, theirs } = useFormState();
  const name = typedName(path);
  const problem = problems[name] ?? theirs[name] ?? issues?.join(' ');
  return (
    <>
      <input type="hidden" name={markName(path)} value={mark} />
      <input
        className={isNumber ? 'in n' : 'in'}
        name={name}
        defaultValue={values[name] ?? value}
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
      />
      {problem ? (
        <span className="why" id={id}>
          {problem}
        </span>
      ) : null}
    </>
  );
}
