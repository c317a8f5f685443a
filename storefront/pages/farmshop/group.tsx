import { Fragment } from 'react';
import type { Text } from '#contract/locales.ts';
import { farmshopBanners } from '#rules/farmshop/farmshop-banners.ts';
import type { FarmshopProductGroup } from '#rules/farmshop/farmshop-groups.ts';
import { QuantityControl } from '#storefront/basket/quantity-control.tsx';
import type { BannerData } from '#storefront/components/banner-data.ts';
import { FarmshopBanner } from '#storefront/components/banner.tsx';
import { FarmshopCard } from '#storefront/components/cards/farmshop-card.tsx';
import heads from '#storefront/components/package-tabs.module.css';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AnimalSpot } from '#storefront/ui/media/animal-spot.tsx';
import { ImagePriority } from '#storefront/ui/media/image-priority.ts';
import { boxProduct } from './box-product.ts';
import type { ListedProduct } from './load.server.ts';
import styles from './list.module.css';

type Group = FarmshopProductGroup<ListedProduct>['group'];

/** Element id; products are addressed by their slug, so it must not be one. */
export function groupId(group: Group): string {
  return `group-${group ?? 'other'}`;
}

export function groupTitle(group: Group, t: Text): string {
  return t.find(`animals.${group ?? 'other'}`) ?? t('animals.other');
}

/** The animal in a group's picture. */
export function GroupSpot({ group, ...look }: { group: Group; size?: 'sign'; className?: string | undefined }) {
  return <AnimalSpot animal={group === 'bioCow' ? 'cow' : (group ?? 'other')} {...look} />;
}

type FarmshopGroupProps = FarmshopProductGroup<ListedProduct> & {
  banners: BannerData[];
  isSearching: boolean;
  /** The first group of the page, whose first row is in view at once. */
  isFirst: boolean;
};

export function FarmshopGroup({ group, products, banners, isSearching, isFirst }: FarmshopGroupProps) {
  const t = useText();
  const market = useMarket();
  const id = groupId(group);
  const places = farmshopBanners(market, { group, cardCount: products.length, isSearching });
  /** The banner behind the card of that number; one without content is skipped. */
  const bannerAfter = (number: number) => {
    const slug = places.find(({ after }) => after === number)?.slug;
    return banners.find((banner) => banner.slug === slug);
  };
  // In rows of three the last card would stand alone: the last banner makes room for it.
  const narrowed = products.length % 3 === 1 ? places.at(-1)?.after : undefined;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.group}>
      <div className={heads.head}>
        <GroupSpot group={group} className={heads.spot} />
        <h2 id={`${id}-title`} className={styles.groupTitle}>
          {groupTitle(group, t)}
        </h2>
      </div>
      <ul className={styles.grid}>
        {products.map((product, index) => {
          const banner = bannerAfter(index + 1);
          return (
            <Fragment key={product.slug}>
              <li id={product.slug} className={styles.card}>
                <ImagePriority value={isFirst && index < 2}>
                  <FarmshopCard product={product} action={<QuantityControl product={boxProduct(product)} />} />
                </ImagePriority>
              </li>
              {banner ? (
                <li className={index + 1 === narrowed ? styles.beside : styles.banner}>
                  <FarmshopBanner banner={banner} />
                </li>
              ) : null}
            </Fragment>
          );
        })}
      </ul>
    </section>
  );
}
