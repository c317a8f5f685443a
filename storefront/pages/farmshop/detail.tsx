import { BasketNotice } from '#storefront/basket/basket-notice.tsx';
import type { FarmshopCardData } from '#storefront/components/cards/card-data.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { FarmshopCard } from '#storefront/components/cards/farmshop-card.tsx';
import { useProductView } from '#storefront/browser/data-layer.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { Section } from '#storefront/ui/section.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import { BackLink } from './back-link.tsx';
import { CookingFacts, RawAndDone } from './cooking.tsx';
import type { Cooking } from './load-dish.server.ts';
import type { FarmshopProductView } from './load.server.ts';
import { ProductPanel } from './product-panel.tsx';
import sheet from './piece.css?url';
import styles from './detail.module.css';

type FarmshopDetailProps = {
  product: FarmshopProductView;
  cooking: Cooking;
  /** What there is instead, while it cannot be bought. */
  crossSells: FarmshopCardData[];
  /** The visitor opened it from the list, which is one step back. */
  isFromList: boolean;
  modules: LoadedModules;
};

export function FarmshopDetail({ product, cooking, crossSells, isFromList, modules }: FarmshopDetailProps) {
  const t = useText();
  const { bundledItemId: id, name, animal: category, price } = product;
  useProductView({ id, name, category, price }, product);
  return (
    <>
      <SheetLink href={sheet} />
      <PageModules modules={modules} place="top" />
      <article className={`wrap ${styles.detail}`}>
        <BackLink slug={product.slug} isFromList={isFromList} />
        <div className={styles.columns}>
          <RawAndDone image={product.image} title={product.title} dish={cooking.dish} />
          <ProductPanel product={product} />
          <div className="fs-left">
            <CookingFacts cooking={cooking} />
            <div className="fs-filling" aria-hidden="true">
              {product.farmer?.headerImage ? <Picture image={product.farmer.headerImage} use="detail" alt="" /> : null}
            </div>
          </div>
        </div>
      </article>
      {crossSells.length > 0 ? (
        <Section heading={t('farmshop:detail.crossSell')}>
          <CardGrid items={crossSells} isSmall>
            {(card) => <FarmshopCard product={card} />}
          </CardGrid>
        </Section>
      ) : null}
      <PageModules modules={modules} place="bottom" />
      <BasketNotice />
    </>
  );
}
