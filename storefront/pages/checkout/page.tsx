/** From the basket to an order: one page, one form, no script. */
import { createContext, data } from 'react-router';
import { honeypotField, isFilled } from '#contract/honeypot.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { orderPath } from '#rules/orders/order-path.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import type { ShopMessage } from '#storefront/selling/message-page.tsx';
import { readForm } from '#storefront/selling/read-form.server.ts';
import { missing, seeOther, shopContext } from '#storefront/selling/shop-context.server.ts';
import { checkoutTexts } from './checkout-view.ts';
import { orderForm } from './checkout-form.ts';
import { loadCheckout, notPlaced } from './load.server.ts';
import type { Later } from './later.tsx';
import type { Route } from './+types/page';

const CheckoutScreen = onlyScreen(async () => (await import('./view.tsx')).CheckoutScreen);

/** Set by a form that is answered without a basket: nothing is asked then that may be away. */
const answerContext = createContext<{ later: Later } | { message: ShopMessage } | null>(null);

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = shopContext(context);
  const answer = context.get(answerContext);
  if (answer) return answer;
  const page = await loadCheckout(ctx);
  return page ? { page } : seeOther(pathTo(ctx.market, 'basket'));
}

const retryAfter: Record<Later['reason'], string> = {
  away: '5',
  unknown: '5',
  busy: '10',
  tooMany: '120',
  notReady: '3600',
};

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = shopContext(context);
  const { shop, market, text: t } = ctx;
  if (shop.isForeign) {
    const { data: answer, init } = missing(ctx, 403);
    context.set(answerContext, answer);
    return data(null, init ?? {});
  }
  const fields = await readForm(request);
  // A program is sent on as if all was well.
  if (isFilled(fields.get(honeypotField))) return seeOther(pathTo(market, 'basket'));
  const form = orderForm({ fields, texts: checkoutTexts({ market, t }) });
  const placed = await shop.orders.place(form, { newsletter: Boolean(fields.get('newsletter')) });
  switch (placed.result) {
    case 'placed':
      return seeOther(orderPath(market, placed.order), placed.cookies);
    case 'empty':
    case 'closed':
      return seeOther(pathTo(market, 'basket'));
    case 'notReady':
    case 'tooMany':
    case 'busy':
    case 'away':
    case 'unknown': {
      const { result: reason } = placed;
      context.set(answerContext, { later: { reason, fields: [...fields] } });
      const headers = { 'retry-after': retryAfter[reason] };
      return data(null, { status: reason === 'tooMany' ? 429 : 503, headers });
    }
    default:
      return data(notPlaced(ctx, placed, fields), { status: placed.result === 'invalid' ? 422 : 409 });
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutScreen loaded={loaderData} sent={actionData} />;
}
