import type { Farmer } from '#contract/entities/farmer.ts';
import { farmerBadges, readMoreKind } from '#rules/farmshop/farmer-rules.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import card from '#storefront/ui/card.module.css';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import type { FarmerCardData } from './card-data.ts';
import { CardFrame, type CardLevel, CardMore } from './card-frame.tsx';
import styles from './farmer-card.module.css';
import { NamedBadges } from './named-badges.tsx';

export function FarmerCard({ farmer, level }: { farmer: FarmerCardData; level?: CardLevel }) {
  const t = useText();
  return (
    <CardFrame
      to={pathTo(useMarket(), 'farmer', { slug: farmer.slug })}
      title={farmer.title}
      image={farmer.headerImage ?? farmer.image}
      use="farmerCard"
      shape="cover"
      level={level}
      badges={<FarmerBadges farmer={farmer} />}
      above={farmer.headerImage && farmer.image ? <Portrait image={farmer.image} name={farmer.title} /> : null}
    >
      {farmer.location ? (
        <p className={card.meta}>
          <span>
            <Icon name="pin" />
            {farmer.location}
          </span>
        </p>
      ) : null}
      {farmer.summary ? <p className={card.text}>{farmer.summary}</p> : null}
      <CardMore>{t(`cards.readFarmer.${readMoreKind(farmer)}`)}</CardMore>
    </CardFrame>
  );
}

type BadgeFields = Pick<Farmer, 'isOrganic' | 'isMsc' | 'hasLabelRouge' | 'qualityLevels'>;

export function FarmerBadges({ farmer }: { farmer: BadgeFields }) {
  return <NamedBadges names={farmerBadges(farmer)} />;
}

function Portrait({ image, name }: { image: string; name: string }) {
  return (
    <div className={styles.portrait}>
      <Picture image={image} use="farmerAvatar" alt={name} isFirst={false} />
    </div>
  );
}
