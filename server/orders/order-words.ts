/** Orders in words, for the owner's terminal. */
import { localMoment } from '#rules/time/local-time.ts';
import type { Order, OrderRow } from '#services/orders/order-store.ts';
import type { DueMail } from '#services/orders/mail/outbox.ts';
import { withdrawalNotice } from '#services/orders/withdraw.ts';
import { decimal } from '#services/orders/orders-csv.ts';
import { printable } from '#server/log/printable.ts';
import type { Match, MatchKind } from '#services/orders/statement/match-payments.ts';

export function listLine(
  { number, state, placedAt, deliveryDay, total, paid, currency, person, isRefundDue }: OrderRow,
  timeZone: string,
): string {
  const money = `${decimal(total)} ${currency}`;
  const part = paid > 0 && paid < total ? [`${decimal(paid)} of it paid`] : [];
  const over = !isRefundDue && paid > total ? [`${decimal(paid - total)} too much`] : [];
  const refund = isRefundDue ? ['to be refunded'] : [];
  const day = deliveryDay ?? (person?.street ? 'by post' : 'by mail');
  return [
    number,
    state,
    localMoment(placedAt, timeZone),
    day,
    money,
    person?.name ?? '-',
    ...part,
    ...over,
    ...refund,
  ].join('  ');
}

/** A mail about an order that its buyer has not got. */
export function mailTroubleLine({ kind, createdAt, failure }: DueMail, timeZone: string): string {
  return failure === null
    ? `mail waits: ${kind}, since ${localMoment(createdAt, timeZone)}`
    : `mail not delivered: ${kind}, ${failure}`;
}

export function describeOrder(order: Order, timeZone: string): string[] {
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
      ({ quantity, name, choice, total, animals, packedAnimals, isPosted }) =>
        `${quantity} x ${name}${choice === '' ? '' : ` (${choice})`}  ${money(total)}${(packedAnimals ?? animals).map((animal) => `  animal ${animal}`).join('')}${isPosted ? '  by post' : ''}`,
    ),
    `delivery  ${money(order.delivery)}`,
    `total  ${money(order.total)}`,
    ...order.vat.map(({ rate, vat }) => `of which VAT ${rate}%  ${money(vat)}`),
    `paid  ${money(order.paid)}${order.paid > order.total ? `, ${money(order.paid - order.total)} too much` : ''}`,
    ...redeemed.map(({ code, amount }) => `of which by voucher ${code}  ${money(amount)}`),
    ...vouchers.map(
      ({ code, worth, used, lastDay }) =>
        `voucher ${code}  ${money(worth)}${used > 0 ? `, of which used ${money(used)}` : ''}${lastDay === null ? '' : `, until ${lastDay}`}`,
    ),
    '',
    ...history.map(({ at, by, what, amount, isMailed }) =>
      [
        localMoment(at, timeZone),
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
  numberPays: 'These pay an order: its number and the amount are right',
  paysBefore: 'These pay what is enough to pack an order; the rest is due when it is delivered',
  severalPay: 'These pay several orders: the amount is that of all of them',
  pending: 'Announced and not booked yet: it may never come',
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
  const certain = matches.filter(({ pays }) => pays.length > 0);
  const commands = certain.flatMap(({ pays }) =>
    pays.map(({ number, amount }) => `npm run orders -- paid ${number} ${decimal(amount)}`),
  );
  return [
    ...lines,
    `${matches.length} entries came in, ${certain.length} of them pay an order. No order was changed.`,
    ...(commands.length === 0 ? [] : ['To note them:', ...commands]),
  ];
}

function matchLine({ entry, number, kind }: Match, owed: Map<string, number>): string {
  const open = number === null ? 0 : (owed.get(number) ?? 0);
  const due = kind === 'otherAmount' && number !== null ? [`due ${decimal(open)}`] : [];
  if (kind === 'paysBefore') due.push(`rest ${decimal(open - entry.amount)}`);
  const money = [decimal(entry.amount), entry.currency ?? ''].join(' ').trim();
  // What strangers wrote to a bank: one line, and no sign a terminal obeys.
  return printable([entry.date, money, ...due, number ?? '-', entry.payer || '-', entry.text.slice(0, 80)].join('  '));
}
