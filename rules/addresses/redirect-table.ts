import type { Redirects } from '#contract/entities/redirects.ts';
import { readUrl } from './read-url.ts';
import { withoutTrailing } from '#rules/text/without-trailing.ts';

/** Paths and where they moved, prepared for looking up. */
export type RedirectTable = ReadonlyMap<string, string>;

type RedirectHosts = {
  /** Host the visitor used, with its port. */
  host: string;
  /** Hosts that answer from this same table: the domains of the markets. */
  siteHosts?: readonly string[];
  /** Other hosts that may be redirected to. */
  allowedHosts?: readonly string[];
};

export type RedirectAnswer =
  | { kind: 'none' }
  | { kind: 'redirect'; to: string }
  /** A mistake in the table: worth a line in the log, and the page is shown as if the entry were not there. */
  | { kind: 'ignored'; reason: 'self' | 'loop' | 'foreign'; to: string };

/** Trailing slash, query and escaping are no part of the comparison. */
export function comparable(path: string): string {
  const bare = withoutTrailing(path.replace(/[?#].*/s, ''), '/');
  const rooted = bare.startsWith('/') ? bare : `/${bare}`;
  try {
    return decodeURI(rooted);
  } catch {
    return rooted;
  }
}

export function readRedirects(redirects: Redirects): RedirectTable {
  return new Map(Object.entries(redirects).map(([path, { to }]) => [comparable(path), to]));
}

/** Null for what is no web address, or would carry a password. */
function readTarget(to: string, host: string): URL | null {
  const target = readUrl(to, `https://${host}/`);
  const isWeb = target?.protocol === 'https:' || target?.protocol === 'http:';
  return target && isWeb && target.username === '' && target.password === '' ? target : null;
}

type Address = { host: string; path: string };
const isSame = (one: Address, other: Address) => one.host === other.host && one.path === other.path;

/** Where the table leads from a place; null when it says nothing about it or leaves our sites. */
function next(table: RedirectTable, from: Address, sites: ReadonlySet<string>): Address | null {
  const to = table.get(from.path);
  const target = to === undefined || !sites.has(from.host) ? null : readTarget(to, from.host);
  return target && { host: target.host, path: comparable(target.pathname) };
}

/** An entry that points to itself is ignored wherever it stands, so it ends a chain instead of closing a loop. */
function endsInLoop(table: RedirectTable, start: Address, sites: ReadonlySet<string>): boolean {
  const seen: Address[] = [];
  let place: Address | null = start;
  while (place) {
    const current: Address = place;
    if (seen.some((earlier) => isSame(earlier, current))) return true;
    seen.push(current);
    const following: Address | null = next(table, current, sites);
    place = following && isSame(following, current) ? null : following;
  }
  return false;
}

/** The address to send a visitor of `pathWithQuery` to, relative to the site unless it is on another host. */
export function findRedirect(table: RedirectTable, pathWithQuery: string, hosts: RedirectHosts): RedirectAnswer {
  const { siteHosts = [], allowedHosts = [] } = hosts;
  const host = hosts.host.toLowerCase();
  const sites = new Set([host, ...siteHosts]);
  const start = { host, path: comparable(pathWithQuery) };
  const to = table.get(start.path);
  if (to === undefined) return { kind: 'none' };
  const target = readTarget(to, host);
  if (!target || !(sites.has(target.host) || allowedHosts.includes(target.host))) {
    return { kind: 'ignored', reason: 'foreign', to };
  }
  const first = { host: target.host, path: comparable(target.pathname) };
  if (isSame(first, start)) return { kind: 'ignored', reason: 'self', to };
  if (endsInLoop(table, start, sites)) return { kind: 'ignored', reason: 'loop', to };
  if (target.search === '') target.search = queryOf(pathWithQuery);
  const isHere = target.host === host;
  return { kind: 'redirect', to: isHere ? target.pathname + target.search + target.hash : target.href };
}

function queryOf(pathWithQuery: string): string {
  return /\?[^#]*/.exec(pathWithQuery)?.[0] ?? '';
}
