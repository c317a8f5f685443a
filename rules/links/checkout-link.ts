import type { Market } from '#contract/market.ts';

/** Address below which the market's shop area lies. Without an origin it is on the host the visitor is on. */
export function shopBase(origin: string, { code }: Pick<Market, 'code'>): string {
  return `${origin}/${code}`;
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
