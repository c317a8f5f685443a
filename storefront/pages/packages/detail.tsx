import { isWine } from '#rules/stock/drink.ts';
import { useId, useRef } from 'react';
import { CutMap, type CutMapView } from '#storefront/components/cut-map/cut-map.tsx';
import { Traceability, type TracedAnimal } from '#storefront/components/traceability.tsx';
import { useProductView } from '#storefront/browser/data-layer.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import type { RichText as Html } from '#contract/fields/read.ts';
import { FoodLabel } from '#storefront/components/food-facts/food-label.tsx';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { AccordionItem } from '#storefront/ui/accordion.tsx';
import { Breadcrumbs, type Crumb } from '#storefront/ui/text/breadcrumbs.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { SectionHead } from '#storefront/ui/text/section-head.tsx';
import prose from '#storefront/ui/text/prose.module.css';
import section from '#storefront/ui/section.module.css';
import { BuyBar } from './buy/buy-bar.tsx';
import { BuyPanel } from './buy/buy-panel.tsx';
import { Contents } from './contents/contents.tsx';
import { FarmerAndBreed } from './farmer-and-breed.tsx';
import { Gallery } from './gallery.tsx';
import type { Checkout, PackageView } from './load.server.ts';
import { productOf, useOrder } from './buy/use-order.ts';
import styles from './detail.module.css';

type PackageDetailProps = {
  box: PackageView;
  label: Html;
  /** Where its pieces sit, where somebody drew that. */
  map: CutMapView | null;
  crumbs: Crumb[];
  /** Of the visitor's own delivery, when the address names one. */
  traced: { week: { week: number; year: number } | null; records: TracedAnimal[] | null } | null;
  checkout: Checkout;
  modules: LoadedModules;
};

export function PackageDetail({ box, label, map, crumbs, traced, checkout, modules }: PackageDetailProps) {
  const t = useText();
  const storyId = useId();
  const action = useRef<HTMLDivElement>(null);
  const contents = useRef<HTMLElement>(null);
  const order = useOrder(box, checkout);
  useProductView(productOf(box), box);
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <Breadcrumbs crumbs={crumbs} />
        <div className={styles.columns}>
          <Gallery box={box} />
          <BuyPanel
            box={box}
            order={order}
            isTraced={traced !== null}
            hasNoticeElsewhere={modules.some(({ type, data }) => type === 'sold-out-sign-up' && data !== null)}
            actionRef={action}
          />
        </div>
      </div>
      <PageModules modules={modules} place="top" />
      <div className={`wrap ${section.content} ${styles.split}`}>
        <Contents
          ref={contents}
          contents={box.contents}
          animal={box.animal}
          farmer={box.farmer?.name ?? null}
          isSoldFirst={box.isSoldFirst}
          order={order}
        />
        <div className={styles.origin}>
          <Traceability animals={traced ? traced.records : [ownOrigin(box)]} week={traced?.week ?? null}>
            {box.additionalInfo.map(({ title, body }) => (
              <AccordionItem key={`${title} ${body.html}`} title={title ?? t('package:info.more')}>
                <RichText value={body} />
              </AccordionItem>
            ))}
          </Traceability>
          {map ? <CutMap view={map} isLate /> : null}
          <FoodLabel label={label} />
        </div>
      </div>
      {box.body ? (
        <section className={`wrap ${section.content} ${styles.story}`} aria-labelledby={storyId}>
          <SectionHead id={storyId} heading={box.bodyTitle ?? t('package:info.more')} />
          <RichText value={box.body} className={prose.prose} />
        </section>
      ) : null}
      <FarmerAndBreed box={box} />
      <PageModules modules={modules} place="bottom" />
      <BuyBar box={box} order={order} places={[action, contents]} />
    </>
  );
}

/** What the package itself says about its animal. */
function ownOrigin({
  origin,
  breed,
  breedName,
  farmer,
  earTag,
  animal,
  pricePerKilo,
  isFresh,
}: PackageView): TracedAnimal {
  return {
    ...origin,
    breed: breed?.title ?? breedName,
    farmerName: farmer?.name,
    farmerSlug: farmer?.slug,
    earTag,
    animal,
    isFresh,
    // Of wine it is the price of a litre.
    pricePerKilo: isWine({ animal }) ? null : pricePerKilo,
  };
}
