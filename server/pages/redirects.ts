/** Addresses that moved: those an editor wrote down, and the many spellings of one address. */
import { LRUCache } from 'lru-cache';
import type { Redirects } from '#contract/entities/redirects.ts';
import { canonicalSpelling } from '#rules/addresses/path-segments.ts';
import { findRedirect, readRedirects, type RedirectTable } from '#rules/addresses/redirect-table.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log/log.ts';
import type { PageRequest } from './page-request.ts';
import { ownHosts } from '#server/http/request-url.ts';

type Options = {
  read: () => Promise<Redirects>;
  config: Pick<Config, 'siteUrls' | 'stagingUrls' | 'redirectHosts'>;
  log: Log;
};

export type PageRedirects = {
  /** Where a page moved for good, or null. */
  find(asked: PageRequest): Promise<string | null>;
  /** The table changed. */
  forget(): void;
};

/** After a table could not be read the old one is used this long before the next try. */
const retryAfterMs = 5000;

/** One address has spellings without end; what was pushed out of here is told again. */
const mostReported = 500;

export function createRedirects({ read, config, log }: Options): PageRedirects {
  const siteHosts = [...ownHosts(config)];
  const reported = new LRUCache<string, true>({ max: mostReported });
  const table = createTable(read, log);

  function fromTable(known: RedirectTable, { url, path }: PageRequest): string | null {
    const hosts = { host: url.host, siteHosts, allowedHosts: config.redirectHosts };
    const answer = findRedirect(known, path + withoutRouteNames(url), hosts);
    if (answer.kind === 'ignored' && !reported.has(`${path} ${answer.to}`)) {
      reported.set(`${path} ${answer.to}`, true);
      log.warn({ path, to: answer.to, reason: answer.reason }, 'a redirect is ignored');
    }
    return answer.kind === 'redirect' ? answer.to : null;
  }

  return {
    async find(asked) {
      return fromTable(await table.current(), asked) ?? canonicalPath(asked);
    },
    forget() {
      table.forget();
      reported.clear();
    },
  };
}

function createTable(read: Options['read'], log: Log) {
  let known: RedirectTable = new Map();
  let isStale = true;
  let triedAt = 0;
  let reading: Promise<void> | null = null;

  async function refresh() {
    isStale = false;
    try {
      known = readRedirects(await read());
    } catch (err) {
      isStale = true;
      triedAt = performance.now();
      log.error({ err }, 'redirects could not be read');
    }
    reading = null;
  }

  return {
    async current(): Promise<RedirectTable> {
      const isDue = isStale && (triedAt === 0 || performance.now() - triedAt > retryAfterMs);
      if (isDue) reading ??= refresh();
      await reading;
      return known;
    },
    forget() {
      isStale = true;
      triedAt = 0;
    },
  };
}

/** The one spelling of an address, when it is not the one asked for. The root leads on by other rules. */
function canonicalPath({ url, path, route }: PageRequest): string | null {
  if (path === '/') return null;
  const to = route.name === 'redirect' ? route.to : canonicalSpelling(path);
  return to === null || to === path ? null : to + withoutRouteNames(url);
}

/** React Router names the routes it wants data of in the query; the page's own query is the rest. */
function withoutRouteNames(url: URL): string {
  if (!url.searchParams.has('_routes')) return url.search;
  const query = new URLSearchParams(url.search);
  query.delete('_routes');
  return query.size > 0 ? `?${query}` : '';
}
