/** Orders as a table for other programs. The columns and their order never change; new ones come at the end. */
import type { Order } from './order-store.ts';

const columns: [name: string, value: (order: Order) => string][] = [
  ['number', ({ number }) => number],
  ['market', ({ market }) => market],
  ['state', ({ state }) => state],
  ['placed', ({ placedAt }) => placedAt.toISOString()],
  ['delivery_day', ({ deliveryDay }) => deliveryDay ?? ''],
  ['email', ({ email }) => email ?? ''],
  ['name', ({ person }) => person?.name ?? ''],
  ['company', ({ person }) => person?.company ?? ''],
  ['street', ({ person }) => person?.street ?? ''],
  ['house_number', ({ person }) => person?.houseNumber ?? ''],
  ['post_code', ({ person }) => person?.postCode ?? ''],
  ['city', ({ person }) => person?.city ?? ''],
  ['phone', ({ person }) => person?.phone ?? ''],
  ['note', ({ note }) => note ?? ''],
  ['gift', ({ isGift }) => (isGift ? 'yes' : 'no')],
  ['gift_message', ({ giftMessage }) => giftMessage ?? ''],
  ['items', ({ lines }) => lines.map(itemOf).join('; ')],
  ['currency', ({ currency }) => currency],
  ['subtotal', ({ subtotal }) => decimal(subtotal)],
  ['discount', ({ discount }) => decimal(discount)],
  ['delivery', ({ delivery }) => decimal(delivery)],
  ['total', ({ total }) => decimal(total)],
  ['vat', ({ vat }) => vat.map((part) => `${part.rate}%: ${decimal(part.vat)}`).join('; ')],
  ['paid', ({ paid }) => decimal(paid)],
  ['refund_due', ({ isRefundDue }) => (isRefundDue ? 'yes' : 'no')],
  ['reference', ({ reference }) => reference],
  ['paid_by_voucher', ({ redeemed }) => decimal(redeemed.reduce((sum, { amount }) => sum + amount, 0))],
];

function itemOf({ quantity, name, choice }: Order['lines'][number]): string {
  return `${quantity} x ${name}${choice === '' ? '' : ` (${choice})`}`;
}

export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** A spreadsheet would run a text that begins like a formula. */
function cell(text: string): string {
  return `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
}

export function ordersCsv(orders: Order[]): string[] {
  const head = columns.map(([name]) => name).join(',');
  return [head, ...orders.map((order) => columns.map(([, value]) => cell(value(order))).join(','))];
}
