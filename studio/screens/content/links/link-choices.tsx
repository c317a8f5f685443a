import { useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { FoundLink } from '../../../ports/editing.ts';
import { useInMarket } from '../../../ui/studio-link.tsx';

/** Asked after the last letter, so that a word is one question. */
const pauseMs = 150;

/** Pages of the shop below a field, by a few letters of their names; without script the field takes an address. */
export function useLinkChoices() {
  const id = useId();
  const inMarket = useInMarket();
  const { load, data } = useFetcher<{ links: FoundLink[] }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function find(text: string) {
    clearTimeout(timer.current);
    // What is an address already is looked for by nobody.
    if (text.trim().length < 2 || /^(?:[/#]|\w+:)/.test(text)) return;
    timer.current = setTimeout(() => void load(inMarket(`/content/links?find=${encodeURIComponent(text)}`)), pauseMs);
  }
  const choices = (
    <datalist id={id}>
      {(data?.links ?? []).map(({ address, title }) => (
        <option key={address} value={address}>
          {title}
        </option>
      ))}
    </datalist>
  );
  return { list: id, find, choices };
}
