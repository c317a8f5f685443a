import { useId } from 'react';
import type { MenuEntry } from '#storefront/layout/menu-entries.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import styles from './menu-group.module.css';
import { MenuLink } from './menu-link.tsx';
import type { Menu } from './use-menu.ts';

/** An entry of the second level with those below it: always in view in a panel, unfolded on demand in the drawer. */
export function MenuGroup({ entry, menu }: { entry: MenuEntry; menu: Menu }) {
  const listId = useId();
  const { title, to, icon, children } = entry;
  const isUnfolded = menu.state.unfolded.includes(entry.id);
  return (
    <li className={classNames(styles.group, isUnfolded && styles.isUnfolded)}>
      <div className={styles.head}>
        <MenuLink to={to} menu={menu} className={children.length > 0 ? styles.title : styles.link}>
          {icon ? (
            <svg className={styles.animal} aria-hidden="true" focusable="false">
              <use href={`/images/animals.svg#${icon}`} />
            </svg>
          ) : null}
          {title}
        </MenuLink>
        {children.length > 0 ? <UnfoldButton entry={entry} menu={menu} controls={listId} /> : null}
      </div>
      {children.length > 0 ? (
        <ul id={listId} className={styles.list}>
          {children.map((child) => (
            <li key={child.id}>
              <MenuLink to={child.to} menu={menu} className={styles.link}>
                {child.title}
              </MenuLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function UnfoldButton({ entry: { id, title }, menu, controls }: { entry: MenuEntry; menu: Menu; controls: string }) {
  const t = useText();
  const isUnfolded = menu.state.unfolded.includes(id);
  return (
    <button
      type="button"
      className={styles.unfold}
      aria-expanded={isUnfolded}
      aria-controls={controls}
      aria-label={isUnfolded ? t('header.closeSubmenu', { title }) : t('header.openSubmenu', { title })}
      onClick={() => menu.send({ type: 'unfold', id })}
    >
      <Icon name="chevron-down" />
    </button>
  );
}
