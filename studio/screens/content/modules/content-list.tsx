import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../../pictures/use-hydrated.ts';
import type { ListView, PartView, RowView } from '../../../ports/editing.ts';
import { pageBlockTexts } from '../../../texts/content/page-blocks.ts';
import { contentItemTexts } from '../../../texts/content/item.ts';
import { useText } from '../../../texts/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { Around } from '../content-field.tsx';
import { RowButtons } from '../row-buttons.tsx';
import { BlockCopy } from './block-copy.tsx';
import { LateDrawing } from './late-drawing.tsx';
import { BlockGallery } from './block-gallery.tsx';

type Props = { list: ListView; around: Around; renderParts: (parts: readonly PartView[]) => ReactNode };

/** Rows in their order: moved by dragging, by Alt and the arrows, and by buttons, which need no script. */
export function ContentList({ list, around, renderParts }: Props) {
  const text = useText(contentItemTexts);
  const words = useText(pageBlockTexts);
  const { path, label, rows, types } = list;
  const hasScript = useHydrated();
  const sender = useRef<HTMLButtonElement>(null);
  /** Where the row that somebody moves will stand. */
  const next = useRef<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  const titleOf = ({ title }: RowView, index: number) => (title === '' ? text('row', { number: index + 1 }) : title);

  function move(from: number, to: number) {
    if (to === from || to < 0 || to >= rows.length || !sender.current) return;
    next.current = to;
    sender.current.value = `move:${path}.${from}:${to}`;
    sender.current.form?.requestSubmit(sender.current);
  }
  function onKeyDown(event: KeyboardEvent, from: number) {
    if (!event.altKey || !/^Arrow(?:Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    move(from, from + (event.key === 'ArrowUp' ? -1 : 1));
  }
  function onDrop(event: DragEvent, to: number) {
    event.preventDefault();
    if (dragged !== null) move(dragged, to);
    setDragged(null);
    setOver(null);
  }

  useEffect(() => {
    const place = next.current;
    const row = place === null ? undefined : rows[place];
    if (place === null || !row) return;
    next.current = null;
    document.getElementById(`at-${row.path}`)?.querySelector<HTMLElement>('.grip')?.focus();
    setSaid(words('moved', { title: titleOf(row, place), place: place + 1, count: rows.length }));
    // Only where rows are other ones: the page was loaded anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows]);

  return (
    <fieldset className="wide" id={`at-${path}`}>
      <legend className="lab">{label}</legend>
      {rows.length === 0 ? <p className="hint">{text('emptyList')}</p> : null}
      <button ref={sender} type="submit" name="do" hidden>
        {words('grip')}
      </button>
      <p className="sr" aria-live="polite">
        {said}
      </p>
      <ol className="rows">
        {rows.map((row, index) => (
          // Who does not drag has the keys and the buttons.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={row.path}
            id={`at-${row.path}`}
            className={over === index && dragged !== null ? (dragged > index ? 'before' : 'after') : undefined}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => onDrop(event, index)}
          >
            <header>
              {hasScript && rows.length > 1 ? (
                <button
                  type="button"
                  className="grip"
                  draggable
                  title={words('grip')}
                  aria-label={`${titleOf(row, index)}: ${words('grip')}`}
                  onKeyDown={(event) => onKeyDown(event, index)}
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move';
                    event.dataTransfer.setData('text/plain', titleOf(row, index));
                    setDragged(index);
                  }}
                  onDragEnd={() => setDragged(null)}
                >
                  <span aria-hidden="true">⠿</span>
                </button>
              ) : null}
              {row.type === null ? null : <LateDrawing type={row.type} />}
              <b>{titleOf(row, index)}</b>
              <RowButtons
                path={row.path}
                title={titleOf(row, index)}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                onMove={(to) => {
                  next.current = index + to;
                }}
              />
              {list.isClosed ? <Opener row={row} title={titleOf(row, index)} /> : null}
            </header>
            {row.isOpen && row.parts.length > 0 ? renderParts(row.parts) : null}
            {row.isOpen && row.type !== null ? <BlockCopy path={row.path} pages={around.pages} /> : null}
            {(around.issues[row.path] ?? []).map((issue) => (
              <p className="say err" key={issue}>
                {issue}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {types.length > 0 ? (
        <BlockGallery path={path} types={types} />
      ) : (
        <Button name="do" value={`add:${path}`} icon="plus" size="small">
          {text('addRow', { label })}
        </Button>
      )}
    </fieldset>
  );
}

/** It saves on its way: what was typed in an open row stays. */
function Opener({ row: { path, isOpen }, title }: { row: RowView; title: string }) {
  const text = useText(contentItemTexts);
  const parent = path.split('.').slice(0, -2).join('.');
  return (
    <button
      type="submit"
      className="lnk"
      name="do"
      value={`open:${isOpen ? parent : path}`}
      aria-label={`${text(isOpen ? 'close' : 'open')}: ${title}`}
      aria-expanded={isOpen}
    >
      {text(isOpen ? 'close' : 'open')}
    </button>
  );
}
