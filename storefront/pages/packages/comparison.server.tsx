/** Packages side by side as HTML: it has nothing to press but a form and links, so that no code of it travels to the browser. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { PackageCard } from '#contract/entities/package.ts';
import type { Text } from '#contract/locales.ts';
import type { RichText } from '#contract/fields/read.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { fewestCompared, narrowingQuery, type Narrowing } from '#rules/lists/narrowing.ts';
import { formatPrice } from '#rules/money/price.ts';
import { isWine } from '#rules/stock/drink.ts';
import { weightInKg } from '#rules/stock/freezer-fit.ts';
import { freezerLitres } from '#rules/stock/freezer-litres.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock.ts';
import button from '#storefront/ui/button.module.css';
import type { RequestContext } from '#storefront/request-context.ts';

type Listed = {
  address: string;
  narrowing: Narrowing;
  all: readonly PackageCard[];
  /** Those on this page, to choose from. */
  shown: readonly PackageCard[];
};

/** Null where there is nothing to compare. A slug that is not in the list means nothing. */
export function comparisonHtml(ctx: RequestContext, { address, narrowing, all, shown }: Listed): RichText | null {
  if (all.length < fewestCompared) return null;
  const compared = narrowing.compared.flatMap((slug) => all.find((box) => box.slug === slug) ?? []);
  const isShown = compared.length >= fewestCompared;
  return {
    html: renderToStaticMarkup(
      <>
        {isShown ? (
          <ComparisonTable
            ctx={ctx}
            boxes={compared}
            end={`${address}${narrowingQuery({ ...narrowing, compared: [] })}`}
          />
        ) : null}
        <ChoiceForm
          ctx={ctx}
          boxes={shown}
          address={address}
          narrowing={narrowing}
          isOpen={narrowing.compared.length > 0 && !isShown}
        />
      </>,
    ),
  };
}

type Row = { name: string; value: (box: PackageCard) => string | null };

function rowsOf({ text, market }: RequestContext): Row[] {
  const price = (amount: number | null) => formatPrice(amount || null, market);
  return [
    {
      name: text('find:compare.price'),
      value: ({ price: amount, stockStatus }) => {
        const status = readStockStatus(stockStatus);
        return canBuy(status) ? price(amount) : text(`stock.${status}`);
      },
    },
    { name: text('find:compare.perKilo'), value: (box) => price(box.pricePerKilo) },
    { name: text('find:compare.perMeal'), value: (box) => price(box.pricePerMeal) },
    { name: text('find:compare.weight'), value: ({ size }) => size },
    { name: text('find:compare.freezer'), value: (box) => litresOf(box, text) },
    { name: text('find:compare.meals'), value: ({ mealsForPerson }) => mealsForPerson },
    { name: text('find:compare.farmer'), value: ({ farmer }) => farmer?.name ?? null },
    {
      name: text('find:compare.organic'),
      value: ({ isOrganic }) => text(isOrganic ? 'find:compare.yes' : 'find:compare.no'),
    },
  ];
}

/** Bottles lie elsewhere. */
function litresOf(box: PackageCard, text: Text): string | null {
  const kilos = isWine(box) ? null : weightInKg(box.size);
  return kilos === null ? null : text('find:compare.litres', { litres: freezerLitres(kilos) });
}

function ComparisonTable({ ctx, boxes, end }: { ctx: RequestContext; boxes: PackageCard[]; end: string }) {
  const { text, market } = ctx;
  // A row nobody has a value in says nothing.
  const rows = rowsOf(ctx).filter(({ value }) => boxes.some((box) => value(box) !== null));
  return (
    <div className="compare">
      <table>
        <thead>
          <tr>
            <th scope="col">{text('find:compare.package')}</th>
            {boxes.map(({ slug, title }) => (
              <th key={slug} scope="col">
                <a href={pathTo(market, 'package', { slug })}>{title}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {boxes.map((box) => (
                <td key={box.slug}>{value(box) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={end}>{text('find:compare.clear')}</a>
      </p>
    </div>
  );
}

type FormProps = {
  ctx: RequestContext;
  boxes: readonly PackageCard[];
  address: string;
  narrowing: Narrowing;
  isOpen: boolean;
};

function ChoiceForm({ ctx: { text }, boxes, address, narrowing, isOpen }: FormProps) {
  const { sort, chips, animal, compared } = narrowing;
  const kept = { sort, animal, only: chips.join(',') || null };
  return (
    <details open={isOpen}>
      <summary>{text('find:compare.title')}</summary>
      <form action={address}>
        <p>{text('find:compare.choose')}</p>
        {Object.entries(kept).map(([name, value]) =>
          value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <ul>
          {boxes.map(({ slug, title }) => (
            <li key={slug}>
              <label>
                <input type="checkbox" name="with" value={slug} defaultChecked={compared.includes(slug)} /> {title}
              </label>
            </li>
          ))}
        </ul>
        <button type="submit" className={button.button}>
          {text('find:compare.button')}
        </button>
      </form>
    </details>
  );
}
