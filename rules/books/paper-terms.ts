/** What a market says of its invoices. Pure. */
import type { Market } from '#contract/market.ts';
import { centsOf } from '#rules/money/cents.ts';
import { addDays, type PlainDate } from '#rules/time/local-time.ts';
import type { PaperTerms } from './compose-paper.ts';

export function paperTerms({ orders }: Pick<Market, 'orders'>, issuedOn: PlainDate): PaperTerms {
  const { small, reverseCharge, business, noVat } = orders.invoice;
  return {
    foodRate: orders.vat.food,
    small: small && { upTo: centsOf(small.upTo), text: small.text },
    business,
    noVat: { reason: noVat.reason, code: noVat.code },
    reverseCharge,
    dueOn: addDays(issuedOn, orders.unpaidDays),
  };
}
