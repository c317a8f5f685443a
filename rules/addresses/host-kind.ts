import type { HostKind, Market } from '#contract/market.ts';

/** The name part of a Host header: no port, no letter case, no dot of the DNS root. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

export function hostKind(host: string, markets: readonly Pick<Market, 'domain'>[]): HostKind {
  const name = hostName(host);
  if (markets.some(({ domain }) => domain === name)) return 'production';
  if (name.startsWith('staging.')) return 'staging';
  if (name.startsWith('alpha.')) return 'alpha';
  if (name === 'localhost' || name === '127.0.0.1' || name.endsWith('.local')) return 'local';
  return 'production';
}
