import { pathTo } from '#rules/addresses/paths.ts';
import type { MenuEntry } from '#storefront/layout/menu-entries.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AnimalSpot } from '#storefront/ui/media/animal-spot.tsx';
import { brandPrint } from '#storefront/ui/media/brand-print.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { inSmallGrid } from '#storefront/ui/media/widths-on-page.ts';
import styles from './drawer.module.css';
import { MenuLink } from './menu-link.tsx';
import search from './site-search.module.css';
import type { Menu } from './use-menu.ts';

type DrawerTilesProps = { entries: MenuEntry[]; menu: Menu };

/** The ways most visitors look for, at the top of the drawer: the search, both kinds of goods, and the animals. */
export function DrawerTiles({ entries, menu }: DrawerTilesProps) {
  const t = useText();
  const market = useMarket();
  const packages = entries.find(({ children }) => children.some(({ icon }) => icon !== null));
  const others = [pathTo(market, 'farmshop'), pathTo(market, 'recipes')];
  const other = others.flatMap((to) => entries.find((entry) => to !== null && entry.to === to) ?? [])[0];
  const animals = packages?.children.filter(({ icon }) => icon !== null) ?? [];
  return (
    <div className={styles.tiles}>
      <search className={styles.find}>
        <form action={pathTo(market, 'search')} className={search.form}>
          <Icon name="search" />
          <input name="q" type="search" aria-label={t('search.label')} placeholder={t('search.everything')} />
        </form>
      </search>
      {packages?.to ? (
        <MenuLink to={packages.to} menu={menu} className={styles.tile}>
          <AnimalSpot animal={animals[0]?.icon ?? 'cow'} size="tile" className={styles.spot} />
          <b>{packages.title}</b>
        </MenuLink>
      ) : null}
      {other ? (
        <MenuLink to={other.to} menu={menu} className={styles.tile}>
          <Picture
            image={`/media/dish-${other.to === others[0] ? 'box' : 'ingredients'}${brandPrint(market.theme)}.webp`}
            use="card"
            sizes={inSmallGrid}
            alt=""
          />
          <b>{other.title}</b>
        </MenuLink>
      ) : null}
      <ul className={styles.animals}>
        {animals.map(({ id, title, to, icon }) => (
          <li key={id}>
            <MenuLink to={to} menu={menu} className={styles.animal}>
              <AnimalSpot animal={icon ?? ''} size="sign" className={styles.small} />
              {title}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
