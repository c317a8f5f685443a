import { imageAddress } from '#contract/images.ts';
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { type Html, html } from '#services/kit/mail/html.ts';

export type PageMarket = { market: Market; t: Text };

type Page = {
  title: string;
  body: Html;
  styles: Html;
  footer: string;
};

const fonts = ['/fonts/besley-latin-wght-normal.woff2', '/fonts/hanken-grotesk-latin-wght-normal.woff2'];

/** The frame of pages that must work alone: failures. */
export function layout({ market, t }: PageMarket, { title, body, styles, footer }: Page): Html {
  return html`<!doctype html>
    <html lang="${market.langTag}" data-brand="${market.theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - ${market.brand}</title>
        <link rel="icon" href="/favicon.ico" />
        ${fonts.map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`)}
        ${styles}
      </head>
      <body>
        <header>
          <div class="wide">
            <a class="brand" href="${pathTo(market, 'home')}"
              ><img src="${market.logo}" alt="" width="40" height="40" />${market.brand}</a
            >
            <nav>
              <a href="${pathTo(market, 'basket')}">${t('shop:basket.title')}</a>
              <a href="${pathTo(market, 'account')}">${t('shop:account.title')}</a>
            </nav>
          </div>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        ${paradeOf(market)}
        <footer>
          <div class="wide"><p>${footer}</p></div>
        </footer>
      </body>
    </html> `;
}

function paradeOf({ parade: { image, height } }: Market): Html | null {
  const address = imageAddress(image, 'resize-800', 'webp');
  return address === null
    ? null
    : html`<img class="parade" src="${address}" alt="" width="800" height="${height}" loading="lazy" />`;
}

export function backLink({ market, t }: PageMarket): Html {
  return html`<p class="back"><a class="button" href="${pathTo(market, 'home')}">${t('shop:basket.back')}</a></p>`;
}
