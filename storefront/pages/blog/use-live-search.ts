import { type FormEvent, useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';

/** Typing pauses this long before the search goes out by itself. */
const pauseMs = 300;

type LiveSearch = {
  text: string;
  isActive: boolean;
  /** Only a search that leads to the page shown may run while somebody types: another page takes the focus away. */
  isLive: boolean;
};

/**
 * Searches while the visitor types, on top of a form that works without it. The page's address holds what is searched for;
 * `text` is what the page shown was asked for.
 */
export function useLiveSearch({ text, isActive, isLive }: LiveSearch) {
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(text);

  // Pages come late: only one that somebody else asked for (a closed search, the back button) may change the field.
  useEffect(() => {
    if (field.current && sent.current !== text) field.current.value = text;
    sent.current = text;
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onSubmit() {
    clearTimeout(timer.current);
    sent.current = field.current?.value ?? '';
  }

  function onInput({ currentTarget: { form } }: FormEvent<HTMLInputElement>) {
    clearTimeout(timer.current);
    if (!isLive) return;
    timer.current = setTimeout(() => {
      onSubmit();
      // One search is one step back, however often it was refined.
      if (form) void submit(form, { replace: isActive, preventScrollReset: true });
    }, pauseMs);
  }

  function onClose() {
    clearTimeout(timer.current);
    field.current?.focus();
  }

  return { field, onSubmit, onInput, onClose };
}
