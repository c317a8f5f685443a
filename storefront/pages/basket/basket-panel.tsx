import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import type { ShopFigures } from '#storefront/selling/basket-view.ts';
import { DayRow } from '#storefront/selling/day-row.tsx';
import { BigPrice } from '#storefront/selling/money.tsx';
import { Sums } from '#storefront/selling/sums.tsx';
import { Drawer } from './drawer.tsx';
import type { BasketPage } from './load.server.ts';

/** Nothing leads on while something in the basket cannot be had. */
function canOrder({ closed, basket: { lines, box } }: BasketPage): boolean {
  return !closed && [...lines, ...(box?.pieces ?? [])].every(({ problem }) => problem === null);
}

/** Day, sums, total and button first, so that they stand in every window. */
export function BasketPanel({ page }: { page: BasketPage }) {
  const t = useText();
  const { sums, day, figures } = page.basket;
  return (
    <aside className="shop-panel-panel" aria-label={t('selling:basket.summary')}>
      {day ? (
        <section>
          <DayRow day={day} heading={t('selling:basket.first', { day: day.long })}>
            <p>{t('selling:basket.firstBody')}</p>
          </DayRow>
        </section>
      ) : null}
      <section>
        <Sums sums={sums} />
        {canOrder(page) ? (
          <div className="shop-panel-go">
            <OrderLink isBlock />
          </div>
        ) : null}
      </section>
      {figures ? (
        <section>
          <Figures figures={figures} />
        </section>
      ) : null}
      <CodeForm />
    </aside>
  );
}

function OrderLink({ isBlock = false }: { isBlock?: boolean }) {
  const t = useText();
  return (
    <ButtonLink to={`${pathTo(useMarket(), 'basket')}checkout/`} isBlock={isBlock}>
      {t('selling:basket.order')}
      <Icon name="arrow-right" />
    </ButtonLink>
  );
}

function Figures({ figures: { meals, kilos, litres, drawer, filled } }: { figures: ShopFigures }) {
  const t = useText();
  return (
    <>
      <dl className="shop-panel-figures">
        {meals === null ? null : (
          <div>
            <dt>{t('selling:basket.meals')}</dt>
            <dd>{meals}</dd>
          </div>
        )}
        <div>
          <dt>{t('selling:basket.kilos')}</dt>
          <dd>{kilos}</dd>
        </div>
        <div>
          <dt>{t('selling:basket.litres')}</dt>
          <dd>{litres}</dd>
        </div>
      </dl>
      <p className="shop-panel-drawer">
        <Drawer filled={filled} />
        {t(`freezer.${drawer}`)}
      </p>
    </>
  );
}

function CodeForm() {
  const t = useText();
  return (
    <details className="shop-panel-code">
      <summary>
        {t('selling:basket.code')}
        <Icon name="chevron-down" />
      </summary>
      <form method="post" action={pathTo(useMarket(), 'basket')} className="shop-panel-codeForm">
        <label className="sr" htmlFor="coupon_code">
          {t('selling:basket.code')}
        </label>
        <input id="coupon_code" name="coupon_code" maxLength={50} autoComplete="off" required />
        <Button type="submit" look="ghost">
          {t('selling:basket.useCode')}
        </Button>
      </form>
    </details>
  );
}

export function BasketBar({ page }: { page: BasketPage }) {
  const t = useText();
  if (!canOrder(page)) return null;
  return (
    <div className="shop-panel-bar">
      <div>
        <small>
          {t('selling:basket.total')} {page.basket.sums.isTaxed ? t('selling:basket.withVat') : null}
        </small>
        <BigPrice minor={page.basket.sums.total} />
      </div>
      <OrderLink />
    </div>
  );
}
