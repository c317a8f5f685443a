import { pathTo } from '#rules/paths.ts';
import type { MenuEntry } from '#storefront/chrome/menu-entries.ts';
import { useText } from '#storefront/lib/messages.tsx';
import { useMarket } from '#storefront/lib/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './main-menu.module.css';
import { MenuBranch } from './menu-branch.tsx';
import { MenuLink } from './menu-link.tsx';
import { MenuToggle } from './menu-toggle.tsx';
import type { Menu } from './use-menu.ts';

export const menuId = 'main-menu';

/** One list for all widths: beside the logo on wide screens, in a drawer on narrow ones. */
export function MainMenu({ entries, menu }: { entries: MenuEntry[]; menu: Menu }) {
  const t = useText();
  const { state, root, onKeyDown, closeDrawer } = menu;
  return (
    // The keys and presses caught here are those of the links and buttons inside, and presses beside the sheet.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={root}
      id={menuId}
      className={styles.menu}
      data-open={state.isDrawerOpen || undefined}
      {...(state.isDrawerOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': t('header.mainMenu') })}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === event.currentTarget) closeDrawer();
      }}
    >
      <nav className={styles.sheet} aria-label={t('header.mainMenu')}>
        <div className={styles.drawerHead}>
          <p>{t('header.menu')}</p>
          <MenuToggle target="content" icon="close" name={t('header.closeMenu')} onPress={closeDrawer} />
        </div>
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
        <DrawerFoot />
      </nav>
    </div>
  );
}

/** What has no room in a narrow header. */
function DrawerFoot() {
  const t = useText();
  return (
    <div className={styles.drawerFoot}>
      <AppLink to={pathTo(useMarket(), 'account')} className={styles.top}>
        <Icon name="account" />
        {t('header.account')}
      </AppLink>
    </div>
  );
}
