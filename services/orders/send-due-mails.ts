/** Sends the mails that are due, one after the other, however many processes run. */
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import type { Database } from '#services/kit/database.ts';
import type { Log } from '#services/kit/log.ts';
import type { Mail, SendMail } from '#services/kit/mail/mail.ts';
import { linkMail, type MailWriter, orderMail } from './mails.ts';
import { findById } from './order-store.ts';
import { type DueMail, giveMailBack, hasDueMails, markSent, takeMail } from './outbox.ts';
import type { Accounts } from './payment.ts';

type Options = {
  db: Database;
  markets: readonly Market[];
  texts: { textFor(market: Market): Text };
  accounts: Accounts;
  sendMail: SendMail;
  siteOrigin: (market: Market) => string;
  clock: () => Date;
  log: Log;
};

/** It resolves to whether all are out; if not, call it again later. */
export function createOrderMails({ db, markets, texts, accounts, sendMail, siteOrigin, clock, log }: Options) {
  async function write({ market: code, kind, orderId, email, token }: DueMail): Promise<Mail | null> {
    const market = markets.find((known) => known.code === code);
    if (!market) return null;
    const writer: MailWriter = { market, t: texts.textFor(market), accounts, origin: siteOrigin(market) };
    if (kind === 'link') return token === null ? null : linkMail(writer, { to: email, token });
    const order = orderId === null ? null : await findById(db, orderId);
    return order && orderMail(writer, kind, order);
  }

  return async function sendDueMails(): Promise<boolean> {
    for (let due = await takeMail(db, clock()); due; due = await takeMail(db, clock())) {
      try {
        const mail = await write(due);
        if (mail) await sendMail(mail);
      } catch (err) {
        log.error({ err, market: due.market, kind: due.kind }, 'order mail not sent');
        await giveMailBack(db, due.id);
        // The mail server will hardly take the next one; they all wait for the next call.
        return false;
      }
      await markSent(db, due.id, clock());
    }
    return !(await hasDueMails(db));
  };
}
