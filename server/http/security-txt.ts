/** Where to report a weakness, as RFC 9116 has it: /.well-known/security.txt. */
import { Hono } from 'hono';
import type { Market } from '#contract/market.ts';
import type { Config } from '#server/config.ts';
import { requestUrl } from './request-url.ts';

type Options = {
  config: Pick<Config, 'securityContact' | 'siteUrls' | 'trustProxy'>;
  markets: readonly Market[];
  clock: () => Date;
};

const path = '/.well-known/security.txt';
/** The RFC asks for less than a year; half of one leaves room for copies that are kept. */
const validDays = 180;
const dayMs = 24 * 3_600_000;

export function createSecurityTxt({ config, markets, clock }: Options): Hono {
  const siteOf = ({ code, siteUrl }: Market) => new URL(config.siteUrls[code] ?? siteUrl);
  return new Hono().get(path, (c) => {
    const { host } = requestUrl(c.req.raw, config);
    const ofHost = markets.filter((market) => siteOf(market).host === host);
    const asked = ofHost.length > 0 ? ofHost : markets;
    const contacts =
      config.securityContact === null ? asked.map(({ email }) => `mailto:${email}`) : [config.securityContact];
    const lines = [
      ...unique(contacts).map((contact) => `Contact: ${contact}`),
      `Expires: ${expiry(clock())}`,
      `Preferred-Languages: ${unique(markets.map(({ langTag }) => langTag.split('-', 1)[0] ?? langTag)).join(', ')}`,
      ...unique(asked.map((market) => `Canonical: ${siteOf(market).origin}${path}`)),
    ];
    return c.body(`${lines.join('\r\n')}\r\n`, 200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    });
  });
}

/** The same all day, so that copies of a day are the same. */
function expiry(now: Date): string {
  return new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs).toISOString();
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
