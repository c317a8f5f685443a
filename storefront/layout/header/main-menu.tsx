import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import type { ChromeContent } from '#storefront/layout/load-layout.server.ts';
import type { MenuEntry } from '#storefront/layout/menu-entries.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { DrawerFoot } from './drawer-foot.tsx';
import { DrawerTiles } from './drawer-tiles.tsx';
import styles from './main-menu.module.css';
import { MenuBranch } from './menu-branch.tsx';
import { focusables, keepFocusInside } from './menu-focus.ts';
import { MenuLink } from './menu-link.tsx';
import { MenuToggle } from './menu-toggle.tsx';
import { useCloseOutside } from './use-close-outside.ts';
import type { Menu } from './use-menu.ts';

/** What the drawer says besides the menu. */
export type DrawerFrame = Pick<ChromeContent, 'deliveryDay' | 'markets'>;

type MainMenuProps = {
  id: string;
  entries: MenuEntry[];
  menu: Menu;
  frame: DrawerFrame;
  /** The drawer is closed without a choice. */ onDismiss: () => void;
};

/** One list for all widths: beside the logo on wide screens, in a drawer on narrow ones. */
export function MainMenu({ id, entries, menu, frame, onDismiss }: MainMenuProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const { state, send } = menu;
  const { isDrawerOpen } = state;
  const close = useCallback(() => send({ type: 'close' }), [send]);
  useCloseOutside(root, isDrawerOpen || state.panel !== null, close);
  useEffect(() => {
    if (isDrawerOpen) focusables(root.current)[0]?.focus();
  }, [isDrawerOpen]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Tab' && isDrawerOpen) keepFocusInside(event, event.currentTarget);
    if (event.key !== 'Escape') return;
    if (isDrawerOpen) return onDismiss();
    event.currentTarget.querySelector<HTMLElement>('details[open] > summary')?.focus();
    send({ type: 'closePanel' });
  }

  return (
    // The keys caught here are those of the links and buttons inside; the presses, those beside the sheet.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      id={id}
      className={styles.menu}
      data-open={isDrawerOpen || undefined}
      {...(isDrawerOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': t('header.mainMenu') })}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === event.currentTarget) onDismiss();
      }}
    >
      <nav className={styles.sheet} aria-label={t('header.mainMenu')}>
        <div className={styles.drawerHead}>
          <p>{t('header.menu')}</p>
          <MenuToggle target="content" icon="close" name={t('header.closeMenu')} onPress={onDismiss} />
        </div>
        <DrawerTiles entries={entries} menu={menu} />
        <MenuList entries={entries} menu={menu} />
        <DrawerFoot {...frame} />
      </nav>
    </div>
  );
}

function MenuList({ entries, menu }: { entries: MenuEntry[]; menu: Menu }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.item}>
          {entry.children.length > 0 ? (
            <MenuBranch entry={entry} menu={menu} />
          ) : (
            <MenuLink to={entry.to} menu={menu} className={styles.top}>
              {entry.title}
            </MenuLink>
          )}
        </li>
      ))}
    </ul>
  );
}
