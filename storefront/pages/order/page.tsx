/** The page of an order, for who knows its key, and those of its invoices; its form pays with a voucher. */
import { data } from 'react-router';
import { orderPath } from '#rules/orders/order-path.ts';
import { lazyScreen } from '#storefront/hydration/lazy-view.tsx';
import { readForm } from '#storefront/selling/read-form.server.ts';
import { missing, seeOther, shopContext } from '#storefront/selling/shop-context.server.ts';
import { loadOrder, loadPaper, orderKeyOf, paperNumberOf, unknownOrder } from './load.server.ts';
import paperSheet from './papers/paper.css?url';
import type { Route } from './+types/page';

const PaperScreen = lazyScreen(async () => (await import('./papers/paper-screen.tsx')).PaperScreen);
const OrderScreen = lazyScreen(async () => (await import('./view.tsx')).OrderScreen);

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: paperSheet }];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = shopContext(context);
  const [key, paper] = [orderKeyOf({ request, params }), paperNumberOf(request)];
  const loaded = paper === null ? await loadOrder(ctx, key) : await loadPaper(ctx, key, paper);
  return loaded ?? unknownOrder(ctx);
}

/** As long as the field. */
const longestCode = 50;

/** Pays with a voucher, and shows the order as it stands then. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = shopContext(context);
  if (!isVoucherForm(request)) return missing(ctx);
  const { orders } = ctx.shop;
  const key = orderKeyOf({ request, params });
  const shown = ctx.shop.isForeign ? null : await orders.show(key);
  if (!shown) return unknownOrder(ctx);
  const typed = ((await readForm(request)).get('voucher') ?? '').slice(0, longestCode);
  const problem = await orders.redeem(key, typed);
  if (problem === 'redeemed' || problem === 'notDue') return seeOther(orderPath(ctx.market, shown.order));
  return data({ tried: { typed, problem } }, { status: problem === 'tooMany' ? 429 : 422 });
}

function isVoucherForm({ url }: Request): boolean {
  return /\/voucher\/?$/.test(new URL(url).pathname);
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  if ('paper' in loaderData) return <PaperScreen paper={loaderData.paper} />;
  return <OrderScreen loaded={loaderData} sent={actionData} />;
}
