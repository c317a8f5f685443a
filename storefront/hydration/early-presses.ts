/**
 * Presses of buttons before React can take them. React hydrates first what is pressed; where that cannot be done at once it stops the
 * press and forgets it, so it is kept here and given again. Each button is kept once, in the order of its last press, and is busy
 * meanwhile (base.css), so that a visitor sees that it was pressed. Enter in a form presses its button. Links are followed by the
 * browser.
 */
const buttons = 'button, [role="button"], input:is([type="checkbox"], [type="radio"], [type="submit"])';

/** Until a part whose code is there is hydrated. */
const retryMs = 50;

type Press = Pick<Event, 'target' | 'cancelBubble' | 'preventDefault'>;
type Pressed = Pick<HTMLElement, 'click' | 'isConnected' | 'setAttribute' | 'removeAttribute'>;

declare global {
  interface Window {
    /** The buttons that were pressed before any script ran (defer-scripts.server.ts). */
    earlyPresses?: HTMLElement[];
    /** Loads the page anew and presses these buttons there. Rejects while it cannot be had, or when that was tried already. */
    reloadWithPresses?: (pressed: readonly unknown[]) => Promise<void>;
  }
}

let kept: Pressed[] = [];
let isHydrated = false;
let isGivenUp = false;

/** Call it after `hydrateRoot`: React's own listener must run first, so that it is known whether React stopped the press. */
export function keepEarlyPresses(): void {
  for (const pressed of window.earlyPresses ?? []) keep(pressed);
  delete window.earlyPresses;
  document.addEventListener('click', keepIfStopped, { capture: true });
}

export function keepIfStopped(event: Press): void {
  const pressed = buttonOf(event);
  if (!pressed) return;
  if (!event.cancelBubble) {
    drop(pressed);
    return;
  }
  event.preventDefault();
  keep(pressed);
  if (isHydrated) setTimeout(pressAgain, retryMs, pressed);
  if (isGivenUp) reloadOrRelease();
}

/** Called when React has hydrated the page around its parts, whose code is there by then. */
export function pressEarlyPresses(): void {
  isHydrated = true;
  // Each in a task of its own, so that React has rendered what the press before it changed.
  for (const pressed of kept) setTimeout(pressAgain, 0, pressed);
}

/**
 * Code could not be had. Until React has begun, the buttons are given up openly, and the next press loads the page anew: some browsers
 * never fetch a module again that failed once. Afterwards it is the code of the next page, whose address is shown by then.
 */
export function giveUpPresses(): void {
  if (isHydrated) {
    window.location.reload();
    return;
  }
  isGivenUp = true;
  reloadOrRelease();
}

function reloadOrRelease() {
  window.reloadWithPresses?.(kept).catch(() => kept.forEach(drop));
}

function pressAgain(pressed: Pressed) {
  if (!kept.includes(pressed)) return;
  drop(pressed);
  if (pressed.isConnected) pressed.click();
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

function buttonOf({ target }: Press): Pressed | null {
  return target !== null && 'closest' in target ? (target as Element).closest<HTMLElement>(buttons) : null;
}
