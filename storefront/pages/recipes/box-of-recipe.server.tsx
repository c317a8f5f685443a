/** "This package has it": the first one that can be bought and holds what the recipe is made of, as HTML. */
import { getPackage } from '#storefront/data/get-package.server.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Package } from '#contract/entities/package.ts';
import type { RichText } from '#contract/fields/read.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { formatPrice } from '#rules/money/price.ts';
import { isSame } from '#rules/money/loose-price.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import { imageAddress } from '#contract/images.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { ShownIngredient } from './load-meats.server.ts';

/** So many are looked into. */
const mostLookedAt = 4;

export async function loadBoxOfRecipe(
  slug: string,
  ingredients: readonly ShownIngredient[],
  ctx: RequestContext,
): Promise<RichText | null> {
  const { content, log } = ctx;
  const meats = ingredients.flatMap(({ piece }) => (piece ? [piece] : []));
  if (meats.length === 0) return null;
  const related = await orNull(
    content.listRelatedPackages({ params: { relatedType: 'recipe', relatedSlug: slug } }),
    log,
  );
  const candidates = (related?.items ?? []).filter(({ stockStatus }) => canBuy(readStockStatus(stockStatus)));
  for (const { slug: name } of candidates.slice(0, mostLookedAt)) {
    const box = await orNull(getPackage(content, name), log);
    const held = box ? heldOf(box, meats) : [];
    if (box && held.length > 0) return { html: renderToStaticMarkup(<Box box={box} held={held} ctx={ctx} />) };
  }
  return null;
}

type Meat = NonNullable<ShownIngredient['piece']>;

/** What of it is in the package, by the names the package gives it. */
function heldOf({ animal, contents }: Package, meats: readonly Meat[]): string[] {
  return [...contents.cuts, ...contents.minced]
    .filter((item) => meats.some((piece) => piece.animal === animal && isSame(item, { ...piece, relationSlug: null })))
    .map(({ shortTitle }) => shortTitle);
}

function Box({ box, held, ctx: { market, text } }: { box: Package; held: string[]; ctx: RequestContext }) {
  const price = formatPrice(box.price, market);
  const image = imageAddress(box.image, 'fit-250x250', 'jpg');
  const names = new Intl.ListFormat(market.langTag, { type: 'conjunction' }).format(held);
  return (
    <>
      {image ? <img src={image} alt="" width="250" height="250" loading="lazy" /> : null}
      <div>
        <p>{text('almanac:recipe.has')}</p>
        <h2>
          <a href={pathTo(market, 'package', { slug: box.slug })}>{box.title}</a>
        </h2>
        <p>
          {[box.farmer?.name, box.size, text('almanac:recipe.held', { pieces: names })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {price ? <b>{price}</b> : null}
    </>
  );
}
