import { useEffect, useRef } from 'react';
import { contentLinkTexts } from '../../../texts/content/links.ts';
import { useText } from '../../../texts/use-text.ts';
import { useLinkChoices } from './link-choices.tsx';

type Props = { address: string; onAnswer: (chosen: string | null) => void };

/** A page by its name, or an address; Enter sets it, Escape leaves the text as it was. */
export function LinkRow({ address, onAnswer }: Props) {
  const text = useText(contentLinkTexts);
  const input = useRef<HTMLInputElement>(null);
  const { list, find, choices } = useLinkChoices();
  useEffect(() => input.current?.focus(), []);
  const answer = () => onAnswer(input.current?.value.trim() ?? '');
  return (
    <div className="row">
      <input
        ref={input}
        // What is looked for is nothing of the thing, and not saved with it.
        type="search"
        className="in"
        aria-label={text('address')}
        placeholder={text('address')}
        defaultValue={address}
        list={list}
        autoComplete="off"
        onInput={(event) => find(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Enter would send the form around it.
          event.preventDefault();
          if (event.key === 'Enter') answer();
          else onAnswer(null);
        }}
      />
      {choices}
      <button type="button" className="btn g sm" onClick={answer}>
        {text('setLink')}
      </button>
    </div>
  );
}
