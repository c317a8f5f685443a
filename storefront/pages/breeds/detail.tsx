import { useId } from 'react';
import type { Breed as WholeBreed } from '#contract/entities/breed.ts';
import type { FarmerCardData, PackageCardData } from '#storefront/components/cards/card-data.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { FarmerCard } from '#storefront/components/cards/farmer-card.tsx';
import { PackageCard } from '#storefront/components/cards/package/package-card.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { Breadcrumbs, type Crumb } from '#storefront/ui/text/breadcrumbs.tsx';
import { FramedPicture } from '#storefront/ui/media/framed-picture.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { PageTitle } from '#storefront/ui/text/page-title.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { Section } from '#storefront/ui/section.tsx';
import prose from '#storefront/ui/text/prose.module.css';
import section from '#storefront/ui/section.module.css';
import styles from './detail.module.css';

type Breed = Omit<WholeBreed, 'modules' | 'alternates'>;

type BreedDetailProps = {
  breed: Breed;
  farmers: FarmerCardData[];
  packages: PackageCardData[];
  crumbs: Crumb[];
  modules: LoadedModules;
};

export function BreedDetail({ breed, farmers, packages, crumbs, modules }: BreedDetailProps) {
  const t = useText();
  return (
    <>
      <PageModules modules={modules} place="top" />
      <article className={`wrap ${section.content} ${styles.breed}`}>
        <BreedHead breed={breed} crumbs={crumbs} />
        <div className={classNames(styles.about, farmers.length === 1 && styles.withFarmers)}>
          <RichText value={breed.body} className={classNames(prose.prose, farmers.length > 1 && styles.several)} />
          {farmers.length > 0 ? <BreedFarmers farmers={farmers} /> : null}
        </div>
      </article>
      {packages.length > 0 ? (
        <Section tone="deep" heading={t('breeds:packages')}>
          <CardGrid items={packages}>{(box) => <PackageCard box={box} />}</CardGrid>
        </Section>
      ) : null}
      <PageModules modules={modules} place="bottom" />
    </>
  );
}

function BreedHead({ breed, crumbs }: { breed: Breed; crumbs: Crumb[] }) {
  const t = useText();
  return (
    <header className={classNames(breed.image && styles.columns)}>
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <PageTitle>{breed.title}</PageTitle>
        {breed.location ? (
          <p className={styles.location}>
            <Icon name="pin" />
            {t('breeds:location', { location: breed.location })}
          </p>
        ) : null}
        {breed.summary ? <p className={styles.lead}>{breed.summary}</p> : null}
      </div>
      <FramedPicture image={breed.image} use="detail" alt={breed.title} isFirst />
    </header>
  );
}

function BreedFarmers({ farmers }: { farmers: FarmerCardData[] }) {
  const t = useText();
  const headingId = useId();
  return (
    <aside aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('breeds:farmers')}
      </h2>
      <ul className={styles.farmers}>
        {farmers.map((farmer) => (
          <li key={farmer.slug}>
            <FarmerCard farmer={farmer} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
