import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import type { Config } from '#server/config.ts';
import { createLogos, withLogos } from '#server/settings/own-logos.ts';
import { createSendMail } from './send-mail.ts';

type Options = { config: Pick<Config, 'mail'>; db: Database; markets: readonly Market[] };

/** Mails with the logo of their market; `sendMail` is null without a mail server. */
export function openMail({ config, db, markets }: Options) {
  const logoOf = createLogos(db);
  const transport = createSendMail(config.mail);
  return { logoOf, sendMail: transport && withLogos(transport, markets, logoOf) };
}
