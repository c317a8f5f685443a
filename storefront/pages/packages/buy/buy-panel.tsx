import { type Ref } from 'react';
import type { RichText as Html } from '#contract/fields/read.ts';
import { isWine } from '#rules/stock/drink.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { previousPrice } from '#rules/money/price.ts';
import { offersSoldOutSignUp } from '#rules/sign-up/sign-up.ts';
import { canBuy } from '#rules/stock/stock-status.ts';
import { TraceabilityLink } from '#storefront/components/traceability-link.tsx';
import { PackageBadges } from '#storefront/components/cards/package/package-card.tsx';
import { PricePer, PriceWithOld } from '#storefront/components/cards/prices.tsx';
import { SoldBar } from '#storefront/components/cards/package/sold-bar.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { SoldOutForm } from '#storefront/sign-up/sold-out-form.tsx';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import button from '#storefront/ui/button.module.css';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { PageTitle } from '#storefront/ui/text/page-title.tsx';
import { BuyButton } from './buy-button.tsx';
import { contentsAnchor } from '#storefront/pages/packages/contents/contents-anchor.ts';
import type { PackageView } from '#storefront/pages/packages/load.server.ts';
import { PackageFacts } from '#storefront/pages/packages/facts.tsx';
import type { Order } from './use-order.ts';
import { type SaidElsewhere, Urgency } from './urgency.tsx';
import { Variations } from './variations.tsx';
import styles from './buy-panel.module.css';

type BuyPanelProps = {
  box: PackageView;
  /** As HTML: what its pieces would cost by themselves, and what there is in its place. */
  told: Record<'loose' | 'soldOut', Html | null>;
  order: Order;
  isTraced: boolean;
  /** An editor placed the form for a notice elsewhere on the page. */
  hasNoticeElsewhere: boolean;
  said: SaidElsewhere;
  /** Of the button. */
  actionRef: Ref<HTMLDivElement>;
};

/** Everything one wants to know before buying, and the button. */
export function BuyPanel(props: BuyPanelProps) {
  const { box, told, order, isTraced, hasNoticeElsewhere, said, actionRef } = props;
  const t = useText();
  const { alcohol, animalTypes } = useMarket();
  const isAnimal = animalTypes.some((type) => type === box.animal);
  return (
    <div className={styles.panel}>
      <PackageBadges box={box} />
      <PageTitle className={styles.title}>{box.title}</PageTitle>
      <FarmerLine farmer={box.farmer} />
      {isTraced ? <TraceabilityLink>{t('cuts:traceLink')}</TraceabilityLink> : null}
      {box.description ? <p className={styles.lead}>{box.description}</p> : null}
      <PackageFacts box={box} />
      <Variations variations={box.variations} current={box.slug} />
      {/* The message says what the bar does and more, so it takes its place. */}
      <div className="pk-stock">
        <SoldBar percentage={box.percentageSold} stockStatus={box.stockStatus} />
        <Urgency box={box} said={said} />
      </div>
      <Checklist lines={box.checklist} isPromise={canBuy(order.status)} />
      <div className={classNames(styles.price, box.price === null && styles.unpriced)}>
        <div className={styles.prices}>
          <PriceWithOld amount={box.price} crossedOut={previousPrice(box.price, box.previousPrice)} />
          <PricePer perMeal={box.pricePerMeal} perKilo={box.pricePerKilo} isDrink={isWine(box)} />
        </div>
        {box.price === null ? null : <p className={styles.small}>{box.deliveryText}</p>}
        {box.lowestText ? <p className={styles.small}>{box.lowestText}</p> : null}
      </div>
      <RichText value={told.loose} className="pk-loose" />
      <div ref={actionRef}>{order.isEditable ? <BuildLink /> : <BuyButton order={order} />}</div>
      {/* Of what is chosen first the button is in the editor, and so are these words. */}
      {canBuy(order.status) && box.isSoldFirst && !order.isEditable ? (
        <p className={styles.small}>{t('package:buy.unsold')}</p>
      ) : null}
      {canBuy(order.status) ? null : (
        <NotNow box={box} soldOut={told.soldOut} order={order} hasNotice={!hasNoticeElsewhere} />
      )}
      {isWine(box) ? <p className={styles.small}>{t('package:wine.age', { age: alcohol.minimumAge })}</p> : null}
      {isTraced ? null : (
        <TraceabilityLink>{t(isAnimal ? 'package:buy.traceLink' : 'package:traceability.eyebrow')}</TraceabilityLink>
      )}
    </div>
  );
}

function FarmerLine({ farmer }: Pick<PackageView, 'farmer'>) {
  const market = useMarket();
  if (!farmer) return null;
  return (
    <div className={styles.farmer}>
      {farmer.image ? <Picture image={farmer.image} use="farmerAvatar" alt="" className={styles.avatar} /> : null}
      <div>
        <AppLink to={farmer.slug && pathTo(market, 'farmer', { slug: farmer.slug })} className={styles.name}>
          {farmer.name}
        </AppLink>
        {farmer.location ? <small className={styles.place}>{farmer.location}</small> : null}
      </div>
    </div>
  );
}

/** What is promised of a package has a tick; what is told of one that cannot be bought has none. */
function Checklist({ lines, isPromise }: { lines: string[]; isPromise: boolean }) {
  const t = useText();
  if (lines.length === 0) return null;
  return (
    <ul className={styles.checklist} data-dated="" aria-label={t('package:facts.checklist')}>
      {lines.map((line) => (
        <li key={line} className={classNames(styles.line, !isPromise && styles.told)}>
          <Icon name={isPromise ? 'check' : 'info'} />
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Leads down to the choice, at whose end it is bought. */
function BuildLink() {
  const t = useText();
  return (
    <a href={`#${contentsAnchor}`} className={classNames(button.button, button.block)}>
      {t('package:buy.build')}
      <Icon name="arrow-right" />
    </a>
  );
}

type NotNowProps = { box: PackageView; soldOut: Html | null; order: Order; hasNotice: boolean };

/** Why it cannot be bought, and a notice for when it can. */
function NotNow({ box, soldOut, order, hasNotice }: NotNowProps) {
  const t = useText();
  const market = useMarket();
  const isOffered = hasNotice && offersSoldOutSignUp(market, box);
  return (
    <>
      <p className={styles.why}>{t.find(`package:soldOut.${order.status}`)}</p>
      <RichText value={soldOut} className="pk-instead" />
      {isOffered ? <SoldOutForm offer={{ slug: box.slug, isComingSoon: order.status === 'coming_soon' }} /> : null}
    </>
  );
}
