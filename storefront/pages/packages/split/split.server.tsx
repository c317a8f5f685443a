/** What a box costs and gives when households share it, as HTML: a table of all, folded. The address says which row is meant, in the browser. */
import { litresText } from '#storefront/i18n/litres-text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Package } from '#contract/entities/package.ts';
import type { RichText } from '#contract/fields/read.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import { everySplit, type Split } from '#rules/money/split-box.ts';
import { cents, centsOf, formatCents } from '#rules/money/cents.ts';
import { isWine } from '#rules/stock/drink.ts';
import { weightInKg } from '#rules/stock/freezer-fit.ts';
import { amountText } from '#storefront/i18n/amount-text.ts';
import { unbrokenAmounts } from '#rules/text/unbroken-amounts.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { splitId, splitQuery, splitRowId } from './split-places.ts';

/** Null for what nobody divides: wine, and what has no price or no weight. */
export function splitHtml(box: Package, ctx: RequestContext): RichText | null {
  const kilos = weightInKg(box.size);
  if (isWine(box) || !box.price || kilos === null) return null;
  const splits = everySplit({
    price: centsOf(box.price),
    grams: Math.round(kilos * 1000),
    meals: numberFrom(box.mealsForPerson),
  });
  return { html: renderToStaticMarkup(<SplitTable splits={splits} ctx={ctx} />) };
}

function SplitTable({ splits, ctx }: { splits: readonly Split[]; ctx: RequestContext }) {
  const { text, market } = ctx;
  const hasMeals = splits.some(({ meals }) => meals !== null);
  const written = new Intl.NumberFormat(market.langTag, { maximumFractionDigits: 1 });
  return (
    <details id={splitId} className="pk-shared">
      <summary>{text('package:split.title')}</summary>
      <p>{text('package:split.body')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('package:split.households')}</th>
            <th scope="col">{text('package:split.pays')}</th>
            <th scope="col">{text('package:split.each')}</th>
            {hasMeals ? <th scope="col">{text('package:contents.meals')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {splits.map((split) => (
            <tr key={split.households} id={splitRowId(split.households)}>
              <th scope="row">
                <a href={`?${splitQuery}=${split.households}#${splitRowId(split.households)}`}>{split.households}</a>
              </th>
              <td>{paysText(split, ctx)}</td>
              <td>
                {gramsText(split, ctx)}{' '}
                {split.litres ? (
                  <small>{text('package:split.litres', { litres: litresText(split.litres, text) })}</small>
                ) : null}
              </td>
              {hasMeals ? <td>{split.meals === null ? '–' : written.format(split.meals)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" hidden data-done={text('package:split.copied')}>
        {text('package:split.share')}
      </button>
    </details>
  );
}

/** "3 × € 22,49 + € 22,48", each of them on one line. */
function paysText({ pays }: Split, { market }: RequestContext): string {
  return pays
    .map(({ count, amount }) => `${count > 1 ? `${count}\u00A0×\u00A0` : ''}${formatCents(cents(amount), market)}`)
    .join(' + ');
}

function gramsText({ grams, gramsOver }: Split, { text, market }: RequestContext): string {
  const each = amountText({ amount: grams, unit: 'g' }, text, market);
  return unbrokenAmounts(gramsOver === 0 ? each : `${each}, ${text('package:split.over', { grams: gramsOver })}`);
}
