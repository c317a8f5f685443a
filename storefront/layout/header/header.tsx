import { useCallback, useRef } from 'react';
import { Logo } from '#storefront/layout/logo.tsx';
import type { MenuEntry } from '#storefront/layout/menu-entries.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { lazyPart } from '#storefront/hydration/lazy-view.tsx';
import { HeaderTools } from './header-tools.tsx';
import styles from './header.module.css';
import type { DrawerFrame } from './main-menu.tsx';
import { MenuToggle } from './menu-toggle.tsx';
import type { Menu } from './use-menu.ts';

/** What follows it: browsers wait for an element's beginning, not its end. */
export const headerEnd = 'header-end';

const menuId = 'main-menu';
const MainMenu = lazyPart(async () => (await import('#storefront/layout/late-layout.ts')).MainMenu);

/** Stays in view while the page scrolls. */
export function Header({ entries, menu, frame }: { entries: MenuEntry[]; menu: Menu; frame: DrawerFrame }) {
  const t = useText();
  const button = useRef<HTMLAnchorElement>(null);
  const { state, send } = menu;
  const onDismiss = useCallback(() => {
    send({ type: 'close' });
    button.current?.focus();
  }, [send]);
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.inside}`}>
        {entries.length > 0 ? (
          <span className={styles.burger}>
            <MenuToggle
              ref={button}
              target={menuId}
              icon="menu"
              name={t('header.openMenu')}
              isExpanded={state.isDrawerOpen}
              onPress={() => send({ type: 'openDrawer' })}
            />
          </span>
        ) : null}
        <Logo place="header" />
        {entries.length > 0 ? (
          <MainMenu id={menuId} entries={entries} menu={menu} frame={frame} onDismiss={onDismiss} />
        ) : null}
        <HeaderTools />
      </div>
    </header>
  );
}
