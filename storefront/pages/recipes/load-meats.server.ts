/** What of a recipe is sold by itself, and which package holds it. */
import type { Recipe } from '#contract/entities/recipe.ts';
import { parsePath } from '#rules/addresses/parse-path.ts';
import { sitePath } from '#rules/links/links.ts';
import { canBuy, readFarmshopStock } from '#rules/stock/stock-status.ts';
import type { FarmshopCard } from '#contract/entities/farmshop-product.ts';
import { type FarmshopCardData, farmshopCardData } from '#storefront/components/cards/card-data.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';

type Ingredient = Recipe['ingredients'][number];
/** `piece` is what can be had of it today; its link leads there where an editor wrote none. */
export type ShownIngredient = Ingredient & { piece: FarmshopCardData | null };

export async function loadMeats(ingredients: readonly Ingredient[], ctx: RequestContext): Promise<ShownIngredient[]> {
  const { content, market, now, log } = ctx;
  const list = market.farmshop ? await orNull(content.listFarmshopProducts({ query: {} }), log) : null;
  const pieces = list?.items ?? [];
  return ingredients.map((ingredient) => {
    const piece = pieceOf(ingredient, pieces, ctx);
    const isSold = piece && canBuy(readFarmshopStock(piece.stockStatus));
    return { ...ingredient, piece: isSold ? farmshopCardData(piece, now) : null };
  });
}

/** The piece it links to; without a link the one of its name. */
function pieceOf(
  { title, address }: Ingredient,
  pieces: readonly FarmshopCard[],
  { market, hostKind }: RequestContext,
): FarmshopCard | undefined {
  if (address === null) return pieces.find((piece) => plain(piece.title) === nameOf(title));
  const path = sitePath(address, { market });
  const route = path === null ? null : parsePath(path.replace(/[?#].*/, ''), market, hostKind);
  return route?.name === 'farmshopProduct' ? pieces.find(({ slug }) => slug === route.slug) : undefined;
}

/** "Sukadelappen, in stukken" by its name. */
function nameOf(title: string): string {
  return plain(title.split(/[(,]/, 1)[0] ?? '');
}

function plain(title: string): string {
  return title.trim().toLowerCase();
}
