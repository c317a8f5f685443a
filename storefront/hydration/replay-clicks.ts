/**
 * Clicks in a page that has parts without code (deferred.tsx).
 *
 * On a link: the browser follows it by itself. React Router would show no other page before all code of this one is there.
 * On a button of such a part: React lets no event through to it. Each button is kept once, in the order in which they were pressed
 * last, and clicked again whenever a part has come to life; if that was another part, it is kept once more. A form is sent by its
 * button, also with the Enter key, so it is not lost.
 */
import { isCodeMissing } from './pending-chunks.ts';

const links = 'a[href]:not([href^="#"], [role="button"])';
const buttons = 'button, input:is([type="checkbox"], [type="radio"], [type="submit"])';

type Click = Pick<Event, 'target' | 'cancelBubble' | 'preventDefault' | 'stopPropagation'>;
type Pressed = Pick<HTMLElement, 'click' | 'isConnected'>;

declare global {
  interface Window {
    /** The buttons that were pressed before any code was there (defer-scripts.server.ts); gone when this code has taken them. */
    earlyClicks?: HTMLElement[];
  }
}

let kept: Pressed[] = [];

/** Call it after React has begun to listen, so that it is known what React did with a click. */
export function watchEarlyClicks(): void {
  for (const pressed of window.earlyClicks ?? []) keep(pressed);
  delete window.earlyClicks;
  window.addEventListener('click', leaveToBrowser, { capture: true });
  document.addEventListener('click', keepIfStopped, { capture: true });
}

export function leaveToBrowser(event: Click): void {
  if (isCodeMissing() && closest(event, links)) event.stopPropagation();
}

export function keepIfStopped(event: Click): void {
  const pressed = closest(event, buttons);
  if (!pressed) return;
  if (event.cancelBubble) {
    event.preventDefault();
    keep(pressed);
  } else {
    drop(pressed);
  }
}

function keep(pressed: Pressed) {
  drop(pressed);
  kept.push(pressed);
}

function drop(pressed: Pressed) {
  kept = kept.filter((other) => other !== pressed);
}

function closest({ target }: Click, selector: string): Pressed | null {
  return target !== null && 'closest' in target ? (target as Element).closest<HTMLElement>(selector) : null;
}

/** A part has come to life. Not at once: that may have been the work of a click that is still on its way. */
export function giveEarlyClicks(): void {
  // Each in a task of its own, so that React has drawn what the one before it changed.
  for (const pressed of kept) setTimeout(give, 0, pressed);
}

function give(pressed: Pressed) {
  if (!kept.includes(pressed)) return;
  drop(pressed);
  if (pressed.isConnected) pressed.click();
}
