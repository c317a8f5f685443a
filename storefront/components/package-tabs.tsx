import { Suspense, useEffect, useRef } from 'react';
import { AfterPause } from '#storefront/hydration/after-pause.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import type { PackageCardData } from '#storefront/components/cards/card-data.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { PackageCard } from '#storefront/components/cards/package/package-card.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import card from '#storefront/ui/card.module.css';
import { AnimalSpot } from '#storefront/ui/media/animal-spot.tsx';
import { Tabs } from '#storefront/ui/list/tabs.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import sheet from '#storefront/ui/list/tabs.css?url';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import { useScrollTabs } from '#storefront/ui/list/tabs-scroll.ts';
import styles from './package-tabs.module.css';

export type CategoryGroup = {
  animal: string;
  title: string;
  packages: PackageCardData[];
  /** Where all of them are, when these are only the first. */
  all?: { total: number; to: string };
};

type CategoryTabsProps = {
  groups: readonly CategoryGroup[];
  /** The animal to scroll to when the page is shown; one without a group changes nothing. */
  target?: string | null;
};

/** All packages by animal, below tabs that lead to each and follow the scrolling. */
export function CategoryTabs({ groups, target = null }: CategoryTabsProps) {
  const t = useText();
  const { active, bar, show } = useScrollTabs(groups.map(({ animal }) => animal));
  const showNow = useRef(show);
  useEffect(() => {
    showNow.current = show;
  });
  useEffect(() => {
    if (target !== null) showNow.current(target);
  }, [target]);
  if (groups.length === 0) return null;
  const tabs = groups.map(({ animal, title, packages, all }) => ({
    id: animal,
    title,
    note: t('units.packages', { count: all?.total ?? packages.length }),
    picture: <AnimalSpot animal={animal} />,
  }));
  return (
    <div>
      <SheetLink href={sheet} />
      <Tabs tabs={tabs} label={t('categories.label')} active={active} bar={bar} show={show} />
      <div className={`${card.grid} ${styles.groups}`}>
        {groups.map((group) => (
          // Brought to life one by one: all at once would hold up an old phone.
          <Suspense key={group.animal} fallback={null}>
            <AfterPause>
              <Group {...group} />
            </AfterPause>
          </Suspense>
        ))}
      </div>
    </div>
  );
}

function Group({ animal, title, packages, all }: CategoryGroup) {
  const t = useText();
  const headingId = `${animal}-title`;
  const size = [null, styles.one, styles.two][packages.length];
  return (
    <section id={animal} tabIndex={-1} aria-labelledby={headingId} className={classNames(styles.group, size)}>
      <div className={styles.head}>
        <AnimalSpot animal={animal} className={styles.spot} />
        <h3 id={headingId}>{title}</h3>
      </div>
      <CardGrid items={packages} isPart>
        {(box) => <PackageCard box={box} level={4} />}
      </CardGrid>
      {all ? (
        <p className={styles.all}>
          <TextLink to={all.to}>
            {t('categories.showAll', { count: all.total })}
            <span className="sr">: {title}</span>
          </TextLink>
        </p>
      ) : null}
    </section>
  );
}
