import { type RefObject, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/** What was typed or chosen in a field before our code was there counts as well, and is taken when it is. */
export function useEarlyValue(field: RefObject<Field | null>, known: string, take: (value: string) => void): void {
  const first = useRef({ known, take });
  useEffect(() => {
    const value = field.current?.value ?? first.current.known;
    if (value !== first.current.known) first.current.take(value);
  }, [field]);
}
