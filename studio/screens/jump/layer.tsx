import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { Jump as Found } from './load.server.ts';
import { jumpTexts } from '../../texts/jump.ts';
import { useText } from '../../texts/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { StudioLink, useInMarket } from '../../ui/studio-link.tsx';

/** Asked after the last letter, so that a name is one question. */
const pauseMs = 120;

/** The layer behind Ctrl+K: type, and Enter leads to the first; arrows go through the others. */
export function JumpLayer({ onClose }: { onClose: () => void }) {
  const text = useText(jumpTexts);
  const address = useInMarket();
  const navigate = useNavigate();
  const { load, data } = useFetcher<Found>();
  const [q, setQ] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const groups = data?.groups ?? [];

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void load(address(`/jump?q=${encodeURIComponent(q)}`)), q === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
    // The market cannot change below an open layer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [q, load]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isTyping = event.target instanceof HTMLInputElement;
    if (step !== undefined) {
      const all = [...(dialog.current?.querySelectorAll<HTMLElement>('input, li a') ?? [])];
      const at = all.findIndex((element) => element === document.activeElement);
      all[(at + step + all.length) % all.length]?.focus();
      // A search field would only be emptied by it.
    } else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && isTyping) {
      const first = groups[0]?.places[0];
      // What was found for fewer letters may be somebody else.
      if (!first || data?.q !== q.trim()) return;
      onClose();
      void navigate(address(first.to));
    } else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} className="dlg pal" aria-label={text('title')} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="find">
        <Icon name="search" />
        <label className="sr" htmlFor={`${id}q`}>
          {text('title')}
        </label>
        <input
          className="in"
          id={`${id}q`}
          type="search"
          autoComplete="off"
          placeholder={text('hint')}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
      </div>
      <div className="pal-found" aria-live="polite">
        {data && groups.length === 0 ? <p className="m pal-none">{text('nothing')}</p> : null}
        {groups.map((group, index) => (
          <section key={group.id}>
            <h2 className="gr">{text(group.id)}</h2>
            <ul>
              {group.places.map(({ to, icon, title, about }, place) => (
                <li key={to}>
                  <StudioLink to={to} onClick={onClose}>
                    <Icon name={icon} />
                    <span>
                      <b>{title}</b> {about}
                    </span>
                    {index === 0 && place === 0 ? <kbd aria-hidden="true">⏎</kbd> : null}
                  </StudioLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </dialog>
  );
}
