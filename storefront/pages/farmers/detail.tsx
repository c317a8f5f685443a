import type { Farmer as WholeFarmer } from '#contract/entities/farmer.ts';
import { shownItems } from '#rules/lists/item-counts.ts';
import { BreedCard } from '#storefront/components/cards/breed-card.tsx';
import type { BreedCardData, PackageCardData } from '#storefront/components/cards/card-data.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { FarmerBadges } from '#storefront/components/cards/farmer-card.tsx';
import { PackageCard } from '#storefront/components/cards/package/package-card.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { Breadcrumbs, type Crumb } from '#storefront/ui/text/breadcrumbs.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { PageTitle } from '#storefront/ui/text/page-title.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { largeFace } from '#storefront/ui/media/widths-on-page.ts';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { Section } from '#storefront/ui/section.tsx';
import prose from '#storefront/ui/text/prose.module.css';
import section from '#storefront/ui/section.module.css';
import { FarmerFacts, useFarmerFacts } from './facts.tsx';
import styles from './detail.module.css';

export type Farmer = Omit<WholeFarmer, 'modules' | 'alternates'>;

type FarmerDetailProps = {
  farmer: Farmer;
  breeds: BreedCardData[];
  packages: PackageCardData[] | null;
  crumbs: Crumb[];
  modules: LoadedModules;
};

export function FarmerDetail({ farmer, breeds, packages, crumbs, modules }: FarmerDetailProps) {
  return (
    <>
      <PageModules modules={modules} place="top" />
      <article className={section.content}>
        <FarmerPictures farmer={farmer} />
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.about}>
            <FarmerHead farmer={farmer} crumbs={crumbs} />
            <RichText value={farmer.body} className={classNames(prose.prose, styles.body)} />
          </div>
          <Aside farmer={farmer} breeds={breeds} isSoldOut={packages?.length === 0} />
        </div>
      </article>
      <FarmerPackages farmer={farmer} packages={packages ?? []} />
      <PageModules modules={modules} place="bottom" />
    </>
  );
}

/** The land across the page and the farmer's portrait half over it, as far as there are pictures. */
function FarmerPictures({ farmer: { headerImage, image, title } }: { farmer: Farmer }) {
  const t = useText();
  if (!headerImage && !image) return null;
  return (
    <div className={classNames(styles.pictures, !headerImage && styles.plain)}>
      {headerImage ? <Picture image={headerImage} use="farmerHeader" alt="" isFirst className={styles.land} /> : null}
      {image ? (
        <div className="wrap">
          <div className={styles.portrait}>
            <Picture
              image={image}
              use="farmerAvatar"
              sizes={largeFace}
              alt={t('farmers:portrait', { name: title })}
              isFirst={!headerImage}
            />
          </div>
        </div>
      ) : null}
    </div>
  );
}

function FarmerHead({ farmer, crumbs }: { farmer: Farmer; crumbs: Crumb[] }) {
  return (
    <header className={styles.head}>
      <Breadcrumbs crumbs={crumbs} />
      <FarmerBadges farmer={farmer} />
      <PageTitle>{farmer.title}</PageTitle>
      {farmer.location ? (
        <p className={styles.location}>
          <Icon name="pin" />
          {farmer.location}
        </p>
      ) : null}
    </header>
  );
}

function Aside({ farmer, breeds, isSoldOut }: { farmer: Farmer; breeds: BreedCardData[]; isSoldOut: boolean }) {
  const t = useText();
  const facts = useFarmerFacts(farmer);
  if (facts.length === 0 && breeds.length === 0 && !isSoldOut) return null;
  return (
    <aside className={styles.aside} aria-label={t('farmers:facts')}>
      <FarmerFacts facts={facts} />
      {breeds.map((breed) => (
        <BreedCard key={breed.slug} breed={breed} level={2} />
      ))}
      {isSoldOut ? <p className={styles.soldOut}>{t('farmers:noPackages')}</p> : null}
    </aside>
  );
}

function FarmerPackages({ farmer, packages }: { farmer: Farmer; packages: PackageCardData[] }) {
  const t = useText();
  const shown = shownItems(packages, 'related', null);
  if (shown.length === 0) return null;
  return (
    <Section tone="deep" heading={t('farmers:packages', { name: farmer.title })}>
      <CardGrid items={shown}>{(box) => <PackageCard box={box} />}</CardGrid>
    </Section>
  );
}
