import type { PackageCard } from '#contract/entities/package.ts';
import { PackageFacts } from '#storefront/components/cards/package/package-facts.tsx';
import { SoldBar } from '#storefront/components/cards/package/sold-bar.tsx';
import { Price } from '#storefront/ui/text/price.tsx';
import styles from './offer.module.css';

export type Offer = Pick<PackageCard, 'price' | 'size' | 'mealsForPerson' | 'percentageSold' | 'stockStatus'> & {
  /** As the shop prints it; null is not known. */
  left: number | null;
  farmer: { name: string; location: string | null } | null;
};

/** What a slide's package costs, how much it is, and what is left of it. */
export function OfferLine({ price, size, mealsForPerson, percentageSold, stockStatus, left, farmer }: Offer) {
  return (
    <div className={styles.offer}>
      <Price amount={price} />
      <div className={styles.facts}>
        <PackageFacts size={size} mealsForPerson={mealsForPerson} className={styles.size} />
        {farmer ? <p>{[farmer.name, farmer.location].filter(Boolean).join(', ')}</p> : null}
      </div>
      <SoldBar percentage={percentageSold} stockStatus={stockStatus} left={left} />
    </div>
  );
}
