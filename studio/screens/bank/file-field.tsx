import { type ChangeEvent, useId, useState } from 'react';
import { useFormState } from '../../forms/form-context.ts';
import { bankProblemTexts } from '../../texts/bank/bank.ts';
import { useText } from '../../texts/use-text.ts';
import { Say } from '../../ui/notice.tsx';

const mostBytes = 50 * 1024 * 1024;

/** A statement to choose or to drop. What is too large is said before it is sent. */
export function FileField({
  label,
  hint,
  sendsAtOnce = false,
}: {
  label: string;
  hint?: string;
  sendsAtOnce?: boolean;
}) {
  const id = useId();
  const { problems } = useFormState();
  const text = useText(bankProblemTexts);
  const [isTooBig, setTooBig] = useState(false);
  const problem = isTooBig ? text('tooBig') : problems.file;
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const isLarge = [...(input.files ?? [])].some(({ size }) => size > mostBytes);
    setTooBig(isLarge);
    if (isLarge) input.value = '';
    else if (sendsAtOnce && input.value !== '') input.form?.requestSubmit();
  };
  return (
    <div className="grow">
      <label htmlFor={id}>
        <b>{label}</b>
      </label>
      {hint ? (
        <p className="m s14" id={`${id}-h`}>
          {hint}
        </p>
      ) : null}
      <input
        id={id}
        className="bank-file"
        type="file"
        name="file"
        accept=".xml,.zip,.csv,.txt,.tab,.sta,.mt940,.940,.053,.052,.c53,.c52"
        aria-invalid={problem ? true : undefined}
        aria-describedby={[problem && `${id}-p`, hint && `${id}-h`].filter(Boolean).join(' ') || undefined}
        onChange={change}
      />
      {problem ? (
        <Say tone="err" id={`${id}-p`}>
          {problem}
        </Say>
      ) : null}
    </div>
  );
}
