import { imageAddress } from '#contract/images.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { mostOfOne } from '#services/shop/cart/cart-stock.ts';
import type { Notice } from '#services/shop/cart/cart-content.ts';
import type { PricedBox, PricedCart, PricedLine, PricedPiece } from '#services/shop/cart/cart-totals.ts';
import { toMinorUnits } from '#services/shop/catalogue/catalogue.ts';
import { type Html, html } from '#services/kit/mail/html.ts';
import { backLink, layout, money, type PageMarket } from './layout.ts';

/** The cart with its quantities, as a form that needs no script. */
export function basketPage(shop: PageMarket, cart: PricedCart, notices: Notice[]): Html {
  const { t } = shop;
  const isEmpty = cart.lines.length === 0;
  const body = isEmpty
    ? html`<p class="lead">${t('shop:basket.empty')}</p>`
    : html`${basketForm(shop, cart)}${couponForm(shop)}`;
  return layout(shop, { title: t('shop:basket.title'), notices, body: html`${body}${backLink(shop)}` });
}

function basketForm(shop: PageMarket, cart: PricedCart): Html {
  const { t } = shop;
  return html`<form method="post" action="/${shop.market.code}/shop/">
    <table class="basket">
      <thead>
        <tr>
          <th scope="col">${t('shop:basket.item')}</th>
          <th scope="col">${t('shop:basket.quantity')}</th>
          <th scope="col">${t('shop:basket.price')}</th>
        </tr>
      </thead>
      <tbody>
        ${cart.lines.map((line) => (line.kind === 'box' ? boxRows(shop, line) : lineRow(shop, line)))}
      </tbody>
      <tfoot>
        ${sums(shop, cart)}
      </tfoot>
    </table>
    <button class="quiet">${t('shop:basket.update')}</button>
  </form>`;
}

function lineRow(shop: PageMarket, line: Exclude<PricedLine, PricedBox>): Html {
  const { good } = line;
  // A way of delivery is a word of the catalogue; one it does not know is shown as it is.
  const method =
    good.attribute && (shop.t.find(`coupons:methods.${good.attribute}`, { price: luxury(shop) }) ?? good.attribute);
  const choices = line.line.choices.map(
    ([name, value]) => html`<li>${shop.t.find(`shop:attributes.${name}`) ?? name}: ${value}</li>`,
  );
  return html`<tr class="line">
    <th scope="row">
      ${picture(good.image)}${good.name}${method && html` <small>${method}</small>`}${
        choices.length > 0 &&
        html`<ul>
          ${choices}
        </ul>`
      }
    </th>
    <td>${quantityField(shop, line)}</td>
    <td>${money(line.subtotal, shop.market)}</td>
  </tr>`;
}

function luxury({ market }: PageMarket): string {
  return money(toMinorUnits(market.luxuryCouponExtra), market);
}

function boxRows(shop: PageMarket, box: PricedBox): Html {
  const { market, t } = shop;
  const change = pathTo(market, 'farmshop');
  const times = box.quantity > 1 && html` × ${box.quantity}`;
  return html`<tr class="box">
      <th scope="row">
        ${t('farmshop:overview.title')}${times}${change !== null && html` <a href="${change}">${t('shop:basket.toBox')}</a>`}
      </th>
      <td>${removeButton(shop, box.key, t('farmshop:overview.title'))}</td>
      <td>${money(box.subtotal, market)}</td>
    </tr>
    ${box.pieces.map(
      (piece) =>
        html`<tr class="piece">
          <th scope="row">${picture(piece.good.image)}${piece.good.name}</th>
          <td>${quantityField(shop, piece)}</td>
          <td>${money(piece.subtotal, market)}</td>
        </tr>`,
    )}`;
}

function removeButton({ t }: PageMarket, key: string, title: string): Html {
  const label = t('shop:basket.remove', { title });
  return html`<button class="remove" name="remove" value="${key}" aria-label="${label}" title="${label}">×</button>`;
}

function quantityField(shop: PageMarket, { key, good, quantity }: PricedLine | PricedPiece): Html {
  const { t } = shop;
  const label = `${t('shop:basket.quantity')}: ${good.name}`;
  return html`<input
      type="number"
      name="quantity[${key}]"
      value="${quantity}"
      min="0"
      max="${good.stock ?? mostOfOne}"
      aria-label="${label}"
    />
    ${removeButton(shop, key, good.name)}`;
}

function picture(image: string | null): Html | null {
  const address = imageAddress(image, 'fit-340x210', 'webp');
  return address === null ? null : html`<img src="${address}" alt="" width="85" height="52" loading="lazy" />`;
}

function sums({ market, t }: PageMarket, cart: PricedCart): Html {
  const row = (name: string, value: string) =>
    html`<tr>
      <th scope="row" colspan="2">${name}</th>
      <td>${value}</td>
    </tr>`;
  const delivery = cart.delivery === 0 ? t('shop:basket.free') : money(cart.delivery, market);
  return html`${cart.coupons.map(({ code, discount }) => row(`${t('shop:basket.discount')} (${code})`, `−${money(discount, market)}`))}
  ${cart.needsDelivery && row(t('shop:basket.delivery'), delivery)}
  ${row(t('shop:basket.total'), money(cart.total, market))}`;
}

function couponForm({ market, t }: PageMarket): Html {
  return html`<form method="post" action="/${market.code}/shop/" class="coupon">
    <label for="coupon_code">${t('shop:basket.couponLabel')}</label>
    <input id="coupon_code" name="coupon_code" maxlength="50" autocomplete="off" required />
    <button class="quiet">${t('shop:basket.couponApply')}</button>
  </form>`;
}
