import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useFormState } from '../forms/form-context.ts';
import { doorTexts } from '../texts/doors.ts';
import { useText } from '../texts/use-text.ts';
import { Icon } from './icon.tsx';
import { Say } from './notice.tsx';

type Props = { name?: string; label?: string; hint?: ReactNode; isNew?: boolean };

/** Can be shown, says when capitals are locked, and is never sent back. */
export function PasswordField({ name = 'password', label, hint, isNew = false }: Props) {
  const text = useText(doorTexts);
  const id = useId();
  const [isShown, setShown] = useState(false);
  const [hasCaps, setCaps] = useState(false);
  const problem = useFormState().problems[name];
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <div className={problem ? 'f err' : 'f'}>
      <label htmlFor={id}>
        <span>{label ?? text(isNew ? 'newPassword' : 'password')}</span>
      </label>
      <div className="unit af">
        <input
          className="in"
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-p` : undefined}
          onKeyUp={look}
        />
        <span style={{ padding: 0 }}>
          <button
            className="ib"
            type="button"
            aria-label={text('show')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name="eye" />
          </button>
        </span>
      </div>
      {hint ? <p className="hint">{hint}</p> : null}
      {problem ? (
        <Say tone="err" id={`${id}-p`}>
          {problem}
        </Say>
      ) : null}
      {hasCaps ? <Say tone="warn">{text('caps')}</Say> : null}
    </div>
  );
}
