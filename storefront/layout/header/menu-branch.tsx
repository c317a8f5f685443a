import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useLocation } from 'react-router';
import type { MenuEntry } from '#storefront/layout/menu-entries.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import styles from './main-menu.module.css';
import { MenuGroup } from './menu-group.tsx';
import { MenuLink } from './menu-link.tsx';
import { useHoverIntent } from './use-hover-intent.ts';
import { moveFocus, wideScreen } from './menu-focus.ts';
import type { Menu } from './use-menu.ts';

/** An entry with others below it: a panel under the header, or a list that unfolds in the drawer. */
export function MenuBranch({ entry, menu }: { entry: MenuEntry; menu: Menu }) {
  const { pathname } = useLocation();
  const { id, title } = entry;
  const { state, send } = menu;
  const isOpen = state.panel === id;
  const isWide = entry.children.some(({ children }) => children.length > 0);
  const hover = useHoverIntent({
    onOpen: () => window.matchMedia(wideScreen).matches && send({ type: 'point', id }),
    onClose: () => send({ type: 'leave' }),
  });
  const keys = panelKeys(() => isOpen || send({ type: 'press', id }));

  function onPress(event: MouseEvent) {
    event.preventDefault();
    send({ type: 'press', id });
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    const hasLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
    if (isOpen && hasLeft && !state.isDrawerOpen) send({ type: 'closePanel' });
  }

  return (
    // What is caught here are the keys of the links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details className={classNames(isWide && styles.isWide)} open={isOpen} {...hover} onKeyDown={keys} onBlur={onBlur}>
      <summary className={classNames(styles.top, leadsTo(entry, pathname) && styles.isCurrent)} onClick={onPress}>
        {title}
        <Icon name="chevron-down" className={styles.sign} />
      </summary>
      <MenuPanel entry={entry} menu={menu} />
    </details>
  );
}

function MenuPanel({ entry: { title, to, children }, menu }: { entry: MenuEntry; menu: Menu }) {
  const t = useText();
  return (
    <div className={styles.panel}>
      <div className={styles.panelInside}>
        {to ? (
          <MenuLink to={to} menu={menu} className={styles.overview}>
            {t('header.overview', { title })}
          </MenuLink>
        ) : null}
        <ul className={styles.groups}>
          {children.map((child) => (
            <MenuGroup key={child.id} entry={child} menu={menu} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function leadsTo({ to, children }: MenuEntry, pathname: string): boolean {
  return to === pathname || children.some((child) => leadsTo(child, pathname));
}

/** Arrow keys go into the panel and through it. */
function panelKeys(open: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const branch = event.currentTarget;
    event.preventDefault();
    open();
    // A panel that was closed is there after the next painting.
    requestAnimationFrame(() => moveFocus(branch, event.key === 'ArrowDown' ? 1 : -1));
  };
}
