/** Which of our addresses a visitor used, and which one each market is known by. */
import type { HostKind } from '#contract/market.ts';
import { defaultMarket, type Market, marketList } from '#markets/index.ts';
import { hostKind, hostName } from '#rules/addresses/host-kind.ts';
import type { Site } from '#storefront/request-context.ts';
import type { Config } from '#server/config.ts';

type Named = Pick<Config, 'siteUrls' | 'stagingUrls'>;
type Settings = Named & Pick<Config, 'trustProxy' | 'hostKind'>;

/** What of a request says where it went. */
export type AddressedRequest = { url: string; headers: { get(name: string): string | null } };

/** The address in the visitor's own browser: behind a proxy the request itself names another. */
export function requestUrl(request: AddressedRequest, { trustProxy }: Pick<Settings, 'trustProxy'>): URL {
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

/** A host that the settings name is of the kind they name it for; the name of any other says it itself. */
export function kindOf(url: URL, settings: Named & Pick<Settings, 'hostKind'>): HostKind {
  if (settings.hostKind !== 'auto') return settings.hostKind;
  const byName = hostKind(url.host, marketList);
  if (hostsOf(settings.siteUrls).has(url.host)) return 'production';
  return byName === 'production' && hostsOf(settings.stagingUrls).has(url.host) ? 'staging' : byName;
}

function hostsOf(addresses: Named['siteUrls']): Set<string> {
  return new Set(Object.values(addresses).flatMap((address) => (address ? [new URL(address).host] : [])));
}

/** Hosts that answer with this same site. */
export function ownHosts({ siteUrls, stagingUrls }: Named): Set<string> {
  const defaults = marketList.flatMap(({ siteUrl, stagingUrl }) => [siteUrl, stagingUrl]);
  return new Set([
    ...marketList.map(({ domain }) => domain),
    ...defaults.map((address) => new URL(address).host),
    ...hostsOf(siteUrls),
    ...hostsOf(stagingUrls),
  ]);
}

function isLoopback(url: URL): boolean {
  const name = hostName(url.host);
  return name === 'localhost' || name === '127.0.0.1' || name === '[::1]' || name.endsWith('.local');
}

/** Whether a host is ours, or this very machine; anything else may be made up. */
function isKnownHost(url: URL, settings: Named): boolean {
  return isLoopback(url) || ownHosts(settings).has(url.host);
}

/** The name all hosts we do not know share, in front of it their kind. */
const stranger = 'unknown.invalid';

/**
 * The origin that pages for a visit are made for. Hosts we do not know share one for each kind and scheme: pages differ by these,
 * and by nothing else a stranger can make up. `isOwn` says whether it is one of the few this shop is known by, which nobody can
 * invent more of: our hosts and, while no public address is set, any other; of names for this machine those with our own port.
 */
export function pageOrigin(url: URL, settings: Settings & Pick<Config, 'port'>): { origin: string; isOwn: boolean } {
  if (ownHosts(settings).has(url.host)) return { origin: url.origin, isOwn: true };
  const portOf = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  if (isLoopback(url)) {
    const isOwn = portOf === settings.port && !hostName(url.host).endsWith('.local');
    return { origin: url.origin, isOwn };
  }
  const kind = kindOf(url, settings);
  const host = settings.hostKind !== 'auto' || kind === 'production' ? stranger : `${kind}.${stranger}`;
  return { origin: `${url.protocol}//${host}`, isOwn: hostsOf(settings.siteUrls).size === 0 };
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

/** Where links in mails lead: what the settings say, and no request, because anybody can write any host into one. */
export function mailOrigin(
  { code, siteUrl, stagingUrl, localUrl }: Market,
  { siteUrls, stagingUrls, hostKind: kind }: Named & Pick<Settings, 'hostKind'>,
): string {
  const ofSite = siteUrls[code] ?? siteUrl;
  const ofStaging = stagingUrls[code] ?? stagingUrl;
  const byKind = { auto: ofSite, production: ofSite, staging: ofStaging, alpha: ofStaging, local: localUrl };
  return new URL(byKind[kind]).origin;
}
