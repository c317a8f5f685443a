/**
 * The first page of a visit is read before it is used. What it does not need at once waits until the browser has nothing better
 * to do, or until the visitor does something, whichever is first; from then on nothing waits any more.
 */
import { whenIdle } from './when-idle.ts';

const signsOfLife = ['pointerdown', 'keydown', 'focusin'] as const;

let over: Promise<void> | undefined;

/** Resolves at once on the server, where everything is at hand. */
export function whenIdleOrUsed(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  over ??= new Promise<void>((resolve) => {
    const end = () => {
      for (const sign of signsOfLife) document.removeEventListener(sign, end);
      cancel();
      resolve();
    };
    const cancel = whenIdle(end);
    for (const sign of signsOfLife) document.addEventListener(sign, end, { passive: true });
  });
  return over;
}
