/** What the WooCommerce double is asked, and what it answers. */

export type ShopRequest = {
  /** Whose cart it is. */
  session: string;
  method: string;
  /** Below /{lang}/shop, with its query. */
  path: string;
  /** The address of the shop as the visitor has it, up to /{lang}/shop. */
  site: string;
  fields: [name: string, value: string][];
  /** JSON of the body, where it is no form. */
  json: unknown;
  nonce: string | null;
};

export type ShopResponse = {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Whose cart the browser has from now on, where it changes; null for nobody's. */
  session?: string | null;
};
