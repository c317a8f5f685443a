import type { Seen } from '#rules/orders/offer.ts';

/** What was seen, as short as it goes: an order may have fifty lines. */
export function writeSeen({ total, lines }: Seen): string {
  const parts = Object.entries(lines).map(([key, { unitPrice, quantity }]) => `${key}:${unitPrice}:${quantity}`);
  return [total, ...parts].join(' ');
}

/** Whoever changed it saw something else than there is, and is shown what there is. */
export function readSeen(text: string): Seen {
  const [total = '', ...parts] = text.split(' ');
  const lines = parts.flatMap((part) => {
    const [, key, price, quantity] = /^([\da-f]{32}):(\d{1,9}):(\d{1,5})$/.exec(part) ?? [];
    return key === undefined ? [] : [[key, { unitPrice: Number(price), quantity: Number(quantity) }] as const];
  });
  return { total: /^\d{1,10}$/.test(total) ? Number(total) : -1, lines: Object.fromEntries(lines) };
}
