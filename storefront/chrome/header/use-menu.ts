import { type KeyboardEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import { desktopFromPx } from '#rules/constants.ts';
import { changeMenu, closedMenu, type MenuEvent, type MenuState } from './menu-state.ts';

export type Menu = {
  state: MenuState;
  send: (event: MenuEvent) => void;
  /** The element that holds the whole menu. */
  root: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLAnchorElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  closeDrawer: () => void;
};

const wide = `(min-width: ${desktopFromPx}px)`;

export function isWideScreen(): boolean {
  return window.matchMedia(wide).matches;
}

/** The menu closes on another page, Escape, a press elsewhere, and when the window becomes too wide for the drawer. */
export function useMenu(): Menu {
  const [state, send] = useReducer(changeMenu, closedMenu);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const { pathname } = useLocation();
  const isOpen = state.panel !== null || state.isDrawerOpen;

  useEffect(() => send({ type: 'close' }), [pathname]);
  useEffect(() => (isOpen ? closeFromOutside(root, send) : undefined), [isOpen]);
  useEffect(() => {
    if (state.isDrawerOpen) focusables(root.current)[0]?.focus();
  }, [state.isDrawerOpen]);

  function closeDrawer() {
    send({ type: 'close' });
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab' && state.isDrawerOpen) keepInside(event, root.current);
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    if (state.isDrawerOpen) closeDrawer();
    else {
      send({ type: 'closePanel' });
      openSummary(root.current)?.focus();
    }
  }

  return { state, send, root, button, onKeyDown, closeDrawer };
}

function openSummary(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>('details[open] > summary') ?? null;
}

function closeFromOutside(root: RefObject<HTMLElement | null>, send: Menu['send']) {
  const media = window.matchMedia(wide);
  const close = () => send({ type: 'close' });
  const onPress = (event: PointerEvent) => {
    const isInside = event.target instanceof Node && root.current?.contains(event.target);
    if (!isInside) close();
  };
  document.addEventListener('pointerdown', onPress);
  media.addEventListener('change', close);
  return () => {
    document.removeEventListener('pointerdown', onPress);
    media.removeEventListener('change', close);
  };
}

export function focusables(root: HTMLElement | null): HTMLElement[] {
  const all = root?.querySelectorAll<HTMLElement>('a[href], button, summary') ?? [];
  return [...all].filter((element) => element.getClientRects().length > 0);
}

/** While the drawer is open the tab key goes round in it. */
function keepInside(event: KeyboardEvent, root: HTMLElement | null) {
  const stops = focusables(root);
  const [first, last] = [stops[0], stops.at(-1)];
  const from = event.shiftKey ? first : last;
  if (!from || document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
