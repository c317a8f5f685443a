/**
 * The way to the provider's page, and back. A form of ours may lead to no other site (form-action, also by a redirect), so the form is
 * answered with an address of ours, and that page leads on by itself.
 */
import { escapeHtml } from '#rules/text/escape-html.ts';
import { orderPath } from '#rules/orders/order-path.ts';
import { seeOther, shopContext, type ShopContext } from '#storefront/selling/shop-context.server.ts';
import { orderKeyOf } from './load.server.ts';
import type { Route } from './+types/pay-file';

/** Begins a payment. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = shopContext(context);
  const { orders, isForeign } = ctx.shop;
  const key = orderKeyOf({ request, params });
  if (isForeign || !(await orders.show(key))) return unknown(ctx);
  const origin = ctx.site.origins[ctx.market.code] ?? ctx.site.origin;
  const begun = await orders.paying.start(key, origin);
  if (begun === 'go') return seeOther(`${orderPath(ctx.market, key, 'pay/')}&go=1`);
  const problem = begun === 'notDue' ? '' : `&pay=${begun}`;
  return seeOther(`${orderPath(ctx.market, key)}${problem}`);
}

/** Leads on to the provider, or is where its buyer comes back to: then the provider is asked first. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = shopContext(context);
  const { paying, show } = ctx.shop.orders;
  const key = orderKeyOf({ request, params });
  if (!(await show(key))) return unknown(ctx);
  const isGoing = new URL(request.url).searchParams.has('go');
  const page = isGoing ? await paying.pageToPay(key) : null;
  if (page !== null && isWebAddress(page)) return leadOn(ctx, page);
  if (!isGoing) await paying.look(key);
  return seeOther(orderPath(ctx.market, key));
}

function unknown({ text }: ShopContext): Response {
  return new Response(text('selling:order.unknownTitle'), { status: 404 });
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);
}

/** Nothing runs on it and nothing is loaded: it is seen for a moment. */
function leadOn({ market, text }: ShopContext, address: string): Response {
  const [url, title] = [escapeHtml(address), escapeHtml(text('selling:order.online.going'))];
  const html = `<!doctype html><html lang="${market.langTag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${url}"><title>${title}</title></head><body style="font:1.1rem/1.5 system-ui,sans-serif;margin:15vh auto;max-width:30rem;padding:0 1.5rem"><p>${title}</p><p><a href="${url}">${escapeHtml(text('selling:order.online.goOn'))}</a></p></body></html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
}
