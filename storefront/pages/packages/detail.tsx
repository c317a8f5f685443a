import { isWine } from '#rules/stock/drink.ts';
import { useId, useRef } from 'react';
import { AfterPause } from '#storefront/hydration/after-pause.tsx';
import { CutMap, type CutMapView } from '#storefront/components/cut-map/cut-map.tsx';
import { Traceability, type TracedAnimal } from '#storefront/components/traceability.tsx';
import { useProductView } from '#storefront/browser/data-layer.ts';
import type { DeadlineClockProps } from '#storefront/components/delivery-calendar/deadline-clock.tsx';
import { clientOnly } from '#storefront/hydration/lazy-view.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import type { RichText as Html } from '#contract/fields/read.ts';
import { Herd, type HerdData } from '#storefront/components/herd/herd.tsx';
import { FoodLabel } from '#storefront/components/food-facts/food-label.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { Breadcrumbs, type Crumb } from '#storefront/ui/text/breadcrumbs.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
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

const DeadlineClock = clientOnly(
  async () => (await import('#storefront/components/delivery-calendar/deadline-clock.tsx')).DeadlineClock,
);

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
  /** As HTML: what stands below the pictures, the way of the animal, what it costs loose and shared, and when it comes. */
  told: Record<'highlights' | 'quotes' | 'journey' | 'loose' | 'soldOut' | 'turns' | 'when' | 'split', Html | null>;
  /** Until when an order counts for today. */
  deadline: DeadlineClockProps | null;
  herd: HerdData | null;
};

export function PackageDetail(props: PackageDetailProps) {
  const { box, label, map, crumbs, traced, checkout, modules, told, deadline, herd } = props;
  const action = useRef<HTMLDivElement>(null);
  const contents = useRef<HTMLElement>(null);
  const order = useOrder(box, checkout);
  useProductView(productOf(box), box);
  return (
    <>
      <div className="wrap pk-head">
        <Breadcrumbs crumbs={crumbs} />
        <div className="pk-columns">
          <div className="pk-pictures">
            <Gallery box={box} />
            <RichText value={told.highlights} className="pk-figures" />
            <RichText value={told.quotes} className="pk-quotes" />
            {told.quotes ? null : <Filling image={box.farmer?.headerImage ?? null} />}
          </div>
          <AfterPause>
            <BuyPanel
              box={box}
              told={told}
              order={order}
              isTraced={traced !== null}
              hasNoticeElsewhere={has(modules, 'sold-out-sign-up')}
              said={{
                buyers: has(modules, 'buyers-tooltip'),
                remaining: has(modules, 'packages-remaining-tooltip'),
              }}
              actionRef={action}
            />
          </AfterPause>
        </div>
      </div>
      <PageModules modules={modules} place="top" />
      <div className={`wrap ${section.content} pk-split`}>
        <div className="pk-column">
          <AfterPause>
            <Contents
              ref={contents}
              contents={box.contents}
              animal={box.animal}
              farmer={box.farmer?.name ?? null}
              isSoldFirst={box.isSoldFirst}
              order={order}
            />
          </AfterPause>
          <Traceability
            animals={traced ? traced.records : [ownOrigin(box)]}
            week={traced?.week ?? null}
            way={traced ? null : told.journey}
          />
          <MoreInfo sections={box.additionalInfo} />
          <Filling image={box.farmer?.headerImage ?? null} />
        </div>
        <div className="pk-column">
          <AfterPause>
            {map ? <CutMap view={map} isLate /> : null}
            <FoodLabel label={label} />
          </AfterPause>
          <RichText value={told.split} />
          <RichText value={told.when} className="when" />
          {deadline ? (
            <div className="deadline-place">
              <DeadlineClock {...deadline} />
            </div>
          ) : null}
          <Filling image={box.slides.at(-1)?.image ?? box.image} />
        </div>
      </div>
      {told.turns ? (
        <div className={`wrap ${section.content}`}>
          <RichText value={told.turns} className="turns" />
        </div>
      ) : null}
      <AfterPause>
        <Story box={box} herd={herd} />
        <FarmerAndBreed box={box} />
      </AfterPause>
      <PageModules modules={modules} place="bottom" />
      <BuyBar box={box} order={order} places={[action, contents]} />
    </>
  );
}

/** Whether an editor placed a module of this type, and it has something to say. */
function has(modules: LoadedModules, wanted: LoadedModules[number]['type']): boolean {
  return modules.some(({ type, data }) => type === wanted && data !== null);
}

/** What is left of a column that is shorter than the other. */
function Filling({ image }: { image: string | null }) {
  return (
    <div className="pk-filling" aria-hidden="true">
      {image ? <Picture image={image} use="detail" alt="" /> : null}
    </div>
  );
}

function MoreInfo({ sections }: { sections: PackageView['additionalInfo'] }) {
  const t = useText();
  if (sections.length === 0) return null;
  return (
    <div className="pk-more">
      {sections.map(({ title, body }) => (
        <section key={`${title} ${body.html}`}>
          <h3>{title ?? t('package:info.more')}</h3>
          <RichText value={body} />
        </section>
      ))}
    </div>
  );
}

/** What an editor tells of the package, beside the herd it comes from, else a picture. */
function Story({ box, herd }: { box: PackageView; herd: HerdData | null }) {
  const t = useText();
  const id = useId();
  if (!box.body) return null;
  const picture = box.slides[1]?.image;
  return (
    <section className={classNames(section.section, section.deep)} aria-labelledby={id}>
      <div className="wrap pk-story">
        <div>
          <SectionHead id={id} heading={box.bodyTitle ?? t('package:info.more')} />
          <RichText value={box.body} className={prose.prose} />
        </div>
        {herd ? <Herd {...herd} /> : null}
        {!herd && picture ? <Picture image={picture} use="detail" alt="" /> : null}
      </div>
    </section>
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
