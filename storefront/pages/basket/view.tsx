import { topAnimals } from '#rules/lists/animal-groups.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { PackageCard } from '#storefront/components/cards/package/package-card.tsx';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import type { AskedFirst } from '#storefront/ports/cart.ts';
import { SellFrame } from '#storefront/selling/frame.tsx';
import { MessagePage, type ShopMessage } from '#storefront/selling/message-page.tsx';
import { WindowTitle } from '#storefront/selling/window-title.tsx';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { Section } from '#storefront/ui/section.tsx';
import { PageTitle } from '#storefront/ui/text/page-title.tsx';
import { BasketBox, BasketLines } from './basket-lines.tsx';
import { BasketBar, BasketPanel } from './basket-panel.tsx';
import { AskFirst } from './ask-first.tsx';
import { Drawer } from './drawer.tsx';
import type { BasketPage } from './load.server.ts';
import { Notices } from './notices.tsx';
import { useNewestBasket } from './use-newest-basket.ts';

type Shown = { page: BasketPage } | { ask: AskedFirst } | { message: ShopMessage };

export function BasketScreen({ shown }: { shown: Shown }) {
  if ('message' in shown) return <MessagePage message={shown.message} />;
  return 'ask' in shown ? <AskFirst ask={shown.ask} /> : <Basket page={shown.page} />;
}

function Basket({ page }: { page: BasketPage }) {
  const t = useText();
  useNewestBasket();
  const { lines, box } = page.basket;
  if (lines.length === 0 && box === null) return <EmptyBasket page={page} />;
  return (
    <>
      <SellFrame title={t('selling:basket.title')} aside={<BasketPanel page={page} />}>
        <Notices notices={page.notices} />
        {page.closed ? (
          <Message tone="warn">{t(`selling:basket.${page.closed === 'off' ? 'closed' : 'notReady'}`)}</Message>
        ) : null}
        {page.isDemo && !page.closed ? <Message tone="warn">{t('selling:demo')}</Message> : null}
        <BasketLines lines={lines} />
        {box ? <BasketBox box={box} /> : null}
        <OtherAnimals />
      </SellFrame>
      <BasketBar page={page} />
    </>
  );
}

/** The way on for whoever is not done. */
function OtherAnimals() {
  const t = useText();
  const market = useMarket();
  return (
    <nav className="shop-basket-lines-others" aria-labelledby="others">
      <h2 id="others">{t('selling:basket.others')}</h2>
      <ul>
        {topAnimals(market.animalTypes).map((animal) => (
          <li key={animal}>
            <AppLink to={pathTo(market, 'animals', { filter: animal })}>
              {t.find(`animals.${animal}`) ?? animal}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function EmptyBasket({ page: { notices, liked } }: { page: BasketPage }) {
  const t = useText();
  const market = useMarket();
  return (
    <>
      <div className="wrap shop-frame-frame shop-panel-empty">
        <div>
          <WindowTitle title={t('selling:basket.emptyTitle')} />
          <PageTitle>{t('selling:basket.emptyTitle')}</PageTitle>
          <p className="shop-frame-lead">{t('selling:basket.emptyBody')}</p>
          <Notices notices={notices} />
          <ButtonLink to={pathTo(market, 'staticPage', { slug: market.words.products })}>
            {t('selling:basket.emptyLink')}
          </ButtonLink>
        </div>
        <Drawer filled={0} use="detail" />
      </div>
      {liked.length === 0 ? null : (
        <Section heading={t('selling:basket.liked')}>
          <CardGrid items={liked}>{(box) => <PackageCard box={box} />}</CardGrid>
        </Section>
      )}
    </>
  );
}
