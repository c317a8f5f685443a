import type { ReactNode } from 'react';
import { isWine } from '#rules/stock/drink.ts';
import { type PackageBadge, packageBadges } from '#rules/stock/package-badges.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { previousPrice } from '#rules/money/price.ts';
import { offersSoldOutSignUp } from '#rules/text/sign-up.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Badge, Badges, type BadgeTone } from '#storefront/ui/text/badge.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import card from '#storefront/ui/card.module.css';
import { Icon } from '#storefront/ui/media/icon.tsx';
import type { PackageCardData } from './card-data.ts';
import { CardAction, CardFrame, type CardLevel } from './card-frame.tsx';
import styles from './package-card.module.css';
import { PricePer, PriceWithOld } from './prices.tsx';
import { SoldBar } from './sold-bar.tsx';

const tones: Record<PackageBadge, BadgeTone> = {
  express: 'hot',
  highlight: 'plain',
  organic: 'organic',
  demeter: 'organic',
  special: 'premium',
  msc: 'msc',
  labelRouge: 'rouge',
};

type PackageCardProps = {
  box: PackageCardData;
  level?: CardLevel;
  /** In place of the link to the package, while it can be bought. */
  action?: ReactNode;
};

export function PackageCard({ box, level, action }: PackageCardProps) {
  const t = useText();
  const status = readStockStatus(box.stockStatus);
  const to = pathTo(useMarket(), 'package', { slug: box.slug });
  return (
    <CardFrame
      to={to}
      title={box.title}
      image={box.image}
      use="productCard"
      level={level}
      badges={<PackageBadges box={box} isOver />}
      stamp={canBuy(status) ? null : t(`stock.${status}`)}
    >
      <FarmerLine farmer={box.farmer} />
      {box.description ? <p className={card.text}>{box.description}</p> : null}
      <SoldBar percentage={box.percentageSold} stockStatus={box.stockStatus} />
      <NoticeHint box={box} />
      <div className={card.foot}>
        <PriceWithOld amount={box.price} crossedOut={previousPrice(box.price, box.previousPrice)} />
        <PricePer perMeal={box.pricePerMeal} perKilo={box.pricePerKilo} isDrink={isWine(box)} />
      </div>
      <CardAction>
        {canBuy(status) ? (
          (action ?? (
            <ButtonLink to={to} size="small" isBlock>
              {t('cards.viewPackage')}
              <span className="sr">{box.title}</span>
            </ButtonLink>
          ))
        ) : (
          <Button size="small" isBlock disabled>
            {t(`stock.${status}`)}
          </Button>
        )}
      </CardAction>
    </CardFrame>
  );
}

/** The badges of a package; `isOver` lays them over the picture above. */
export function PackageBadges({ box, isOver }: { box: Parameters<typeof packageBadges>[0]; isOver?: boolean }) {
  const t = useText();
  const badges = packageBadges(box);
  if (badges.length === 0) return null;
  return (
    <Badges isOver={isOver}>
      {badges.map((badge) => (
        <Badge key={badge} tone={tones[badge]}>
          {t(`badges.${badge}`)}
        </Badge>
      ))}
    </Badges>
  );
}

function FarmerLine({ farmer }: Pick<PackageCardData, 'farmer'>) {
  if (!farmer) return null;
  return (
    <p className={card.meta}>
      <span>
        <Icon name="pin" />
        {[farmer.name, farmer.location].filter(Boolean).join(', ')}
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
