import { useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import { changeMenu, closedMenu, type MenuEvent, type MenuState } from './menu-state.ts';

export type Menu = { state: MenuState; send: (event: MenuEvent) => void };

/** The state of the main menu, which closes on another page. */
export function useMenu(): Menu {
  const [state, send] = useReducer(changeMenu, closedMenu);
  const { pathname } = useLocation();
  const [shownOn, setShownOn] = useState(pathname);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    send({ type: 'close' });
  }
  return { state, send };
}
