import type { ShopPage } from '#contract/selling/shop-page.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { PackageCard } from '#storefront/components/cards/package-card.tsx';
import type { PackageCardData } from '#storefront/components/cards/card-data.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { Section } from '#storefront/ui/section.tsx';
import { BasketBox, BasketLines } from './basket-lines.tsx';
import { BasketBar, BasketPanel } from './basket-panel.tsx';
import { Drawer } from '../parts/drawer.tsx';
import { SellFrame } from '../parts/frame.tsx';
import { Notices } from './notices.tsx';
import { titleOf } from '../title-of.ts';

type Page = Extract<ShopPage, { kind: 'basket' }>;

export function Basket({ page, liked }: { page: Page; liked: PackageCardData[] }) {
  const t = useText();
  const { lines, box } = page.basket;
  if (lines.length === 0 && box === null) return <EmptyBasket page={page} liked={liked} />;
  return (
    <>
      <SellFrame title={titleOf(page, t)} aside={<BasketPanel page={page} />}>
        <Notices notices={page.notices} />
        {page.isOpen ? null : <Message tone="warn">{t('selling:basket.closed')}</Message>}
        {page.isDemo && page.isOpen ? <Message tone="warn">{t('selling:demo')}</Message> : null}
        <BasketLines lines={lines} />
        {box ? <BasketBox box={box} /> : null}
      </SellFrame>
      <BasketBar page={page} />
    </>
  );
}

function EmptyBasket({ page, liked }: { page: Page; liked: PackageCardData[] }) {
  const t = useText();
  const market = useMarket();
  return (
    <>
      <SellFrame title={titleOf(page, t)} lead={t('selling:basket.emptyBody')}>
        <Notices notices={page.notices} />
        <div className="shop-panel-empty">
          <Drawer filled={0} />
        </div>
        <ButtonLink to={pathTo(market, 'staticPage', { slug: market.words.products })}>
          {t('selling:basket.emptyLink')}
        </ButtonLink>
      </SellFrame>
      {liked.length === 0 ? null : (
        <Section heading={t('selling:basket.liked')}>
          <CardGrid items={liked}>{(box) => <PackageCard box={box} />}</CardGrid>
        </Section>
      )}
    </>
  );
}
