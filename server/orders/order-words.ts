/** Orders in words, for the owner's terminal. */
import type { Order, OrderRow } from '#services/orders/order-store.ts';
import { withdrawalNotice } from '#services/orders/withdraw.ts';
import { decimal } from '#services/orders/orders-csv.ts';
import type { Match, MatchKind } from '#services/orders/statement/match-payments.ts';

export function listLine({
  number,
  state,
  placedAt,
  deliveryDay,
  total,
  paid,
  currency,
  person,
  isRefundDue,
}: OrderRow): string {
  const money = `${decimal(total)} ${currency}`;
  const part = paid > 0 && paid < total ? [`${decimal(paid)} of it paid`] : [];
  const refund = isRefundDue ? ['to be refunded'] : [];
  const day = deliveryDay ?? 'by mail';
  return [number, state, placedAt.toISOString().slice(0, 16), day, money, person?.name ?? '-', ...part, ...refund].join(
    '  ',
  );
}

export function describeOrder(order: Order): string[] {
  const { person, lines, history, vouchers, redeemed, currency } = order;
  const money = (cents: number) => `${decimal(cents)} ${currency}`;
  const address = person
    ? [
        person.name,
        person.company,
        `${person.street} ${person.houseNumber}`.trim(),
        `${person.postCode} ${person.city}`.trim(),
        person.phone,
      ]
    : ['(anonymised)'];
  return [
    `${order.number}  ${order.state}${order.isRefundDue ? '  to be refunded' : ''}`,
    `reference ${order.reference}`,
    ...(order.email === null ? [] : [order.email]),
    ...address.filter((line) => line !== ''),
    ...(order.deliveryDay === null ? [] : [`delivery on ${order.deliveryDay}`]),
    ...(order.note ? [`for the driver: ${order.note}`] : []),
    ...(order.texts[withdrawalNotice] ? [`withdrawn: ${order.texts[withdrawalNotice]}`] : []),
    ...(order.isGift ? [`a present: ${order.giftMessage ?? ''}`] : []),
    '',
    ...lines.map(
      ({ quantity, name, choice, total }) =>
        `${quantity} x ${name}${choice === '' ? '' : ` (${choice})`}  ${money(total)}`,
    ),
    `delivery  ${money(order.delivery)}`,
    `total  ${money(order.total)}`,
    ...order.vat.map(({ rate, vat }) => `of which VAT ${rate}%  ${money(vat)}`),
    `paid  ${money(order.paid)}`,
    ...redeemed.map(({ code, amount }) => `of which by voucher ${code}  ${money(amount)}`),
    ...vouchers.map(
      ({ code, worth, used }) => `voucher ${code}  ${money(worth)}${used > 0 ? `, of which used ${money(used)}` : ''}`,
    ),
    '',
    ...history.map(({ at, by, what, amount, isMailed }) =>
      [
        at.toISOString(),
        what,
        `by ${by}`,
        ...(amount === null ? [] : [money(amount)]),
        ...(isMailed ? ['with a mail'] : []),
      ].join('  '),
    ),
  ];
}

const headings: Record<MatchKind, string> = {
  pays: 'These pay an order: reference and amount are right',
  otherAmount: 'The amount is not what the order costs',
  otherCurrency: 'The currency is not that of the order',
  twice: 'The same order is paid more than once here',
  alreadyPaid: 'The order is paid already',
  givenUp: 'The order expired or was cancelled: pay it back, or send the order after all',
  unknownOrder: 'The reference is right, but there is no such order here',
  wrongReference: 'The check digits of the reference are wrong',
  severalReferences: 'More than one order is named',
  noReference: 'Without a reference',
};

export function statementLines(matches: Match[], orders: Order[]): string[] {
  const owed = new Map(orders.map((order) => [order.number, order.total - order.paid]));
  const lines = Object.entries(headings).flatMap(([kind, heading]) => {
    const some = matches.filter((match) => match.kind === kind);
    return some.length === 0 ? [] : [heading, ...some.map((match) => `  ${matchLine(match, owed)}`), ''];
  });
  const certain = matches.filter(({ kind }) => kind === 'pays');
  const commands = certain.map(({ number, entry }) => `npm run orders -- paid ${number} ${decimal(entry.amount)}`);
  return [
    ...lines,
    `${matches.length} entries came in, ${certain.length} of them pay an order. Nothing was changed.`,
    ...(commands.length === 0 ? [] : ['To note them:', ...commands]),
  ];
}

function matchLine({ entry, number, kind }: Match, owed: Map<string, number>): string {
  const due = kind === 'otherAmount' && number !== null ? [`due ${decimal(owed.get(number) ?? 0)}`] : [];
  const money = [decimal(entry.amount), entry.currency ?? ''].join(' ').trim();
  return [entry.date, money, ...due, number ?? '-', entry.payer || '-', entry.text.slice(0, 80)].join('  ');
}
