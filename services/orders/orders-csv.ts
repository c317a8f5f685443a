/** Orders as a table for other programs. The columns and their order never change; new ones come at the end. */
import { holdsStock } from '#rules/orders/states.ts';
import { vatStillDue } from '#rules/orders/money/voucher-money.ts';
import { localMoment } from '#rules/time/local-time.ts';
import type { Order } from './order-store.ts';
import { cents, decimalText } from '#rules/money/cents.ts';

type Column = [name: string, value: (order: Order, timeZone: string) => string];

const columns: Column[] = [
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
  ['animals', ({ lines }) => animalsOf(lines).join('; ')],
  ['placed_local', ({ placedAt }, timeZone) => localMoment(placedAt, timeZone)],
  ['paid_local', ({ history }, timeZone) => paidAt(history, timeZone)],
  ['given_up', ({ state }) => (holdsStock(state) ? 'no' : 'yes')],
  ['refunded', ({ history }) => decimal(-sumOf(history.filter(({ what }) => what === 'refund')))],
  ['net', ({ vat, total }) => decimal(total - vat.reduce((sum, part) => sum + part.vat, 0))],
  ['vat_sum', ({ vat }) => decimal(vat.reduce((sum, part) => sum + part.vat, 0))],
  // Without what was taxed when the vouchers that paid were sold.
  ['vat_still_due', (order) => decimal(stillDue(order).reduce((sum, part) => sum + part.vat, 0))],
  ...[0, 1, 2].flatMap((index): Column[] => [
    [`rate_${index + 1}`, ({ vat }) => (vat[index] ? String(vat[index].rate) : '')],
    [`net_${index + 1}`, ({ vat }) => (vat[index] ? decimal(vat[index].net) : '')],
    [`vat_${index + 1}`, ({ vat }) => (vat[index] ? decimal(vat[index].vat) : '')],
    [`vat_still_due_${index + 1}`, (order) => (order.vat[index] ? decimal(stillDue(order)[index]?.vat ?? 0) : '')],
  ]),
];

/** Which animals an order is of, each with what is of it. */
function animalsOf(lines: Order['lines']): string[] {
  return lines.flatMap(({ animals, packedAnimals, name }) =>
    (packedAnimals ?? animals).map((animal) => `${animal} (${name})`),
  );
}

function paidAt(history: Order['history'], timeZone: string): string {
  const paid = history.find(({ what }) => what === 'paid');
  return paid ? localMoment(paid.at, timeZone) : '';
}

function stillDue({ vat, redeemed }: Order) {
  return vatStillDue(vat, redeemed);
}

function sumOf(events: Order['history']): number {
  return events.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

function itemOf({ quantity, name, choice }: Order['lines'][number]): string {
  return `${quantity} x ${name}${choice === '' ? '' : ` (${choice})`}`;
}

export function decimal(amount: number): string {
  return decimalText(cents(amount));
}

/**
 * A spreadsheet would run a text that begins like a formula. One that takes semicolons for its signs between cells would also begin
 * anew after each, and after a line break.
 */
export function cell(text: string): string {
  const harmless = text.replace(/(^|[;\r\n])(?=["\t ]*[=+\-@]|[\t\r])/g, "$1'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** `timeZone`: of the market the order is of. */
type TimeZoneOf = (market: string) => string;

export function ordersCsv(orders: Order[], timeZone: TimeZoneOf): string[] {
  const head = columns.map(([name]) => name).join(',');
  return [
    head,
    ...orders.map((order) => columns.map(([, value]) => cell(value(order, timeZone(order.market)))).join(',')),
  ];
}
