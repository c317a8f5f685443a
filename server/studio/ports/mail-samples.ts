/** Mails as buyers get them, made from the last order of a market. */
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import type { Config } from '#server/config.ts';
import { mailOrigin } from '#server/http/request-url.ts';
import type { Log } from '#server/log/log.ts';
import type { Mail, SendMail } from '#services/kit/mail/mail.ts';
import type { Texts } from '#services/locales/texts.ts';
import { letter, text } from '#services/orders/mail/letter.ts';
import { orderMail } from '#services/orders/mail/order-mail.ts';
import { findById } from '#services/orders/order-store.ts';
import { orders } from '#services/orders/tables.ts';
import type { MailSample, MailsPort } from '#studio/ports/mails.ts';

type Parts = {
  config: Pick<Config, 'orders' | 'siteUrls' | 'stagingUrls' | 'hostKind'>;
  db: Database;
  markets: readonly Market[];
  texts: Pick<Texts, 'textFor'>;
  /** Null where no mail server is configured. */
  sendMail: SendMail | null;
  log: Log;
};

export function createMailSamples({ config, db, markets, texts, sendMail, log }: Parts): MailsPort {
  async function write(code: string, kind: MailSample): Promise<Mail | null> {
    const market = markets.find((each) => each.code === code);
    if (!market) return null;
    const [last] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.market, code), isNotNull(orders.email)))
      .orderBy(desc(orders.placedAt))
      .limit(1);
    const order = last ? await findById(db, last.id) : null;
    const { accounts } = config.orders;
    return (
      order &&
      orderMail({ market, t: texts.textFor(market), accounts, origin: mailOrigin(market, config) }, kind, order)
    );
  }
  return {
    canSend: sendMail !== null,
    async sample(code, kind) {
      const mail = await write(code, kind);
      return mail && { subject: mail.subject, html: mail.html };
    },
    async test(code, { kind, to, subject, words }) {
      const market = markets.find((each) => each.code === code);
      if (!market || !sendMail) return 'failed';
      try {
        const mail = await write(code, kind);
        await sendMail(mail ? { ...mail, to } : letter(market, { to, subject, parts: [text(words)], button: null }));
        return 'sent';
      } catch (err) {
        log.warn({ err, market: code }, 'a test mail could not be sent');
        return 'failed';
      }
    },
  };
}
