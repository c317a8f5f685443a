/** The mails about an order, as text and as HTML with the same words: `shop:orders` and `selling:order` of services/locales/catalogs. */
import type { Market } from '#contract/market.ts';
import { localDate } from '#rules/time/local-time.ts';
import { longDate } from '#rules/time/long-date.ts';
import type { Mail } from '#services/kit/mail/mail.ts';
import type { Order } from '#services/orders/order-store.ts';
import { withdrawalNotice, withdrawalWhat, withdrawnAt } from '#services/orders/withdraw.ts';
import type { EnclosedPaper } from './enclosed-papers.ts';
import { letter, type Part, rows, text } from './letter.ts';
import { mailProof } from './mail-proof.ts';
import { arrivalWords, contents, dayOf, howToPay, type MailWriter, priceIn, smallPrint } from './mail-writer.ts';
import type { MailKind } from './outbox.ts';
import { typedLine, typedWords } from './typed-words.ts';

/** About an order, and written from it alone. */
export type OrderMailKind = Exclude<MailKind, 'link' | 'owner' | 'recall'>;

function orderAddress({ market, origin }: Pick<MailWriter, 'market' | 'origin'>, order: Order): string {
  return `${origin}/${market.code}/shop/order/${order.number}/?key=${order.key}&mail=${mailProof(order)}`;
}

/** With the invoices that go along. */
type PaperWriter = MailWriter & { papers?: readonly EnclosedPaper[] };

/** Null for an order that has no buyer any more, and for a credit note that is none. */
export function orderMail(writer: PaperWriter, kind: OrderMailKind, order: Order): Mail | null {
  const { t, market, papers = [] } = writer;
  const { number, email } = order;
  if (email === null || (kind === 'credit' && papers.length === 0)) return null;
  const subject = t(`shop:orders.${kind}.subject`, { number });
  const button = { link: orderAddress(writer, order), text: t('shop:orders.show') };
  const below = kind === 'placed' ? smallPrint(writer, order) : [];
  const parts = [...partsOf(writer, kind, order), ...enclosed(writer, papers)];
  const attachments = papers.map(({ name, bytes }) => {
    return { filename: name, content: bytes, contentType: 'application/pdf' };
  });
  return letter(market, { to: email, subject, parts, button, below, attachments });
}

function enclosed({ t }: MailWriter, papers: readonly EnclosedPaper[]): Part[] {
  const titles = papers.map(({ title }) => title).join(', ');
  return titles === '' ? [] : [text(t('shop:orders.enclosed', { papers: titles }))];
}

function partsOf(writer: MailWriter, kind: OrderMailKind, order: Order): Part[] {
  const { t, market } = writer;
  if (kind === 'withdrawn') return withdrawal(writer, order);
  const body = text(t(`shop:orders.${kind}.body`));
  // What costs nothing, or was paid at the counter, waits for no payment.
  if (kind === 'placed' && order.paid >= order.total)
    return [text(t('shop:orders.placed.settled')), ...contents(writer, order), ...vouchersOf(writer, order)];
  if (kind === 'placed') return [body, ...contents(writer, order), ...howToPay(writer, order)];
  if (kind === 'changed')
    return [body, ...contents(writer, order), ...howToPay(writer, order), ...dayOf(writer, order)];
  if (kind === 'reminder') return [body, ...howToPay(writer, order), ...dayOf(writer, order)];
  if (kind === 'paid') return [body, ...vouchersOf(writer, order), ...dayOf(writer, order)];
  if (kind === 'sent') return [body, text(arrivalWords(writer, order)), ...dayOf(writer, order)];
  const amount = priceIn(market)(order.paid);
  return order.isRefundDue ? [body, text(t('shop:orders.refund', { amount }))] : [body];
}

function vouchersOf({ t, market }: MailWriter, { vouchers }: Order): Part[] {
  const until = (lastDay: string | null) => {
    const day = longDate(lastDay, market);
    return day === null ? [] : [t('selling:order.voucherUntil', { day })];
  };
  const codes = vouchers.map(({ code, worth, lastDay }): [string, string] => [
    t('shop:orders.voucher', { worth: priceIn(market)(worth) }),
    [code, ...until(lastDay)].join(', '),
  ]);
  return codes.length > 0 ? [rows(...codes), text(t('selling:order.voucherHow'))] : [];
}

/** "9 maart 2026, 14:05": with the year, because it is kept as a proof. */
function receivedAt(moment: Date, { langTag, timeZone }: Market): string {
  const time = new Intl.DateTimeFormat(langTag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const day = longDate(localDate(moment, timeZone), { langTag, timeZone }) ?? '';
  return `${day}, ${time.format(moment)}`;
}

/** Acknowledges a withdrawal with its text and time, as the law asks. */
function withdrawal({ t, market }: MailWriter, { number, texts }: Order): Part[] {
  const [name = ''] = (texts[withdrawalNotice] ?? '').split('\n', 1);
  const at = texts[withdrawnAt];
  const when = at === undefined ? '' : receivedAt(new Date(at), market);
  const what = typedWords(texts[withdrawalWhat] ?? '') || t('shop:orders.withdrawn.whole');
  return [
    text(t('shop:orders.withdrawn.body', { when, number, what })),
    ...(name === '' ? [] : [text(typedLine(name))]),
  ];
}

/** What the owner has to say about something that was delivered. Null for an order that has no buyer any more. */
export function recallMail(writer: MailWriter, order: Order, words: string): Mail | null {
  const { t, market } = writer;
  const { number, email } = order;
  if (email === null) return null;
  return letter(market, {
    to: email,
    subject: t('shop:orders.recall.subject', { number }),
    parts: [text(words), text(t('shop:orders.recall.about', { number })), text(t('shop:orders.recall.ask'))],
    button: { link: orderAddress(writer, order), text: t('shop:orders.show') },
  });
}

/** The link that opens all orders of an address. */
export function linkMail(writer: MailWriter, { to, token }: { to: string; token: string }): Mail {
  const { t, market, origin } = writer;
  const link = `${origin}/${market.code}/shop/my-account/${token}`;
  return letter(market, {
    to,
    subject: t('shop:orders.link.subject'),
    parts: [text(t('shop:orders.link.body'))],
    button: { link, text: t('shop:orders.link.button') },
  });
}
