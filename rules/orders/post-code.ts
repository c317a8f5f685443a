import type { Market } from '#contract/market.ts';

/** As the post of the country writes it; null when there can be no such post code. */
export function readPostCode(text: string, { orders }: Pick<Market, 'orders'>): string | null {
  const { shape, regular } = orders.postCode;
  const plain = text.toUpperCase().replace(/[\s-]/g, '');
  const pattern = new RegExp(shape);
  return pattern.test(plain) ? plain.replace(pattern, regular) : null;
}

/** Whether anybody can bring chilled goods there, of a post code as the post writes it. */
export function isServed(postCode: string, { orders }: Pick<Market, 'orders'>): boolean {
  const { unserved } = orders.postCode;
  return unserved === null || !new RegExp(unserved).test(postCode);
}
