import { useState } from 'react';
import { useFormState } from '../../forms/form-context.ts';
import { settingsTexts } from '../../texts/settings.ts';
import { useLanguage, useText } from '../../texts/use-text.ts';
import { Say } from '../../ui/notice.tsx';
import { type Field, backForm } from './setting-field.tsx';

type Props = { fields: Field[]; contrasts: { which: string; contrast: number }[]; name: string; price: string };

/** Two colours beside a sample of the shop. Without script the sample shows what is saved. */
export function ColorPart({ fields, contrasts, name, price }: Props) {
  const text = useText(settingsTexts);
  const language = useLanguage();
  const { values, problems, theirs } = useFormState();
  const saved = fields.map(({ key, value }) => `${key}${value}`).join();
  const [typed, setTyped] = useState<{ saved: string; colors: Record<string, string> }>({ saved, colors: values });
  // What was saved meanwhile, here or by somebody else, is what the sample shows next.
  const own = typed.saved === saved ? typed.colors : values;
  const colorOf = (key: string) => own[key] ?? fields.find((field) => field.key === key)?.value ?? '#000000';
  return (
    <div className="split colors">
      <div>
        {fields.map(({ key, value, version, ours, isSet }) => {
          const which = key.slice('brand.'.length);
          const contrast = contrasts.find((each) => each.which === which)?.contrast ?? 0;
          const number = contrast.toFixed(1).replace('.', language === 'en' ? '.' : ',');
          const label = text(key === 'brand.primary' ? 'brandPrimary' : 'brandDeep');
          const problem = problems[key];
          return (
            <div className={problem ? 'swat f err' : 'swat f'} key={`${key} ${version} ${value}`}>
              <input type="hidden" name={`v.${key}`} value={version} />
              <label>
                <b>{label}</b>
                <input
                  type="color"
                  name={key}
                  defaultValue={values[key] ?? value}
                  aria-invalid={problem ? true : undefined}
                  onInput={(event) => setTyped({ saved, colors: { ...own, [key]: event.currentTarget.value } })}
                />
                <span className="n m">{colorOf(key)}</span>
              </label>
              {problem ? <Say tone="err">{problem}</Say> : <Say tone="ok">{text('contrast', { number })}</Say>}
              {theirs[key] ? <Say tone="warn">{theirs[key]}</Say> : null}
              {isSet ? (
                <button
                  type="submit"
                  className="lnk s13"
                  form={backForm}
                  name="back"
                  value={`${key}:${version}`}
                  aria-label={`${label}. ${text('back', { value: ours })}`}
                >
                  {text('back', { value: ours })}
                </button>
              ) : null}
            </div>
          );
        })}
        <p className="hint">{text('colorsHint')}</p>
      </div>
      <section className="shopv sample" aria-label={text('sample')}>
        <header style={{ background: colorOf('brand.deep') }}>{name}</header>
        <div>
          <h3>{text('sampleTitle')}</h3>
          <div className="row sp">
            <b>{price}</b>
            <span className="btn sm" style={{ background: colorOf('brand.primary') }}>
              {text('sampleButton')}
            </span>
          </div>
        </div>
      </section>
    </div>
  );
}
