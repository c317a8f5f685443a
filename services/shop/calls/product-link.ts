/** Where a cart's links lead: the storefront has the pages of what is sold. */
import type { Context } from 'hono';
import { pathTo } from '#rules/addresses/paths.ts';
import type { MarketShop } from '#services/shop/cart/cart-request.ts';
import { findBySlug } from '#services/shop/catalogue/catalogue.ts';
import { headers, notCached } from './answers.ts';

/** Null for what is not sold. */
export async function answerProductLink({ db, market }: MarketShop, c: Context): Promise<Response | null> {
  const slug = c.req.param('slug') ?? '';
  const kind = await findBySlug(db, market.code, slug);
  const location = kind === null ? null : productPath({ market }, kind, slug);
  if (location === null) return null;
  return new Response(null, { status: 302, headers: headers({ ...notCached, location }) });
}

type Kind = NonNullable<Awaited<ReturnType<typeof findBySlug>>>;

function productPath({ market }: Pick<MarketShop, 'market'>, kind: Kind, slug: string) {
  if (kind === 'package') return pathTo(market, 'package', { slug });
  if (kind === 'piece') return pathTo(market, 'farmshopProduct', { slug });
  return kind === 'bundle' ? pathTo(market, 'farmshop') : pathTo(market, 'coupons');
}
