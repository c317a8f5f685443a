import type { HostKind, Market } from '#contract/market.ts';

type ShopBase = {
  market: Pick<Market, 'code'>;
  hostKind: HostKind;
  /** Address of the market's site and of its staging site, with the market's segment, when a deployment names them. */
  siteUrl?: string | undefined;
  stagingUrl?: string | undefined;
  /** Scheme, host and port the visitor used. */
  requestOrigin: string;
};

/** Address below which the market's shop area lies. Unless told otherwise every installation links to its own. */
export function shopBase({ market, hostKind, siteUrl, stagingUrl, requestOrigin }: ShopBase): string {
  const named = { production: siteUrl, staging: stagingUrl, alpha: stagingUrl, local: undefined }[hostKind];
  return (named || `${requestOrigin.replace(/\/+$/, '')}/${market.code}`).replace(/\/+$/, '');
}

export type Checkout = {
  shopBase: string;
  category: string | null;
  productsWord: string;
  slug: string;
  attributes: Readonly<Record<string, string>>;
  /** Vacuum packs of each minced item, in the order of the table, zeros included. */
  minced: readonly { name: string; packs: number }[];
};

/** Only ever a link: the checkout is never called from here. */
export function checkoutLink(checkout: Checkout): string {
  const parameter = (name: string, value: string) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  const query = [
    parameter('category', checkout.category ?? ''),
    // The shop reads this slash as it is.
    `path=${encodeURIComponent(checkout.productsWord)}/${encodeURIComponent(checkout.slug)}`,
    ...Object.entries(checkout.attributes).map(([name, value]) => parameter(name, value)),
    ...checkout.minced.map(({ name, packs }) => parameter(name, String(packs))),
  ];
  return `${checkout.shopBase}/shop/order-package/?${query.join('&')}`;
}
