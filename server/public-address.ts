/** Which of our addresses a visitor used, and which one each market is known by. */
import type { HostKind } from '#contract/market.ts';
import { defaultMarket, type Market, marketList } from '#markets/index.ts';
import { hostKind, hostName } from '#rules/host-kind.ts';
import type { Site } from '#storefront/context.ts';
import type { Config } from './config.ts';

type Settings = Pick<Config, 'trustProxy' | 'hostKind' | 'siteUrls' | 'stagingUrls'>;

/** What of a request says where it went. */
type Asked = { url: string; headers: { get(name: string): string | null } };

/** The address in the visitor's own browser: behind a proxy the request itself names another. */
export function visitedUrl(request: Asked, { trustProxy }: Pick<Settings, 'trustProxy'>): URL {
  const url = new URL(request.url);
  if (!trustProxy) return url;
  const first = (name: string) => request.headers.get(name)?.split(',')[0]?.trim();
  const proto = first('x-forwarded-proto');
  if (proto === 'http' || proto === 'https') url.protocol = proto;
  const host = first('x-forwarded-host');
  if (host && /^[\w.-]+(:\d+)?$/.test(host)) {
    // Otherwise the port of the request would stay.
    url.port = '';
    url.host = host;
  }
  return url;
}

export function kindOf(url: URL, settings: Pick<Settings, 'hostKind'>): HostKind {
  return settings.hostKind === 'auto' ? hostKind(url.host, marketList) : settings.hostKind;
}

/** Hosts that answer with this same site. */
export function ownHosts({ siteUrls, stagingUrls }: Pick<Settings, 'siteUrls' | 'stagingUrls'>): Set<string> {
  const addresses = marketList.flatMap(({ code, siteUrl, stagingUrl }) => [
    siteUrl,
    stagingUrl,
    siteUrls[code],
    stagingUrls[code],
  ]);
  return new Set([
    ...marketList.map(({ domain }) => domain),
    ...addresses.flatMap((address) => (address ? [new URL(address).host] : [])),
  ]);
}

function isLoopback(url: URL): boolean {
  const name = hostName(url.host);
  return name === 'localhost' || name === '127.0.0.1' || name === '[::1]' || name.endsWith('.local');
}

/** Whether a host is ours, or this very machine; anything else may be made up. */
export function isKnownHost(url: URL, settings: Pick<Settings, 'siteUrls' | 'stagingUrls'>): boolean {
  return isLoopback(url) || ownHosts(settings).has(url.host);
}

/**
 * The addresses of this site. A market's is the one that is configured for this kind of host, else the one the visitor used.
 * A host we do not know is never repeated, because anybody can put any name into a request.
 */
export function siteOf(url: URL, kind: HostKind, settings: Settings): Site {
  const isKnown = isKnownHost(url, settings);
  const { siteUrls, stagingUrls } = settings;
  const byKind = { production: siteUrls, staging: stagingUrls, alpha: stagingUrls, local: {} };
  const configured: Settings['siteUrls'] = byKind[kind];
  const originsOr = (otherwise: (market: Market) => string) =>
    Object.fromEntries(
      marketList.map((market) => {
        const own = configured[market.code];
        return [market.code, own ? new URL(own).origin : isKnown ? url.origin : otherwise(market)];
      }),
    );
  const origins = originsOr(({ siteUrl }) => new URL(siteUrl).origin);
  const ofDefault = origins[defaultMarket.code] ?? url.origin;
  return {
    origin: isKnown ? url.origin : ofDefault,
    origins,
    linkOrigins: originsOr(() => ''),
    isIndexed: kind === 'production',
  };
}
