import { useEffect, useId, useState } from 'react';
import type { DrawerFill } from '#rules/stock/freezer-fit.ts';
import {
  drawerFillOf,
  freezerVerdict,
  type Litres,
  mostFreeLitres,
  readFreeLitres,
} from '#rules/stock/freezer-litres.ts';
import { keepStored, readStored } from '#storefront/browser/storage.ts';

const freezerKey = 'freezer_litres';
const yearInSeconds = 365 * 24 * 60 * 60;

/** `short` has a # where the missing litres stand. */
type Words = Record<'label' | 'unit' | 'ask' | 'fits' | 'stacked' | 'short' | 'wrong' | 'kept', string>;

export type MyFreezerProps = {
  litres: Litres;
  words: Words;
  /** Told how full the visitor's own drawer would be; null where nothing is known of it. */
  onFill: (filled: DrawerFill | null) => void;
};

/** Asked once: the number stays in this browser, and is never sent. */
export function MyFreezer({ litres, words, onFill }: MyFreezerProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => String(readFreeLitres(readStored(freezerKey)) ?? ''));
  const free = readFreeLitres(typed);
  const filled = free === null ? null : drawerFillOf(litres, free);
  useEffect(() => onFill(filled), [filled, onFill]);

  function onChange(text: string) {
    setTyped(text);
    const known = readFreeLitres(text);
    if (known !== null) keepStored(freezerKey, known, yearInSeconds);
  }

  const emptyOrWrong = typed === '' ? words.ask : words.wrong;
  return (
    <div className="my-freezer">
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        maxLength={String(mostFreeLitres).length + 2}
        value={typed}
        aria-describedby={`${id}-says`}
        aria-invalid={typed !== '' && free === null ? true : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span>{words.unit}</span>
      <output id={`${id}-says`} htmlFor={id}>
        {free === null ? emptyOrWrong : <b>{verdictText(litres, free, words)}</b>}
        {free === null ? null : ` ${words.kept}`}
      </output>
    </div>
  );
}

function verdictText(litres: Litres, free: number, words: Words): string {
  const verdict = freezerVerdict(litres, free);
  return verdict.is === 'short' ? words.short.replace('#', String(verdict.by)) : words[verdict.is];
}
