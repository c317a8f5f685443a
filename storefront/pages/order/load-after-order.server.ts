import { pathTo } from '#rules/addresses/paths.ts';
import { recipeCardData } from '#storefront/components/cards/card-data.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { AfterOrder } from './after-order.tsx';
import type { OrderView } from './order-view.ts';

const mostRecipes = 3;
/** Of so many of the things bought recipes are asked for. */
const mostAsked = 4;

/** An order that came to nothing leads nowhere. */
export async function loadAfterOrder(ctx: RequestContext, page: OrderView): Promise<AfterOrder> {
  const goods = page.lines.filter(({ kind }) => kind !== 'voucher').slice(0, mostAsked);
  if (page.state === 'cancelled' || page.state === 'expired' || goods.length === 0) return { recipes: [], tell: null };
  const lists = await Promise.all(goods.map((line) => recipesOf(ctx, line)));
  const all = new Map(lists.flat().map((recipe) => [recipe.slug, recipe]));
  const told = goods.find(({ kind }) => kind === 'package');
  const path = told && pathTo(ctx.market, 'package', { slug: told.slug });
  return {
    recipes: [...all.values()].slice(0, mostRecipes).map(recipeCardData),
    tell: told && path ? { title: told.name, url: `${ctx.site.origin}${path}` } : null,
  };
}

async function recipesOf({ content, log }: RequestContext, { kind, slug }: OrderView['lines'][number]) {
  const relatedSlug = kind === 'piece' ? await cutOf({ content, log }, slug) : slug;
  if (!relatedSlug) return [];
  const relatedType = kind === 'piece' ? 'meatcut' : 'product';
  const list = await orNull(content.listRelatedRecipes({ params: { relatedType, relatedSlug } }), log);
  return list?.items ?? [];
}

/** A piece is cooked as its cut is. */
async function cutOf({ content, log }: Pick<RequestContext, 'content' | 'log'>, slug: string) {
  const piece = await orNull(content.getFarmshopProduct({ params: { slug } }), log);
  return piece?.relationSlug ?? null;
}
