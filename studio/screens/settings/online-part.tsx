import { StudioForm } from '../../forms/studio-form.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { loadSettings } from './load.server.ts';

type Props = { title: string; online: Awaited<ReturnType<typeof loadSettings>>['online'] };

/** The key of a payment provider. It is never shown again: what stands in the field is a new one. */
export function OnlinePart({ title, online }: Props) {
  const { hints, test, failure, key, keyHint, secret, secretHint, save, away } = online;
  return (
    <>
      <StudioForm name="online" className="stack" label={title}>
        {hints.map((hint) => (
          <p className="hint" key={hint}>
            {hint}
          </p>
        ))}
        {test ? <Notice tone="warn">{test}</Notice> : null}
        {failure ? <Notice tone="err">{failure}</Notice> : null}
        <div className="cols" key={hints.join()}>
          <TextField name="keyPassword" label={key} hint={keyHint} value="" autoComplete="off" required />
          <TextField name="hookPassword" label={secret} hint={secretHint} value="" autoComplete="off" />
        </div>
        <Button>{save}</Button>
      </StudioForm>
      {away ? (
        <StudioForm name="onlineAway" label={away}>
          <button type="submit" className="lnk s13">
            {away}
          </button>
        </StudioForm>
      ) : null}
    </>
  );
}
