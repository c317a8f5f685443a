import { Fragment, useId } from 'react';
import type { PackageCardData } from '#storefront/components/cards/card-data.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { PackageCard } from '#storefront/components/cards/package/package-card.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { AnimalSpot } from '#storefront/ui/media/animal-spot.tsx';
import tabStyles from '#storefront/ui/list/tabs.module.css';
import { usePanelTabs } from '#storefront/ui/list/use-panel-tabs.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import styles from './animal-panels.module.css';

export type AnimalGroup = {
  animal: string;
  title: string;
  /** How many packages there are in all. */
  total: number;
  /** Where all of them are. */
  to: string;
  /** The first of them. */
  packages: PackageCardData[];
};

/** An animal, or relatives under one tab; each of them is a group of its own. */
export type AnimalPanel = Omit<AnimalGroup, 'packages'> & {
  /** The animal in the picture of the tab. */
  sign: string;
  groups: AnimalGroup[];
};

const tabs = {
  list: classNames(tabStyles.tabs, styles.tabs),
  item: classNames(tabStyles.item, styles.item),
  tab: classNames(tabStyles.tab, styles.tab),
};
/** The module that shows them imports their style sheet. */
const tiles: typeof tabs = { list: 'animal-tiles', item: undefined, tab: 'animal-tile' };

/**
 * One animal at a time: tabs switch a panel of cards. Without our code the tabs are links to the lists, above the cards of the
 * first animal; that of relatives leads to where all animals stand, at the first of them.
 */
export function AnimalPanels({ panels, isTiled = false }: { panels: readonly AnimalPanel[]; isTiled?: boolean }) {
  const t = useText();
  const id = useId();
  const {
    at: chosenAt,
    tabList,
    tabOf,
    panel,
  } = usePanelTabs(
    panels.map(({ animal }) => animal),
    id,
  );
  const chosen = panels[chosenAt];
  const look = isTiled ? tiles : tabs;
  return (
    <div>
      <ul className={look.list} aria-label={t('categories.label')} {...tabList}>
        {panels.map(({ animal, sign, title, total, to }, at) => (
          <li key={animal} className={look.item} role={tabList.role ? 'presentation' : undefined}>
            <a href={to} className={look.tab} data-chosen={animal === chosen?.animal || undefined} {...tabOf(at)}>
              <AnimalSpot animal={sign} size="sign" />
              <span>{title}</span>
              <small className={tabStyles.note}>{t('units.packages', { count: total })}</small>
            </a>
          </li>
        ))}
      </ul>
      {chosen ? (
        <div className={styles.panel} {...panel}>
          {chosen.groups.map((group, _, { length }) => (
            <Fragment key={group.animal}>
              {length > 1 ? <h3 className={styles.relative}>{group.title}</h3> : null}
              <CardGrid items={group.packages} last={<AllOf {...group} />}>
                {(box) => <PackageCard box={box} level={length > 1 ? 4 : 3} />}
              </CardGrid>
            </Fragment>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Fills what the cards leave of the last row. */
function AllOf({ animal, title, total, to }: AnimalGroup) {
  const t = useText();
  return (
    <AppLink to={to} className={styles.all}>
      <AnimalSpot animal={animal} size="tile" className={styles.print} />
      <span>
        {t('categories.showAll', { count: total })}
        <span className="sr">: {title}</span>
      </span>
      <Icon name="arrow-right" />
    </AppLink>
  );
}
