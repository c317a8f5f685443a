/**
 * Clicks in a page with Suspense boundaries that are not hydrated yet (deferred.tsx).
 *
 * A link is followed by the browser: React Router would show the next page only after all chunks of this one have come.
 * A click on a button inside such a boundary is stopped by React. Each button is kept once, in the order of its last click, and
 * clicked again when a boundary has hydrated; if it was another boundary, the button is kept on. Enter in a form clicks its button.
 * While it is kept it is busy (base.css), so that a visitor sees that it was pressed.
 */
import { hasPendingChunks } from './pending-chunks.ts';

const links = 'a[href]:not([href^="#"], [role="button"])';
const buttons = 'button, input:is([type="checkbox"], [type="radio"], [type="submit"])';

type Click = Pick<Event, 'target' | 'cancelBubble' | 'preventDefault' | 'stopPropagation'>;
type Pressed = Pick<HTMLElement, 'click' | 'isConnected' | 'setAttribute' | 'removeAttribute'>;

declare global {
  interface Window {
    /** The buttons that were clicked before any script ran (defer-scripts.server.ts). */
    earlyClicks?: HTMLElement[];
  }
}

let kept: Pressed[] = [];

/** Call it after `hydrateRoot`: React's own listener must run first, so that it is known whether React stopped the click. */
export function captureClicks(): void {
  for (const pressed of window.earlyClicks ?? []) keep(pressed);
  delete window.earlyClicks;
  window.addEventListener('click', followNatively, { capture: true });
  document.addEventListener('click', captureIfBlocked, { capture: true });
}

export function followNatively(event: Click): void {
  if (hasPendingChunks() && closest(event, links)) event.stopPropagation();
}

export function captureIfBlocked(event: Click): void {
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
  pressed.setAttribute('aria-busy', 'true');
}

function drop(pressed: Pressed) {
  if (!kept.includes(pressed)) return;
  kept = kept.filter((other) => other !== pressed);
  pressed.removeAttribute('aria-busy');
}

function closest({ target }: Click, selector: string): Pressed | null {
  return target !== null && 'closest' in target ? (target as Element).closest<HTMLElement>(selector) : null;
}

/** Called when a boundary has hydrated. Not in the same task: the click that caused the hydration may still be dispatched. */
export function replayClicks(): void {
  // Each in a task of its own, so that React has rendered what the click before it changed.
  for (const pressed of kept) setTimeout(replay, 0, pressed);
}

function replay(pressed: Pressed) {
  if (!kept.includes(pressed)) return;
  drop(pressed);
  if (pressed.isConnected) pressed.click();
}
