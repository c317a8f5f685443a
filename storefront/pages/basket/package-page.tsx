/**
 * The package of a link. Whoever pressed it on a page of ours finds it in the basket; anybody else, such as somebody who opened a
 * link in a mail, is asked first, and posting puts it there.
 */
import { data } from 'react-router';
import { pathTo } from '#rules/addresses/paths.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import type { Notice } from '#storefront/ports/cart.ts';
import {
  cookieHeaders,
  messageData,
  missing,
  seeOther,
  type ShopContext,
  shopContext,
} from '#storefront/selling/shop-context.server.ts';
import type { Route } from './+types/package-page';

const PackageScreen = onlyScreen(async () => (await import('./package-screen.tsx')).PackageScreen);

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = shopContext(context);
  const { cart } = ctx.shop;
  const ordered = cart.isPackagePressed ? await order(ctx) : null;
  if (ordered instanceof Response) return ordered;
  const shown = await cart.showPackage();
  if (!shown) return unknownPackage(ctx);
  const soldOut: Notice = { kind: 'error', text: ctx.text('shop:basket.refused', { title: shown.name }) };
  const notices = ordered?.notices ?? (shown.isInStock ? [] : [soldOut]);
  return data({ ...shown, notices }, { headers: cookieHeaders(ordered?.cookies ?? []) });
}

export async function action({ context }: Route.ActionArgs) {
  const ctx = shopContext(context);
  if (ctx.shop.isForeign) return missing(ctx, 403);
  const ordered = await order(ctx);
  if (ordered instanceof Response) return ordered;
  return ordered
    ? data({ notices: ordered.notices }, { headers: cookieHeaders(ordered.cookies) })
    : unknownPackage(ctx);
}

/** On to the next page, or why it could not be had; null where there is no such package. */
async function order({ shop, market }: ShopContext) {
  const ordered = await shop.cart.orderPackage();
  return ordered?.notices.length === 0
    ? seeOther(ordered.returnTo ?? pathTo(market, 'basket'), ordered.cookies)
    : ordered;
}

function unknownPackage({ text }: ShopContext) {
  return messageData({ title: text('shop:order.unknownTitle'), text: text('shop:order.unknownBody') }, 404);
}

export default function PackagePage({ loaderData, actionData }: Route.ComponentProps) {
  return <PackageScreen shown={{ ...loaderData, ...actionData }} />;
}
