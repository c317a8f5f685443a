/** A shop area the contract is tried on instead of the embedded one, such as https://shop.example/nl/shop; null for ours. */
export const shopTestUrl: string | null = process.env.SHOP_TEST_URL?.replace(/\/+$/, '') || null;
