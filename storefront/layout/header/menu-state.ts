/** Which parts of the main menu are open. */
export type MenuState = {
  /** Entry of the first level whose panel is open. */
  panel: string | null;
  /** A panel that only followed the pointer goes when the pointer goes. */
  openedBy: 'press' | 'pointer' | null;
  /** On narrow screens the whole menu is in a drawer. */
  isDrawerOpen: boolean;
  /** Entries of the second level unfolded in the drawer. */
  unfolded: readonly string[];
};

export type MenuEvent =
  | { type: 'press' | 'point' | 'unfold'; id: string }
  | { type: 'leave' | 'openDrawer' | 'closePanel' | 'close' };

export const closedMenu: MenuState = { panel: null, openedBy: null, isDrawerOpen: false, unfolded: [] };

export function changeMenu(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'press':
      // A press on a panel that the pointer opened a moment ago means to keep it.
      return state.panel === event.id && state.openedBy === 'press'
        ? withoutPanel(state)
        : { ...state, panel: event.id, openedBy: 'press' };
    case 'point':
      return state.openedBy === 'press' ? state : { ...state, panel: event.id, openedBy: 'pointer' };
    case 'leave':
      return state.openedBy === 'pointer' ? withoutPanel(state) : state;
    case 'unfold':
      return { ...state, unfolded: toggled(state.unfolded, event.id) };
    case 'openDrawer':
      return { ...state, isDrawerOpen: true };
    case 'closePanel':
      return withoutPanel(state);
    case 'close':
      return closedMenu;
  }
}

function withoutPanel(state: MenuState): MenuState {
  return { ...state, panel: null, openedBy: null };
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
