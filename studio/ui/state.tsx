/** A state is a shape and a word, readable without colour; only one that asks something has a coloured ground. */
import type { ReactNode } from 'react';

const shapes = {
  ring: (
    <>
      <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  half: (
    <>
      <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor" />
    </>
  ),
  disc: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
    </>
  ),
  square: (
    <>
      <rect x="2" y="2" width="12" height="12" rx="1.5" fill="currentColor" />
    </>
  ),
  triangle: (
    <>
      <path d="M3 2l11 6-11 6z" fill="currentColor" />
    </>
  ),
  tick: (
    <>
      <path d="M2 9l4 4 8-10" fill="none" stroke="currentColor" strokeWidth="2.4" />
    </>
  ),
  cross: (
    <>
      <path d="M3 3l10 10M13 3 3 13" stroke="currentColor" strokeWidth="2.2" />
    </>
  ),
  dashed: (
    <>
      <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3 2.3" />
    </>
  ),
  clock: (
    <>
      <circle cx="8" cy="8" r="6.3" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M8 4.500V8l2.6 1.6" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </>
  ),
  warning: (
    <>
      <path d="M8 1.5 15 14H1z" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
      <path d="M8 6v4M8 12v.3" stroke="currentColor" strokeWidth="1.8" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type StateShape = keyof typeof shapes;
/** `ask` wants something of you, `bad` failed, `done` is over and well, `off` no longer counts. */
type Tone = 'plain' | 'ask' | 'bad' | 'done' | 'off';

type Props = { shape: StateShape; tone?: Tone; children: ReactNode };

export function State({ shape, tone = 'plain', children }: Props) {
  return (
    <span className={tone === 'plain' ? 'st' : `st ${tone}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shapes[shape]}
      </svg>
      {children}
    </span>
  );
}
