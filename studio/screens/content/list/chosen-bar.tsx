import { useCallback, useEffect, useRef, useState } from 'react';
import { StudioForm } from '../../../forms/studio-form.tsx';
import { chosenTexts } from '../../../texts/content/chosen.ts';
import { useText } from '../../../texts/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { boxName, chosenForm } from './box.tsx';

type Props = {
  /** The address of the list as it is shown. */
  action: string;
  today: string;
  hasNoTime: boolean;
  /** Changes when something was done: then nothing is chosen any more. */
  done: string;
};

/** What can be done with the chosen ones. The boxes in the list belong to this form, so that it works without script. */
export function ChosenBar({ action, today, hasNoTime, done }: Props) {
  const text = useText(chosenTexts);
  const ref = useRef<HTMLDivElement>(null);
  // Null until the browser counts: without script the bar stands there always.
  const [count, setCount] = useState<number | null>(null);
  const choose = useCallback((isOn: boolean) => {
    for (const box of boxesOf(ref.current)) box.checked = isOn;
    setCount(isOn ? boxesOf(ref.current).length : 0);
  }, []);

  useEffect(() => {
    const listeners = new AbortController();
    /** Where a choice of several begins: what was chosen before this code had come counts too. */
    let last = boxesOf(ref.current).findLast(({ checked }) => checked) ?? null;
    const onClick = ({ target, shiftKey }: MouseEvent) => {
      const boxes = boxesOf(ref.current);
      const box = boxes.find((each) => each === target);
      if (!box) return;
      const [from, to] = [last ? boxes.indexOf(last) : -1, boxes.indexOf(box)];
      if (shiftKey && from >= 0)
        for (const each of boxes.slice(Math.min(from, to), Math.max(from, to) + 1)) each.checked = box.checked;
      last = box;
      setCount(boxes.filter(({ checked }) => checked).length);
    };
    document.addEventListener('click', onClick, { signal: listeners.signal });
    setCount(boxesOf(ref.current).filter(({ checked }) => checked).length);
    return () => listeners.abort();
  }, []);

  const first = useRef(done);
  useEffect(() => {
    if (first.current !== done) choose(false);
    first.current = done;
  }, [done, choose]);

  return (
    <div ref={ref} className="chosen">
      <StudioForm name="many" id={chosenForm} action={action} label={text('bar')}>
        {/* Enter in a box or a field does nothing: what is done with several is pressed. */}
        <button
          type="submit"
          className="sr"
          tabIndex={-1}
          aria-hidden="true"
          name="do"
          value=""
          onClick={(event) => event.preventDefault()}
        />
        <section className="bulk" aria-label={text('bar')} hidden={count === 0}>
          <b>{count === null ? text('withChosen') : text('chosen', { count })}</b>
          {count === null ? null : (
            <>
              <Button kind="quiet" size="small" type="button" onClick={() => choose(true)}>
                {text('all')}
              </Button>
              <Button kind="quiet" size="small" type="button" onClick={() => choose(false)}>
                {text('letGo')}
              </Button>
            </>
          )}
          <span className="sp1" />
          <Button size="small" icon="stamp" name="do" value="publish">
            {text('publish')}
          </Button>
          <Button size="small" icon="trash" name="do" value="remove">
            {text('remove')}
          </Button>
          <details open={hasNoTime}>
            <summary className="btn g sm">{text('later')}</summary>
            <div className="when">
              <TextField name="day" label={text('day')} type="date" min={today} />
              <TextField name="time" label={text('time')} type="time" value="09:00" />
              <Button icon="clock" name="do" value="plan">
                {text('plan')}
              </Button>
              <p className="hint">{text('together')}</p>
            </div>
          </details>
        </section>
      </StudioForm>
    </div>
  );
}

function boxesOf(place: HTMLElement | null): HTMLInputElement[] {
  const fields = place?.querySelector('form')?.elements ?? [];
  return [...fields].filter((field) => field instanceof HTMLInputElement).filter(({ name }) => name === boxName);
}
