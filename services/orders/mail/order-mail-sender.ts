/** Sends the mails that are due, one after the other, however many processes run. */
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { holdsStock } from '#rules/orders/states.ts';
import type { Database } from '#services/kit/database.ts';
import type { Log } from '#services/kit/log.ts';
import type { Mail, SendMail } from '#services/kit/mail/mail.ts';
import { MailNotSent, mailProblemOf } from '#services/kit/mail/mail-not-sent.ts';
import { mostUnreachable } from '#services/kit/mail/next-try.ts';
import type { OrderBooks } from '#services/orders/order-books.ts';
import { type EnclosedPaper, enclosedPapers } from './enclosed-papers.ts';
import { ownerMail } from './owner-mail.ts';
import { type OwnerWishes, takeNews, tellOwner } from './tell-owner.ts';
import { linkMail, orderMail, recallMail } from './order-mail.ts';
import type { MailWriter } from './mail-writer.ts';
import { findById, type OrderRow } from '#services/orders/order-store.ts';
import {
  dropMail,
  type DueMail,
  endLateMails,
  endMail,
  giveMailBack,
  hasDueMails,
  type MailKind,
  markSent,
  type OnEnded,
  takeMail,
} from './outbox.ts';
import type { Accounts } from '#services/orders/payment.ts';

type Options = {
  db: Database;
  markets: readonly Market[];
  texts: { textFor(market: Market): Text };
  accounts: Accounts;
  sendMail: SendMail;
  siteOrigin: (market: Market) => string;
  /** How the owner hears of what happens; not at all where nobody says. */
  owner?: OwnerWishes | undefined;
  /** Invoices, which go with mails; none where nobody keeps them. */
  books?: OrderBooks | undefined;
  /** Where the studio can be reached; null where only on its own machine. */
  studio?: (market: Market) => string | null;
  clock: () => Date;
  log: Log;
};

/** Nobody needs to read how to pay for what was given up, or be reminded of what is paid; nor that it is given up when it stands again. */
function isStillTrue(kind: MailKind, { state }: Pick<OrderRow, 'state'>): boolean {
  if (kind === 'reminder') return state === 'placed';
  if (kind === 'cancelled' || kind === 'expired') return !holdsStock(state);
  return !['placed', 'paid', 'changed'].includes(kind) || holdsStock(state);
}

/** It resolves to whether all are out; if not, call it again later. */
export function createOrderMailSender({
  db,
  markets,
  texts,
  accounts,
  sendMail,
  siteOrigin,
  clock,
  log,
  ...options
}: Options) {
  const { owner, books, studio = () => null } = options;

  /** What buyers do not get concerns the owner; what the owner does not get is told to nobody. */
  const onEnded: OnEnded = async (tx, { market: code, kind, orderId }, now) => {
    const market = markets.find((known) => known.code === code);
    const order = orderId === null ? null : await findById(tx, orderId);
    if (!market || !order || kind === 'owner') return;
    await tellOwner({ hasMail: true, owner }, tx, { market, kind: 'bounced', facts: { number: order.number }, now });
  };

  /** A paper that cannot be drawn keeps nobody from hearing of their order: it is on its page, and in the books. */
  async function papersFor(due: DueMail, order: OrderRow): Promise<EnclosedPaper[]> {
    if (!books) return [];
    try {
      return await enclosedPapers({ db, clock, books }, due, order);
    } catch (err) {
      if (due.kind === 'credit') throw err;
      log.error({ err, market: due.market, number: order.number }, 'an order mail goes without its invoice');
      return [];
    }
  }

  async function write(due: DueMail): Promise<Mail | null> {
    const { id, market: code, kind, orderId, email, token, words } = due;
    const market = markets.find((known) => known.code === code);
    if (!market) return null;
    const writer: MailWriter = { market, t: texts.textFor(market), accounts, origin: siteOrigin(market) };
    if (kind === 'link') return token === null ? null : linkMail(writer, { to: email, token });
    if (kind === 'owner')
      return ownerMail(writer, await takeNews(db, { market: code, mailId: id }), { to: email, studio: studio(market) });
    const order = orderId === null ? null : await findById(db, orderId);
    if (kind === 'recall') return order && recallMail(writer, order, words ?? '');
    const isOver = order !== null && !isStillTrue(kind, order);
    return order === null || isOver ? null : orderMail({ ...writer, papers: await papersFor(due, order) }, kind, order);
  }

  /** Says what is wrong with the mail server; null when the mail is out or only this mail is the matter. */
  async function send(due: DueMail): Promise<'unreachable' | null> {
    let mail: Mail | null;
    try {
      mail = await write(due);
    } catch (err) {
      log.error({ err, market: due.market, kind: due.kind }, 'order mail not written');
      await giveMailBack(db, due, { now: clock(), isPutOff: true });
      return null;
    }
    try {
      if (mail) await sendMail(mail);
    } catch (err) {
      log.error({ err, market: due.market, kind: due.kind }, 'order mail not sent');
      const problem = mailProblemOf(err);
      const now = clock();
      const code = err instanceof MailNotSent ? err.responseCode : undefined;
      if (problem === 'refused')
        await endMail(db, due, {
          now,
          failure: `refused (${code ?? 'no code'})`,
          subject: mail?.subject ?? '',
          onEnded,
        });
      else await giveMailBack(db, due, { now, isPutOff: problem === 'later' });
      return problem === 'unreachable' ? problem : null;
    }
    if (mail) await markSent(db, due, { now: clock(), subject: mail.subject });
    else await dropMail(db, due);
    return null;
  }

  return async function sendDueMails(): Promise<boolean> {
    await endLateMails(db, 'held', { now: clock(), onEnded });
    const tried: number[] = [];
    let unreachable = 0;
    for (let due = await takeMail(db, clock()); due; due = await takeMail(db, clock(), tried)) {
      tried.push(due.id);
      unreachable = (await send(due)) === null ? 0 : unreachable + 1;
      // A server that is away is not asked for every mail; they all wait for the next call.
      if (unreachable >= mostUnreachable) return false;
    }
    await endLateMails(db, 'tried', { now: clock(), onEnded });
    return !(await hasDueMails(db));
  };
}
