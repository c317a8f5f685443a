import { Suspense, useMemo } from 'react';
import { AfterPause } from '#storefront/hydration/after-pause.tsx';
import { farmshopGroups } from '#rules/farmshop/farmshop-groups.ts';
import { isSearching, searchItems } from '#rules/search/search.ts';
import { BasketNotice } from '#storefront/basket/basket-notice.tsx';
import { BasketOverview } from '#storefront/basket/basket-overview.tsx';
import type { BannerData } from '#storefront/components/banner-data.ts';
import type { DeadlineClockProps } from '#storefront/components/delivery-calendar/deadline-clock.tsx';
import { clientOnly } from '#storefront/hydration/lazy-view.tsx';
import type { RichText as Html } from '#contract/fields/read.ts';
import type { ListHead } from '#storefront/data/list-head.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { EmptyList } from '#storefront/ui/list/empty-list.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { PageHead } from '#storefront/ui/text/page-head.tsx';
import { PageLinks } from '#storefront/ui/list/page-links.tsx';
import prose from '#storefront/ui/text/prose.module.css';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { useScrollTabs } from '#storefront/ui/list/tabs-scroll.ts';
import { FarmshopGroup, groupId, groupTitle } from './group.tsx';
import { type Search, SearchAnswer } from './search.tsx';
import { FarmshopTabs } from './tabs.tsx';
import { FeedbackCard } from './feedback/feedback-card.tsx';
import type { ListedProduct } from './load.server.ts';
import { overviewProducts } from './overview-products.ts';
import styles from './list.module.css';

const DeadlineClock = clientOnly(
  async () => (await import('#storefront/components/delivery-calendar/deadline-clock.tsx')).DeadlineClock,
);

type FarmshopListProps = {
  page: ListHead;
  /** What ordering now means for the delivery. */
  deadline: string;
  /** Until when an order counts for today. */
  clock: DeadlineClockProps | null;
  /** The days of delivery, as HTML. */
  when: Html;
  products: ListedProduct[];
  banners: BannerData[];
  search: Search;
  modules: LoadedModules;
};

export function FarmshopList(props: FarmshopListProps) {
  const { page, deadline, clock, when, products, banners, search, modules } = props;
  const t = useText();
  const market = useMarket();
  const { text, status } = search.state;
  const shown = useMemo(() => (isSearching(status) ? searchItems(products, text) : products), [products, status, text]);
  const groups = useMemo(() => farmshopGroups(market, shown), [market, shown]);
  const { active, bar, show } = useScrollTabs(groups.map(({ group }) => groupId(group)));
  const tabs = groups.map(({ group, products: members }) => ({
    group,
    id: groupId(group),
    title: groupTitle(group, t),
    count: members.length,
  }));
  return (
    <>
      <PageHead title={page.title} lead={page.summary} isList>
        <p className={styles.deadline} data-dated="">
          <Icon name="truck" />
          {deadline}
        </p>
        {clock ? (
          <div className="deadline-place">
            <DeadlineClock {...clock} />
          </div>
        ) : null}
        <PageLinks links={page.links} />
      </PageHead>
      <PageModules modules={modules} place="top" />
      <div>
        <FarmshopTabs tabs={tabs} active={active} bar={bar} show={show} products={products} search={search} />
        <div className={`wrap ${styles.columns}`}>
          <div>
            <SearchAnswer state={search.state} hits={shown.length} />
            {products.length === 0 ? <EmptyList>{t('farmshop:list.empty')}</EmptyList> : null}
            {groups.map((group, index) => (
              // Brought to life one by one: all at once would hold up an old phone.
              <Suspense key={groupId(group.group)} fallback={null}>
                <AfterPause>
                  <FarmshopGroup {...group} banners={banners} isSearching={isSearching(status)} isFirst={index === 0} />
                </AfterPause>
              </Suspense>
            ))}
            <RichText value={when} className="when" />
            <FeedbackCard />
          </div>
          <AfterPause>
            <BasketOverview products={overviewProducts(products, t, market)} />
          </AfterPause>
        </div>
      </div>
      {page.body ? (
        <div className={`wrap ${styles.body}`}>
          <RichText value={page.body} className={prose.prose} />
        </div>
      ) : null}
      <PageModules modules={modules} place="bottom" />
      <BasketNotice />
    </>
  );
}
