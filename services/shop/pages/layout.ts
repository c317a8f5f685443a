import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { formatPrice } from '#rules/price.ts';
import { pathTo } from '#rules/paths.ts';
import type { Notice } from '../cart-content.ts';
import { type Html, html } from './html.ts';

export type PageMarket = { market: Market; t: Text };

type Page = { title: string; notices?: Notice[]; body: Html };

/** The frame all pages of the embedded shop stand in. It says on each of them where the checkout is. */
export function layout({ market, t }: PageMarket, { title, notices = [], body }: Page): Html {
  return html`<!doctype html>
    <html lang="${market.langTag}" data-brand="${market.theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - ${market.brand}</title>
        <link rel="icon" href="/favicon.ico" />
        <link rel="stylesheet" href="/${market.code}/shop/shop.css" />
      </head>
      <body>
        <header>
          <a href="${pathTo(market, 'home')}"><img src="${market.logo}" alt="${market.brand}" height="40" /></a>
        </header>
        <main>
          <h1>${title}</h1>
          ${notices.map(({ kind, text }) => html`<p class="notice ${kind}" role="${kind === 'error' ? 'alert' : 'status'}">${text}</p>`)}
          ${body}
          <p class="checkout">${t('shop:checkout.note')}</p>
        </main>
      </body>
    </html> `;
}

export function money(minor: number, market: Market): string {
  return formatPrice(minor / 100, market) ?? '';
}

export function backLink({ market, t }: PageMarket): Html {
  return html`<p><a href="${pathTo(market, 'home')}">${t('shop:basket.back')}</a></p>`;
}

/** A page that only says something. */
export function messagePage(shop: PageMarket, { title, text }: { title: string; text: string }): Html {
  return layout(shop, {
    title,
    body: html`<p>${text}</p>
      ${backLink(shop)}`,
  });
}
