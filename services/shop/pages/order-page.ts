import { imageAddress } from '#contract/images.ts';
import type { Notice } from '#services/shop/cart/cart-content.ts';
import type { Product } from '#services/shop/catalogue/catalogue.ts';
import { type Html, html } from '#services/kit/mail/html.ts';
import { backLink, layout, money, type PageMarket } from './layout.ts';

type Order = { article: Product; choices: [name: string, value: string][]; notices?: Notice[] };

/** The package a visitor chose, with what they chose in it. Its form posts to this same address. */
export function orderPage(shop: PageMarket, { article, choices, notices = [] }: Order): Html {
  const { market, t } = shop;
  const address = imageAddress(article.image, 'fit-500x330', 'webp');
  const list = choices.map(
    ([name, value]) =>
      html`<dt>${t.find(`shop:attributes.${name}`) ?? name}</dt>
        <dd>${value}</dd>`,
  );
  const body = html`<article class="order">
      ${address !== null && html`<img src="${address}" alt="" width="500" height="330" />`}
      <div>
        <h2>${article.name}</h2>
        <p class="price">${money(article.price, market)}</p>
        ${
          choices.length > 0 &&
          html`<h3>${t('shop:order.choice')}</h3>
            <dl>${list}</dl>`
        }
        ${
          article.isInStock
            ? html`<form method="post"><button>${t('shop:order.add')}</button></form>`
            : html`<p class="notice error">${t('shop:basket.refused', { title: article.name })}</p>`
        }
      </div>
    </article>
    ${backLink(shop)}`;
  return layout(shop, { title: t('shop:order.title'), notices, body });
}
