import type { KeyboardEvent } from 'react';

const desktopFromPx = 992;

/** From here on the menu needs no drawer. */
export const wideScreen = `(min-width: ${desktopFromPx}px)`;

/** What the tab key stops at, in its order. */
export function focusables(root: HTMLElement | null): HTMLElement[] {
  const all = root?.querySelectorAll<HTMLElement>('a[href], button, summary') ?? [];
  return [...all].filter((element) => element.getClientRects().length > 0);
}

/** While the drawer is open the tab key goes round in it. */
export function keepFocusInside(event: KeyboardEvent, root: HTMLElement) {
  const stops = focusables(root);
  const [first, last] = [stops[0], stops.at(-1)];
  const from = event.shiftKey ? first : last;
  if (!from || document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Arrow keys go through the links of an open panel. */
export function moveFocus(root: HTMLElement, step: 1 | -1) {
  const stops = focusables(root);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[at + step]?.focus();
}
