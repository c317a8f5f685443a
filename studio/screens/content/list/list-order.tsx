import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { formField } from '../../../forms/form-answer.ts';
import { contentListTexts } from '../../../texts/content/list.ts';
import { useText } from '../../../texts/use-text.ts';

type Row = { name: string; title: string; position: number | null };
type Props = { rows: readonly Row[]; last: number; hasBoxes: boolean; children: ReactNode };

const rowOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null);
const mark = 'drop';

/** Rows of a table are moved by dragging, and by Alt and the arrows; the buttons in them need no script. */
export function ListOrder({ rows, last, hasBoxes, children }: Props) {
  const text = useText(contentListTexts);
  const submit = useSubmit();
  const ref = useRef<HTMLDivElement>(null);
  const dragged = useRef<string | null>(null);
  /** Whose grip has the focus again when it stands in its place. */
  const moved = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  const placeOf = (name: string) => rows.find((row) => row.name === name)?.position ?? null;

  function move(name: string, to: number | null) {
    if (to === null || to < 1 || to > last || to === placeOf(name)) return;
    moved.current = name;
    const fields = { [formField]: 'move', name, to: String(to) };
    void submit(fields, { method: 'post', replace: true, preventScrollReset: true });
  }
  function unmark() {
    for (const row of ref.current?.querySelectorAll<HTMLElement>(`tr[data-${mark}]`) ?? []) delete row.dataset[mark];
  }
  function onDragStart(event: DragEvent) {
    const row = rowOf(event.target);
    if (!row || !(event.target instanceof Element && event.target.matches('.grip'))) return;
    dragged.current = row.dataset.row ?? null;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', dragged.current ?? '');
  }
  function onDragOver(event: DragEvent) {
    const row = rowOf(event.target);
    if (dragged.current === null || !row) return;
    event.preventDefault();
    unmark();
    const isUp = (placeOf(row.dataset.row ?? '') ?? 0) < (placeOf(dragged.current) ?? 0);
    row.dataset[mark] = isUp ? 'before' : 'after';
  }
  function onDrop(event: DragEvent) {
    const row = rowOf(event.target);
    unmark();
    if (dragged.current === null || !row) return;
    event.preventDefault();
    move(dragged.current, placeOf(row.dataset.row ?? ''));
  }
  function onDragEnd() {
    dragged.current = null;
    unmark();
  }
  function onKeyDown(event: KeyboardEvent) {
    const row = rowOf(event.target);
    if (!event.altKey || !row || !/^Arrow(?:Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    const name = row.dataset.row ?? '';
    const place = placeOf(name);
    move(name, place === null ? null : place + (event.key === 'ArrowUp' ? -1 : 1));
  }

  useEffect(() => {
    const name = moved.current;
    const row = rows.find((each) => each.name === name);
    if (name === null || !row) return;
    moved.current = null;
    ref.current?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(name)}"] .grip`)?.focus();
    setSaid(text('moved', { title: row.title, place: row.position ?? '', count: last }));
    // Only where rows are other ones: the page was loaded anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows]);

  return (
    // Who does not drag has the keys and the buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      className={hasBoxes ? 'order boxes' : 'order'}
      onDragStart={onDragStart}
      onDragOver={onDragOver}
      onDrop={onDrop}
      onDragEnd={onDragEnd}
      onKeyDown={onKeyDown}
    >
      <p className="sr" aria-live="polite">
        {said}
      </p>
      {children}
    </div>
  );
}
