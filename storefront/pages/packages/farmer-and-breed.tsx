import type { ReactNode } from 'react';
import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import section from '#storefront/ui/section.module.css';
import type { PackageView } from './load.server.ts';
import styles from './farmer-and-breed.module.css';

/** Whose animal it was, and what kind of animal. */
export function FarmerAndBreed({ box: { farmer, breed } }: { box: Pick<PackageView, 'farmer' | 'breed'> }) {
  if (!farmer && !breed) return null;
  return (
    <div className={`wrap ${section.content} ${styles.tiles}`}>
      {farmer ? <FarmerTile farmer={farmer} /> : null}
      {breed ? <BreedTile breed={breed} /> : null}
    </div>
  );
}

function FarmerTile({ farmer }: { farmer: NonNullable<PackageView['farmer']> }) {
  const t = useText();
  const market = useMarket();
  return (
    <Tile image={farmer.headerImage}>
      <div className={styles.who}>
        {farmer.image ? <Picture image={farmer.image} use="farmerAvatar" alt="" className={styles.avatar} /> : null}
        <div>
          <h2 className={styles.title}>{farmer.name}</h2>
          {farmer.location ? <small className={styles.place}>{farmer.location}</small> : null}
        </div>
      </div>
      {farmer.summary ? <p>{farmer.summary}</p> : null}
      {farmer.slug ? (
        <TextLink to={pathTo(market, 'farmer', { slug: farmer.slug })}>
          {t('package:farmer.readMore', { name: farmer.name })}
        </TextLink>
      ) : null}
    </Tile>
  );
}

function BreedTile({ breed }: { breed: NonNullable<PackageView['breed']> }) {
  const t = useText();
  const market = useMarket();
  return (
    <Tile image={breed.image}>
      <h2 className={styles.title}>{t('package:breed.title', { breed: breed.title })}</h2>
      {breed.text ? <p>{breed.text}</p> : null}
      {breed.slug ? (
        <TextLink to={pathTo(market, 'breed', { slug: breed.slug })}>{t('cards.readBreed')}</TextLink>
      ) : null}
    </Tile>
  );
}

function Tile({ image, children }: { image: string | null; children: ReactNode }) {
  return (
    <section className={styles.tile}>
      {image ? <Picture image={image} use="detail" alt="" className={styles.picture} /> : null}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
