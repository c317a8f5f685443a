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
import { mailProblemOf } from '#services/kit/mail/mail-not-sent.ts';
import { mostUnreachable } from '#services/kit/mail/next-try.ts';
import { giveNoticeBack, hasNotices, takeNotice, waitAgain } from './due-notices.ts';
import { endSignUp, type SignUpRow } from './sign-up-store.ts';

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

  /** Says what is wrong with the mail server; null when the mail is out or only this mail is the matter. */
  async function send(due: SignUpRow): Promise<'unreachable' | null> {
    try {
      const mail = await mailFor(due);
      if (!mail) {
        await waitAgain(db, due.id);
        return null;
      }
      await sendMail(mail);
    } catch (err) {
      log.error({ err, market: due.market }, 'back-in-stock mail not sent');
      const problem = mailProblemOf(err);
      if (problem === 'refused') await endSignUp(db, due.id);
      else await giveNoticeBack(db, due, { now: clock(), isPutOff: problem === 'later' });
      return problem === 'unreachable' ? problem : null;
    }
    // What was asked for is done, and an address nobody needs is not kept.
    await endSignUp(db, due.id);
    return null;
  }

  return async function sendDueMails(): Promise<boolean> {
    const tried: string[] = [];
    let unreachable = 0;
    for (let due = await takeNotice(db, clock()); due; due = await takeNotice(db, clock(), tried)) {
      tried.push(due.id);
      unreachable = (await send(due)) === null ? 0 : unreachable + 1;
      // A server that is away is not asked for every mail; they all wait for the next call.
      if (unreachable >= mostUnreachable) return false;
    }
    return !(await hasNotices(db));
  };
}
