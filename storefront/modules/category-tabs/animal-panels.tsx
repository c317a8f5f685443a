import { useId } from 'react';
import type { PackageCardData } from '#storefront/components/cards/card-data.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { PackageCard } from '#storefront/components/cards/package-card.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { AnimalSpot } from '#storefront/ui/media/animal-spot.tsx';
import tabStyles from '#storefront/ui/list/tabs.module.css';
import { usePanelTabs } from '#storefront/ui/list/use-panel-tabs.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import styles from './animal-panels.module.css';

export type AnimalPanel = {
  animal: string;
  title: string;
  /** How many packages there are in all. */
  total: number;
  /** Where all of them are. */
  to: string;
  /** The first of them. */
  packages: PackageCardData[];
};

/**
 * One animal at a time: tabs switch a panel of cards. Without our code the tabs are links to the lists, above the cards of the
 * first animal.
 */
export function AnimalPanels({ panels }: { panels: readonly AnimalPanel[] }) {
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
  return (
    <div>
      <ul className={classNames(tabStyles.tabs, styles.tabs)} aria-label={t('categories.label')} {...tabList}>
        {panels.map(({ animal, title, total, to }, at) => (
          <li
            key={animal}
            className={classNames(tabStyles.item, styles.item)}
            role={tabList.role ? 'presentation' : undefined}
          >
            <a
              href={to}
              className={classNames(tabStyles.tab, styles.tab)}
              data-chosen={animal === chosen?.animal || undefined}
              {...tabOf(at)}
            >
              <AnimalSpot animal={animal} size="sign" />
              <span>{title}</span>
              <small className={tabStyles.note}>{t('units.packages', { count: total })}</small>
            </a>
          </li>
        ))}
      </ul>
      {chosen ? (
        <div className={styles.panel} {...panel}>
          <CardGrid key={chosen.animal} items={chosen.packages} last={<AllOf {...chosen} />}>
            {(box) => <PackageCard box={box} />}
          </CardGrid>
        </div>
      ) : null}
    </div>
  );
}

/** Fills what the cards leave of the last row. */
function AllOf({ animal, title, total, to }: AnimalPanel) {
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
