/** What the routes of the embedded shop do alike. */
import { data, redirect, type RouterContextProvider } from 'react-router';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import type { ShopPorts } from '#storefront/ports/shop.ts';
import { requestContext, type RequestContext } from '#storefront/request-context.ts';
import type { ShopMessage } from './message-page.tsx';

export type ShopContext = RequestContext & { shop: ShopPorts };

/** Where a market has a shop of its own, these addresses are answered by that. */
export function shopContext(context: Readonly<RouterContextProvider>): ShopContext {
  const ctx = requestContext(context);
  const { shop } = ctx;
  if (!shop) throw notFound();
  return { ...ctx, shop };
}

/** On to another page after a form was sent: loading that again sends nothing. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  return redirect(location, { status: 303, headers: cookieHeaders(cookies) });
}

export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}

/** A page that says one thing, in place of what was asked for. */
export function messageData(message: ShopMessage, status: number) {
  return data({ message }, { status });
}

/** For what is not there, and for what nobody is meant to find. */
export function missing({ text }: RequestContext, status: 403 | 404 = 404) {
  return messageData({ title: text('shop:missing.title'), text: text('shop:missing.body') }, status);
}
