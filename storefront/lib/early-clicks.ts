/**
 * Clicks in a page that has parts without code (late-part.tsx).
 *
 * On a link: the browser follows it by itself. React Router would show no other page before all code of this one is there.
 * On a button of such a part: React lets no event through to it. The last one is kept, and given again whenever a part has come to
 * life; if that was another part, it is kept once more. A form is sent by its button, also with the Enter key, so it is not lost.
 */
import { isCodeMissing } from './late-code.ts';

const links = 'a[href]:not([href^="#"], [role="button"])';
const buttons = 'button, input:is([type="checkbox"], [type="radio"], [type="submit"])';

type Click = Pick<Event, 'target' | 'cancelBubble' | 'preventDefault' | 'stopPropagation'>;
type Pressed = Pick<HTMLElement, 'click' | 'isConnected'>;

declare global {
  interface Window {
    /** The button that was pressed last before any code was there (starts-late.server.ts). */
    earlyClick?: HTMLElement | null;
  }
}

let kept: Pressed | null = null;

/** Call it after React has begun to listen, so that it is known what React did with a click. */
export function watchEarlyClicks(): void {
  kept = window.earlyClick ?? null;
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
    kept = pressed;
  } else if (pressed === kept) {
    kept = null;
  }
}

function closest({ target }: Click, selector: string): Pressed | null {
  return target !== null && 'closest' in target ? (target as Element).closest<HTMLElement>(selector) : null;
}

/** A part has come to life. Not at once: that may have been the work of a click that is still on its way. */
export function giveEarlyClick(): void {
  if (kept) setTimeout(give);
}

function give() {
  const pressed = kept;
  kept = null;
  if (pressed?.isConnected) pressed.click();
}
