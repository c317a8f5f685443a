import { useFormState } from '../../forms/form-context.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { settingsTexts } from '../../texts/settings.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Say } from '../../ui/notice.tsx';
import { backForm } from './setting-field.tsx';

type Props = { logo: string; isSet: boolean; version: number; name: string };

/** The sign beside the name: in the header, in mails and as the icon of the tab. */
export function LogoPart({ logo, isSet, version, name }: Props) {
  const text = useText(settingsTexts);
  return (
    <StudioForm name="logo" className="stack" label={text('logo')} hasFiles>
      <input type="hidden" name="v.brand.logo" value={version} />
      <p className="logo-now">
        <img src={logo} alt={text('logoNow')} width="72" height="72" />
        <b>{name}</b>
      </p>
      <LogoFile />
      <div className="row">
        <Button aria-label={text('saveOf', { part: text('logo') })}>{text('save')}</Button>
        {isSet ? (
          <button type="submit" className="lnk s13" form={backForm} name="back" value={`brand.logo:${version}`}>
            {text('logoAway')}
          </button>
        ) : null}
      </div>
    </StudioForm>
  );
}

function LogoFile() {
  const text = useText(settingsTexts);
  const problem = useFormState().problems['brand.logo'];
  return (
    <div className={problem ? 'f err' : 'f'}>
      <label htmlFor="logo-file">{text('logoFile')}</label>
      <input
        className="in"
        id="logo-file"
        type="file"
        name="logo"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        aria-invalid={problem ? true : undefined}
        aria-describedby="logo-hint"
        required
      />
      <p className="hint" id="logo-hint">
        {text('logoHint')}
      </p>
      {problem ? <Say tone="err">{problem}</Say> : null}
    </div>
  );
}
