import { useSyncExternalStore } from 'react';
import { useFormState } from '../forms/form-context.ts';
import { doorTexts } from '../texts/doors.ts';
import { useText } from '../texts/use-text.ts';
import { TextField } from './field.tsx';

/** What a link holds after `#`, which no server is told. With script it is filled in; without, it is typed. */
export function LinkCodeField() {
  const text = useText(doorTexts);
  const { values } = useFormState();
  const code = useSyncExternalStore(onHashChange, () => window.location.hash.slice(1), noCode);
  const known = code || (values.code ?? '');
  if (code !== '') return <input type="hidden" name="code" value={known} />;
  return (
    <TextField name="code" label={text('code')} hint={text('codeHint')} value={known} autoComplete="off" required />
  );
}

function onHashChange(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

const noCode = () => '';
