import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFetcher } from 'react-router';
import { wordsOfFile } from '#rules/pictures/upload-name.ts';
import { pickerTexts, picturesTexts } from '../texts/pictures/pictures.ts';
import { useText } from '../texts/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { useInMarket } from '../ui/studio-link.tsx';
import { AddPictures } from './add-pictures.tsx';
import type { ChoicesFound } from './picture-choices.ts';

/** Asked after the last letter, so that a word is one question. */
const pauseMs = 150;

type Props = { onClose: () => void; onChoose: (address: string, caption: string | null) => void };

/** The layer of a field: all pictures with a search, and a way to add one, which is then chosen. */
export function PicturePicker({ onClose, onChoose }: Props) {
  const text = useText(pickerTexts);
  const list = useText(picturesTexts);
  const inMarket = useInMarket();
  const { load, data } = useFetcher<ChoicesFound>();
  const [q, setQ] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    const to = inMarket(`/pictures/choose?q=${encodeURIComponent(q)}`);
    const timer = setTimeout(() => void load(to), q === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
    // The market cannot change below an open layer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [q, load]);
  /** By the dialog itself, which gives the focus back to where it came from. */
  const leave = () => dialog.current?.close();
  const choose = (address: string, caption: string | null) => {
    leave();
    onChoose(address, caption);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter in the search would send the form behind the layer, and a search field be emptied by Escape.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'search')
      event.preventDefault();
    else if (event.key === 'Escape') {
      event.preventDefault();
      leave();
    }
  };
  // Outside of the form around the field, whose fields these are not.
  return createPortal(
    <dialog ref={dialog} className="dlg pic-picker" aria-label={text('choose')} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="row">
        <div className="find grow">
          <Icon name="search" />
          <label className="sr" htmlFor={`${id}q`}>
            {list('search')}
          </label>
          <input
            className="in"
            id={`${id}q`}
            type="search"
            autoComplete="off"
            placeholder={list('searchHint')}
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
        </div>
        <button className="btn q" type="button" onClick={leave}>
          {text('close')}
        </button>
      </div>
      <AddPictures
        onAdded={({ name, file }) => choose(`/media/${encodeURIComponent(name)}.webp`, wordsOfFile(file) || null)}
        isFilled={false}
        isMany={false}
      />
      <div aria-live="polite">{data && data.choices.length === 0 ? <p className="m">{list('nothing')}</p> : null}</div>
      <ul className="lib">
        {data?.choices.map(({ name, address, caption, src }) => (
          <li key={name}>
            <button type="button" aria-label={text('take', { name: caption })} onClick={() => choose(address, caption)}>
              <img src={src} alt="" width="160" height="110" loading="lazy" />
              <b>{caption}</b>
            </button>
          </li>
        ))}
      </ul>
      {data?.hasMore ? <p className="m s14">{text('more')}</p> : null}
    </dialog>,
    document.body,
  );
}
