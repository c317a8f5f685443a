/** "Loose these pieces would cost € 97,39 today", with the sum, as HTML. Nothing where that is not true, or not more. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Package } from '#contract/entities/package.ts';
import type { RichText } from '#contract/fields/read.ts';
import { formatCents } from '#rules/money/cents.ts';
import { loosePrice } from '#rules/money/loose-price.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import { inLargeUnit } from '#rules/stock/in-large-unit.ts';
import { amountText } from '#storefront/i18n/amount-text.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';

export async function loadLoosePrice(box: Package, ctx: RequestContext): Promise<RichText | null> {
  const { content, market, log, text } = ctx;
  if (!market.farmshop || !canBuy(readStockStatus(box.stockStatus))) return null;
  const pieces = await orNull(content.listFarmshopProducts({ query: {} }), log);
  const loose = loosePrice(box, pieces?.items ?? []);
  if (!loose) return null;
  const rows = loose.rows.map(({ title, grams, price }) => ({
    title,
    amount: amountText(inLargeUnit({ amount: grams, unit: 'g' }), text, market),
    price: formatCents(price, market),
  }));
  return { html: renderToStaticMarkup(<Sum rows={rows} sum={formatCents(loose.sum, market)} text={text} />) };
}

type Row = { title: string; amount: string; price: string };

function Sum({ rows, sum, text }: { rows: readonly Row[]; sum: string; text: RequestContext['text'] }) {
  return (
    <details>
      <summary>
        <span>{text('almanac:loose.title', { price: sum })}</span> <small>{text('almanac:loose.how')}</small>
      </summary>
      <table>
        <tbody>
          {rows.map(({ title, amount, price }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{amount}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {text('almanac:loose.sum')}
            </th>
            <td>{sum}</td>
          </tr>
        </tfoot>
      </table>
      <p>{text('almanac:loose.note')}</p>
    </details>
  );
}
