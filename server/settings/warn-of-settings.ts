/** Settings that are right each by itself and not together. */
import { marketList } from '#markets/index.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log/log.ts';

/** The embedded shop sells what was imported here; of another service's packages it knows nothing. */
function warnOfUnsaleable({ contentApi, shop }: Config, log: Log) {
  const unsold = marketList.filter(({ code }) => !shop.urls[code]).map(({ code }) => code);
  if (contentApi.production !== null && unsold.length > 0)
    log.warn(
      { markets: unsold },
      'CONTENT_API_URL is set without SHOP_URL: what that service offers cannot be bought in the embedded shop',
    );
}

/** Links in mails never take the address of a request, so they need one from the settings. */
function warnOfMailLinks({ mail, siteUrls, hostKind }: Config, log: Log) {
  const unnamed = marketList.filter(({ code }) => !siteUrls[code]).map(({ code }) => code);
  if (mail.smtpUrl !== null && hostKind === 'auto' && unnamed.length > 0)
    log.warn(
      { markets: unnamed },
      'SMTP_URL is set without SITE_URL: links in mails lead to the addresses that stand in the market files',
    );
}

export function warnOfSettings(config: Config, log: Log) {
  warnOfUnsaleable(config, log);
  warnOfMailLinks(config, log);
}
