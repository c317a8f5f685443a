import { lazy, Suspense, useId, useRef, useState } from 'react';
import { pictureInAddress } from '#contract/pictures/picture-name.ts';
import { useFormState } from '../forms/form-context.ts';
import { pickerTexts } from '../texts/pictures/pictures.ts';
import { useText } from '../texts/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Say } from '../ui/notice.tsx';
import { nameInWords } from '../words/picture-caption.ts';
import type { PictureChoice } from './picture-choices.ts';
import { useHydrated } from './use-hydrated.ts';

/** Fetched when somebody opens it. */
const Picker = lazy(async () => ({ default: (await import('./picture-picker.tsx')).PicturePicker }));

type Props = {
  name: string;
  label: string;
  hint?: string;
  /** An address as content has it, such as `/media/kalf-9f86d0.webp`; empty for none. */
  value: string;
  /** By `pictureChoices` of the loader: without script they are the options of a list. */
  choices: readonly PictureChoice[];
};

/** A field whose value is a picture. Without script a list; with it the picture itself, and a layer to choose or add another. */
export function PictureField({ name, label, hint, value, choices }: Props) {
  const text = useText(pickerTexts);
  const id = useId();
  const hasScript = useHydrated();
  const { values, problems } = useFormState();
  const [chosen, setChosen] = useState(values[name] ?? value);
  const [chosenCaption, setChosenCaption] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const problem = problems[name];
  const described = [hasScript && `${id}-l`, problem && `${id}-p`, hint && `${id}-h`].filter(Boolean).join(' ');
  const picture = pictureInAddress(chosen);
  const known = choices.find((choice) => choice.name === picture);
  const caption = known?.caption ?? chosenCaption ?? (picture === null ? chosen : nameInWords(picture));
  const input = useRef<HTMLInputElement>(null);
  const choose = (address: string, words: string | null) => {
    setChosen(address);
    setChosenCaption(words);
    // React sets the value without telling anybody, and what listens to the form saves it.
    if (input.current) input.current.value = address;
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className={problem ? 'f err' : 'f'}>
      {hasScript ? (
        <p className="lab" id={`${id}-l`}>
          {label}
        </p>
      ) : (
        <label htmlFor={id}>
          <span>{label}</span>
        </label>
      )}
      {hasScript ? (
        <div className="row pic-field">
          {picture === null ? null : (
            <img src={`/media/fit-160x110/${encodeURIComponent(picture)}.webp`} alt="" width="160" height="110" />
          )}
          <input ref={input} type="hidden" name={name} value={chosen} />
          <div>
            {chosen === '' ? null : <p className="s14">{caption}</p>}
            <button
              type="button"
              className="btn g"
              aria-describedby={described}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <Icon name="picture" />
              {text(chosen === '' ? 'choose' : 'other')}
            </button>
          </div>
        </div>
      ) : (
        <select className="sel" id={id} name={name} defaultValue={chosen} aria-describedby={described || undefined}>
          <option value="">{text('none')}</option>
          {known || chosen === '' ? null : <option value={chosen}>{picture ?? chosen}</option>}
          {choices.map(({ address, name: key, caption }) => (
            // The address stays as it was written where nothing is changed.
            <option key={key} value={known?.name === key ? chosen : address}>
              {caption} ({key})
            </option>
          ))}
        </select>
      )}
      {hint ? (
        <p className="hint" id={`${id}-h`}>
          {hint}
        </p>
      ) : null}
      {problem ? (
        <Say tone="err" id={`${id}-p`}>
          {problem}
        </Say>
      ) : null}
      {isOpen ? (
        <Suspense>
          <Picker onClose={() => setOpen(false)} onChoose={choose} />
        </Suspense>
      ) : null}
    </div>
  );
}
