import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFormState } from '../forms/form-context.ts';
import { frameTexts } from '../texts/frame.ts';
import { useText } from '../texts/use-text.ts';
import { Say } from './notice.tsx';

type Own = {
  name: string;
  label: string;
  /** Beside the label, to the right. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Said in green where it is known to be right. */
  good?: ReactNode;
  value?: string;
};

/** What a field is given by the form around it: what was typed, and what is wrong with it. */
function useField({ name, value = '', hint }: Pick<Own, 'name' | 'value' | 'hint'>) {
  const id = useId();
  const { values, problems, theirs } = useFormState();
  const problem = problems[name];
  const described = [problem && `${id}-p`, hint && `${id}-h`].filter(Boolean).join(' ');
  return {
    id,
    problem,
    theirs: theirs[name],
    input: {
      id,
      name,
      defaultValue: values[name] ?? value,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': described === '' ? undefined : described,
    },
  };
}

type Around = Omit<Own, 'name' | 'value'> & { of: ReturnType<typeof useField>; children: ReactNode };

function Labelled({ of, label, aside, hint, good, children }: Around) {
  const text = useText(frameTexts);
  const { id, problem, theirs } = of;
  return (
    <div className={problem ? 'f err' : 'f'}>
      <label htmlFor={id}>
        <span>{label}</span>
        {aside ? <span className="q">{aside}</span> : null}
      </label>
      {children}
      {hint ? (
        <p className="hint" id={`${id}-h`}>
          {hint}
        </p>
      ) : null}
      {problem ? (
        <Say tone="err" id={`${id}-p`}>
          {problem}
        </Say>
      ) : good ? (
        <Say tone="ok">{good}</Say>
      ) : null}
      {theirs === undefined ? null : <Say tone="warn">{text('theirs', { value: theirs })}</Say>}
    </div>
  );
}

type InputProps = Own & Omit<ComponentProps<'input'>, keyof Own | 'className' | 'defaultValue'> & { unit?: string };

export function TextField({ name, label, aside, hint, good, value, unit, ...props }: InputProps) {
  const field = useField({ name, value, hint });
  const input = <input className="in" {...field.input} {...props} />;
  return (
    <Labelled of={field} label={label} aside={aside} hint={hint} good={good}>
      {unit === undefined ? (
        input
      ) : (
        <div className="unit">
          <span>{unit}</span>
          {input}
        </div>
      )}
    </Labelled>
  );
}

export function TextArea({ name, label, aside, hint, value, rows = 3 }: Own & { rows?: number }) {
  const field = useField({ name, value, hint });
  return (
    <Labelled of={field} label={label} aside={aside} hint={hint}>
      <textarea className="ta" rows={rows} {...field.input} />
    </Labelled>
  );
}

type SelectProps = Own & { options: readonly { value: string; title: string }[] };

export function SelectField({ name, label, aside, hint, value, options }: SelectProps) {
  const field = useField({ name, value, hint });
  return (
    <Labelled of={field} label={label} aside={aside} hint={hint}>
      <select className="sel" {...field.input}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

type CheckProps = {
  name: string;
  value?: string;
  isChecked?: boolean;
  type?: 'checkbox' | 'radio';
  children: ReactNode;
};

/** A box or a dot to choose, with its words. */
export function Check({ name, value = 'on', isChecked = false, type = 'checkbox', children }: CheckProps) {
  const { values } = useFormState();
  const typed = Object.keys(values).length > 0;
  return (
    <label className="ck">
      <input type={type} name={name} value={value} defaultChecked={typed ? values[name] === value : isChecked} />
      <span>{children}</span>
    </label>
  );
}
