/** Tells those who asked that a package is back: one mail each, once, however many processes run. */
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { Log } from '#services/kit/log.ts';
import { unsubscribePath } from './unsubscribe-link.ts';
import type { Mail, SendMail } from '#services/kit/mail/mail.ts';
import { backInStockMail } from './mail.ts';
import type { Database } from '#services/kit/database.ts';
import { findPackage } from '#services/shop/catalogue/catalogue.ts';
import { giveBackDueMail, type SignUpRow, takeDueMail } from './sign-up-store.ts';

type Options = {
  db: Database;
  markets: readonly Market[];
  texts: { textFor(market: Market): Text };
  sendMail: SendMail;
  /** Scheme, host and port of a market's public site. */
  siteOrigin: (market: Market) => string;
  clock: () => Date;
  log: Log;
};

/** Call it when goods may have come back. It resolves to whether all mails are out; if not, call it again later. */
export function createBackInStockMails({ db, markets, texts, sendMail, siteOrigin, clock, log }: Options) {
  async function mailFor({ id, market: code, slug, email }: SignUpRow): Promise<Mail | null> {
    const market = markets.find((known) => known.code === code);
    const found = market && (await findPackage(db, code, slug));
    if (!found) return null;
    const origin = siteOrigin(market);
    const link = `${origin}${pathTo(market, 'package', { slug })}`;
    const unsubscribe = `${origin}${await unsubscribePath(db, { market: code, id })}`;
    return backInStockMail({ market, t: texts.textFor(market) }, { to: email, link, unsubscribe, title: found.name });
  }

  return async function sendDueMails(): Promise<boolean> {
    for (let due = await takeDueMail(db, clock()); due; due = await takeDueMail(db, clock())) {
      try {
        const mail = await mailFor(due);
        if (mail) await sendMail(mail);
      } catch (err) {
        log.error({ err, market: due.market }, 'back-in-stock mail not sent');
        await giveBackDueMail(db, due.id);
        // The mail server will hardly take the next one; they all wait for the next call.
        return false;
      }
    }
    return true;
  };
}
