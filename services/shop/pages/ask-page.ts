import { type Html, html } from '#services/kit/mail/html.ts';
import { backLink, layout, type PageMarket } from './layout.ts';

type Question = {
  pieces: { name: string; quantity: number }[];
  fields: readonly (readonly [name: string, value: string])[];
};

/** Asks whether a link that stood on another site may change the box. */
export function askPage(shop: PageMarket, { pieces, fields }: Question): Html {
  const { market, t } = shop;
  const body = html`<p class="lead">${t('shop:ask.body')}</p>
    <ul>
      ${pieces.map(({ name, quantity }) => html`<li>${name} × ${quantity}</li>`)}
    </ul>
    <form method="post" action="/${market.code}/shop/">
      ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <button>${t('shop:ask.button')}</button>
    </form>
    ${backLink(shop)}`;
  return layout(shop, { title: t('shop:ask.title'), body });
}
