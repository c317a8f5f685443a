import type { ReactNode } from 'react';
import { isWine } from '#rules/stock/drink.ts';
import { packageBadges } from '#rules/stock/package-badges.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { previousPrice } from '#rules/money/price.ts';
import { offersSoldOutSignUp } from '#rules/sign-up/sign-up.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import card from '#storefront/ui/card.module.css';
import { Icon } from '#storefront/ui/media/icon.tsx';
import type { PackageCardData } from '../card-data.ts';
import { CardAction, CardFrame, type CardLevel } from '../card-frame.tsx';
import { NamedBadges } from '../named-badges.tsx';
import styles from './package-card.module.css';
import { PackageFacts } from './package-facts.tsx';
import { PricePer, PriceWithOld } from '../prices.tsx';
import { showsAnimal } from '../shows-animal.ts';
import { SoldBar } from './sold-bar.tsx';

type PackageCardProps = {
  box: PackageCardData;
  level?: CardLevel;
  /** In place of the words that lead to the package, while it can be bought. */
  action?: ReactNode;
};

/** The whole card leads to the package. What cannot be bought says so once, on its stamp. */
export function PackageCard({ box, level, action }: PackageCardProps) {
  const t = useText();
  const status = readStockStatus(box.stockStatus);
  const isBuyable = canBuy(status);
  return (
    <CardFrame
      to={pathTo(useMarket(), 'package', { slug: box.slug })}
      title={box.title}
      image={box.image}
      use="productCard"
      level={level}
      badges={<PackageBadges box={box} />}
      stamp={isBuyable ? null : t(`stock.${status}`)}
      isLying={showsAnimal(box.image)}
    >
      <FarmerLine farmer={box.farmer} />
      <PackageFacts size={box.size} mealsForPerson={box.mealsForPerson} className={styles.contents} />
      <SoldBar percentage={box.percentageSold} stockStatus={box.stockStatus} />
      <div className={classNames(card.foot, styles.foot)}>
        <PriceWithOld amount={box.price} crossedOut={previousPrice(box.price, box.previousPrice)} />
        <PricePer perMeal={box.pricePerMeal} perKilo={box.pricePerKilo} isDrink={isWine(box)} />
        {isBuyable && !action ? <ViewPackage /> : null}
      </div>
      <NoticeHint box={box} />
      {isBuyable && action ? <CardAction>{action}</CardAction> : null}
    </CardFrame>
  );
}

/** The card itself is the link, so this is none. */
function ViewPackage() {
  const t = useText();
  return (
    <span className={styles.view}>
      <span className="sr">{t('cards.viewPackage')}</span>
      <Icon name="arrow-right" />
    </span>
  );
}

export function PackageBadges({ box }: { box: Parameters<typeof packageBadges>[0] }) {
  return <NamedBadges names={packageBadges(box)} />;
}

/** "Molenhoeve, Lopikerwaard" without the farm: its name is on the farmer's own page, and a card has room for one place. */
function regionOf(location: string | null): string | undefined {
  return location?.split(',').at(-1)?.trim();
}

function FarmerLine({ farmer }: Pick<PackageCardData, 'farmer'>) {
  if (!farmer) return null;
  return (
    <p className={classNames(card.meta, styles.farmer)}>
      <span>
        <Icon name="pin" />
        {[farmer.name, regionOf(farmer.location)].filter(Boolean).join(', ')}
      </span>
    </p>
  );
}

/** On its page such a package offers a notice for when it is back; the card leads there. */
function NoticeHint({ box }: { box: PackageCardData }) {
  const t = useText();
  const market = useMarket();
  if (!offersSoldOutSignUp(market, box)) return null;
  return (
    <p className={styles.notice}>
      <Icon name="bell" />
      {t('soldOut.submit')}
    </p>
  );
}
