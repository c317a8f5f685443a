/** Pages of the embedded shop: for one visitor, never kept, never found by search engines. */
import { notCached } from '#services/shop/calls/answers.ts';
import type { ShopOptions } from '#services/shop/shop.ts';
import type { ShopPorts } from '#storefront/ports/shop.ts';
import type { PortParts } from './ports/port-request.ts';
import { createShopPorts } from './ports/shop-ports.ts';

/** `isSecret`: analytics are told nothing of it. */
export type RenderShopPage = (request: Request, shop: ShopPorts, isSecret: boolean) => Promise<Response>;

/** Answers page requests of the shop area with the storefront's routes. */
export function createShopPages(parts: PortParts, render: RenderShopPage): ShopOptions['pages'] {
  const portsFor = createShopPorts(parts);
  return async (c, pagesShop) => {
    const ports = portsFor({ c, ...pagesShop });
    const isSecret = isForOneAlone(c.req.path, ports);
    const rendered = await render(c.req.raw, ports, isSecret);
    const headers = new Headers(rendered.headers);
    for (const [name, value] of Object.entries(notCached)) headers.set(name, value);
    if (!headers.has('location')) headers.set('x-robots-tag', 'noindex');
    if (isSecret) headers.set('referrer-policy', 'no-referrer');
    return new Response(rendered.body, { status: rendered.status, headers });
  };
}

/** Its address or its content is for one person's eyes: no other site is told of it. */
function isForOneAlone(path: string, { account }: ShopPorts): boolean {
  return /\/shop\/(?:order|my-account|confirm|unsubscribe)\/./.test(path) || (isAccount(path) && account.isKnown);
}

function isAccount(path: string): boolean {
  return /\/shop\/my-account\/?$/.test(path);
}
