/** The page of an order, for who knows its key, or what lies below it. */
export function orderPath(
  { code }: { code: string },
  { number, key }: { number: string; key: string },
  below = '',
): string {
  return `/${code}/shop/order/${number}/${below}?key=${key}`;
}

/** An invoice or a credit note of it: as a page, or below that as a file. */
export function paperPath(
  market: { code: string },
  { paper, ...order }: { number: string; key: string; paper: string },
  below = '',
): string {
  return `${orderPath(market, order, below)}&paper=${paper}`;
}
