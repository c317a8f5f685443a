/** Packages side by side as HTML: it has nothing to press but a form and links, so that no code of it travels to the browser. */
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Package, PackageCard } from '#contract/entities/package.ts';
import { imageAddress } from '#contract/images.ts';
import type { Text } from '#contract/locales.ts';
import type { RichText } from '#contract/fields/read.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { fewestCompared, narrowingQuery, type Narrowing } from '#rules/lists/narrowing.ts';
import { formatPrice } from '#rules/money/price.ts';
import { isWine } from '#rules/stock/drink.ts';
import { weightInKg } from '#rules/stock/freezer-fit.ts';
import { litresOfKilos } from '#rules/stock/freezer-litres.ts';
import { litresText } from '#storefront/i18n/litres-text.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import { getPackage } from '#storefront/data/get-package.server.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import { longestWord } from '#storefront/i18n/longest-word.ts';
import { amountText } from '#storefront/i18n/amount-text.ts';
import button from '#storefront/ui/button.module.css';
import type { RequestContext } from '#storefront/request-context.ts';
import { cutLine } from './contents/content-lines.ts';
import { firstDeliveryDate } from '#storefront/data/first-delivery-date.server.ts';

type Listed = {
  address: string;
  narrowing: Narrowing;
  all: readonly PackageCard[];
  /** Those on this page, to choose from. */
  shown: readonly PackageCard[];
};

/** A box as its list has it, and as its own page has it where that can be had. */
type Compared = PackageCard & { whole: Package | null };

/** Null where there is nothing to compare. A slug that is not in the list means nothing. */
export async function comparisonHtml(
  ctx: RequestContext,
  { address, narrowing, all, shown }: Listed,
): Promise<RichText | null> {
  if (all.length < fewestCompared) return null;
  const chosen = narrowing.compared.flatMap((slug) => all.find((box) => box.slug === slug) ?? []);
  const isShown = chosen.length >= fewestCompared;
  const compared = isShown ? await Promise.all(chosen.map((box) => withWhole(box, ctx))) : [];
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

async function withWhole(box: PackageCard, { content, log }: RequestContext): Promise<Compared> {
  return { ...box, whole: await orNull(getPackage(content, box.slug), log) };
}

type Row = { name: string; value: (box: Compared) => ReactNode };

function rowsOf(ctx: RequestContext): Row[] {
  const { text, market } = ctx;
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
    { name: text('find:compare.day'), value: ({ whole }) => whole && firstDeliveryDate(whole, ctx) },
    { name: text('find:compare.farmer'), value: ({ farmer }) => farmer?.name ?? null },
    {
      name: text('find:compare.organic'),
      value: ({ isOrganic }) => text(isOrganic ? 'find:compare.yes' : 'find:compare.no'),
    },
    { name: text('find:compare.pieces'), value: ({ whole }) => whole && piecesOf(whole, ctx) },
  ];
}

/** What is always in it, by weight or number. What a buyer chooses is not. */
function piecesOf({ contents: { cuts } }: Package, { text, market }: RequestContext): ReactNode {
  if (cuts.length === 0) return null;
  return (
    <ul>
      {cuts.map(cutLine).map(({ name, title, pieces, weight }) => (
        <li key={name}>
          {title}{' '}
          <small>{weight ? amountText(weight, text, market) : pieces && text('units.pieces', { count: pieces })}</small>
        </li>
      ))}
    </ul>
  );
}

/** Bottles lie elsewhere. */
function litresOf(box: PackageCard, text: Text): string | null {
  const litres = litresOfKilos(isWine(box) ? null : weightInKg(box.size));
  return litres && text('find:compare.litres', { litres: litresText(litres, text) });
}

// Whoever listens to Safari would lose the table with its layout, if the roles were not written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
type TableProps = { ctx: RequestContext; boxes: readonly Compared[]; end: string };

/** Each row is a grid, so that on a phone its name stands above its values; the roles say that it is a table all the same. */
function ComparisonTable({ ctx, boxes, end }: TableProps) {
  const { text, market } = ctx;
  // A row nobody has a value in says nothing.
  const rows = rowsOf(ctx).filter(({ value }) => boxes.some((box) => value(box) !== null));
  const addressOf = ({ slug }: Compared) => pathTo(market, 'package', { slug }) ?? undefined;
  return (
    <div className="compare" style={{ '--boxes': boxes.length } as CSSProperties}>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {text('find:compare.package')}
            </th>
            {boxes.map((box) => (
              <th key={box.slug} role="columnheader" scope="col" style={lettersOf(box.title)}>
                <BoxPicture image={box.image} />
                <a href={addressOf(box)}>{box.title}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ name, value }) => (
            <tr key={name} role="row">
              <th role="rowheader" scope="row">
                {name}
              </th>
              {boxes.map((box) => (
                <td key={box.slug} role="cell">
                  {value(box) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
          <tr role="row">
            <th role="rowheader" scope="row">
              <span className="sr">{text('find:compare.buy')}</span>
            </th>
            {boxes.map((box) => (
              <td key={box.slug} role="cell">
                {canBuy(readStockStatus(box.stockStatus)) ? (
                  <a className={button.button} href={addressOf(box)}>
                    {text('find:compare.pick')}
                    <span className="sr"> {box.title}</span>
                  </a>
                ) : (
                  '–'
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="compare-end">
        <a href={end}>{text('find:compare.clear')}</a>
      </p>
    </div>
  );
}

/* oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** What long words are sized by. */
function lettersOf(title: string) {
  return { '--letters': longestWord(title) } as CSSProperties;
}

/** Its name stands below it. */
function BoxPicture({ image }: { image: string | null }) {
  const [small, large] = (['fit-340x210', 'fit-340x210-2x'] as const).map((size) => imageAddress(image, size, 'webp'));
  if (!small) return null;
  return <img src={small} srcSet={large ? `${small} 1x, ${large} 2x` : undefined} width={340} height={210} alt="" />;
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
