import { type ComponentProps, useState } from 'react';
import { readIban } from '#rules/bank/iban.ts';
import { useFormState } from '../../forms/form-context.ts';
import { ibanTexts } from '../../texts/bank/iban.ts';
import { useText } from '../../texts/use-text.ts';
import { TextField } from '../../ui/field.tsx';
import { Say } from '../../ui/notice.tsx';

/** An IBAN that is looked at while it is typed; the server looks again. */
export function IbanField(props: ComponentProps<typeof TextField>) {
  const text = useText(ibanTexts);
  const { problems } = useFormState();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readIban(typed);
  const isRight = read !== null && 'iban' in read;
  const signs = (typed ?? '').replace(/\s/g, '').length;
  return (
    <div>
      <TextField
        {...props}
        good={isRight ? text('right', { signs, digits: read.iban.slice(2, 4) }) : undefined}
        onInput={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
      />
      {/* Not before it is as long as an IBAN can be: nobody wants to be told so at every sign. */}
      {read !== null && !isRight && signs >= 15 && problems[props.name] === undefined ? (
        <Say tone="warn">{text('wrong')}</Say>
      ) : null}
    </div>
  );
}
