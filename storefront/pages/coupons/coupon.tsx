import { useId, useRef, useState } from 'react';
import type { Coupon as CouponData } from '#contract/entities/coupon.ts';
import { couponBuyLink, shownCouponPrice } from '#rules/money/coupon.ts';
import { formatPrice } from '#rules/money/price.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useEarlyValue } from '#storefront/ui/use-early-value.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import button from '#storefront/ui/button.module.css';
import { Price } from '#storefront/ui/text/price.tsx';
import { CouponPicture } from './coupon-picture.tsx';
import { QuantityField } from './quantity-field.tsx';

/** A coupon one can buy: how many, how it is delivered, and the link that puts it into the shop's basket. */
export function Coupon({ coupon }: { coupon: CouponData }) {
  const t = useText();
  const market = useMarket();
  const [quantity, setQuantity] = useState(1n);
  const [chosen, setChosen] = useState(coupon.variations[0]?.id ?? null);
  const variation = coupon.variations.find(({ id }) => id === chosen) ?? null;
  const price = shownCouponPrice({ price: coupon.price, deliveryMethod: variation?.deliveryMethod }, market);
  const ownPrice = formatPrice(coupon.price, market) ?? '';
  return (
    <article className="coupon">
      <div className="coupon-ticket">
        <div className="coupon-left">
          <span className="coupon-stamp">{t('coupons:stamp')}</span>
          <Price amount={price} className="coupon-price" />
        </div>
        <div className="coupon-right">
          <CouponPicture image={coupon.image} />
        </div>
      </div>
      <h2 className="coupon-title">{coupon.title ?? t('coupons:name', { price: ownPrice })}</h2>
      {coupon.excerpt ? <p className="coupon-excerpt">{coupon.excerpt}</p> : null}
      <div className="coupon-order">
        <QuantityField
          label={t('coupons:quantity')}
          name={t('coupons:quantityOf', { price: ownPrice })}
          quantity={quantity}
          onChange={setQuantity}
        />
        <DeliveryMethod variations={coupon.variations} chosen={chosen} onChoose={setChosen} />
        <BuyLink
          address={couponBuyLink({ variationId: chosen, quantity }, market)}
          name={t('coupons:buyNamed', { quantity: String(quantity), price: ownPrice })}
        />
      </div>
    </article>
  );
}

type DeliveryMethodProps = {
  variations: CouponData['variations'];
  chosen: string | null;
  onChoose: (id: string) => void;
};

function DeliveryMethod({ variations, chosen, onChoose }: DeliveryMethodProps) {
  const t = useText();
  const market = useMarket();
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  useEarlyValue(field, chosen ?? '', onChoose);
  if (variations.length === 0) return null;
  const extra = formatPrice(market.luxuryCouponExtra, market) ?? '';
  const nameOf = (method: string | null) => t.find(`coupons:methods.${method}`, { price: extra }) ?? method;
  return (
    <div className="coupon-method">
      <label htmlFor={id} className="coupon-label">
        {t('coupons:delivery')}
      </label>
      <select
        ref={field}
        id={id}
        className="coupon-select"
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
        // A browser that kept what was chosen before the page was loaded again would show one thing and buy another.
        autoComplete="off"
      >
        {variations.map((variation) => (
          <option key={variation.id} value={variation.id}>
            {nameOf(variation.deliveryMethod)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Never one of the app's links: the shop is another application. */
function BuyLink({ address, name }: { address: string | null; name: string }) {
  const t = useText();
  if (address === null) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that leads nowhere
      <span role="link" aria-disabled="true" className={classNames(button.button, 'coupon-buy')}>
        {t('coupons:unavailable')}
      </span>
    );
  }
  return (
    <a href={address} rel="nofollow" className={classNames(button.button, 'coupon-buy')}>
      {t('coupons:buy')}
      <span className="sr">{name}</span>
    </a>
  );
}
