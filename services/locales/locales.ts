/** Translation files by market and namespace, and the place where pages report texts they did not find. */
import { type Context, Hono } from 'hono';
import { bodyLimit } from '#services/kit/body-limit.ts';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import { MissingKeys, namespaces, routesNamespace } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { cacheControl } from '#services/kit/cache-control.ts';
import { etagOf, isKnownTag } from '#services/kit/etag.ts';
import type { Log } from '#services/kit/log.ts';
import type { BrowserFile, BrowserTexts } from './browser-texts.ts';
import type { Catalog, Catalogs } from './catalogs.ts';
import { createMissingKeys } from './missing-keys.ts';
import { routeWords } from './route-words.ts';

const bodyBytes = 8 * 1024;

type LocalesOptions = {
  markets: Readonly<Record<string, Market>>;
  catalogs: Catalogs;
  browserTexts: BrowserTexts;
  /** Whether pages may report missing texts; where not, there is no such address. */
  collectMissing: boolean;
  log: Log;
  /** Milliseconds; for the rate limit. */
  clock?: () => number;
};

type File = { body: string; etag: string };

/** Of one market, by namespace; made anew when its catalogue is another one. */
function createFiles({ markets, catalogs }: LocalesOptions): (code: string) => ReadonlyMap<string, File> | undefined {
  const kept = new Map<string, { of: Catalog | undefined; files: Map<string, File> }>();
  return (code) => {
    const market = Object.values(markets).find((each) => each.code === code);
    if (!market) return undefined;
    const of = catalogs[code];
    const known = kept.get(code);
    if (known && known.of === of) return known.files;
    const files = new Map<string, File>();
    for (const [namespace, tree] of Object.entries({ ...of, [routesNamespace]: routeWords(market) })) {
      const body = JSON.stringify(tree);
      files.set(`${namespace}.json`, { body, etag: etagOf(body) });
    }
    kept.set(code, { of, files });
    return files;
  };
}

function refuse(c: Context, code: ErrorCode, message: string) {
  return c.json({ code, message }, errorStatus[code], { 'cache-control': 'no-store' });
}

/** A page of an earlier version gets the texts of today, which nobody must keep under the old name. */
function answerBrowserFile(c: Context, file: BrowserFile, asked: string) {
  const encoding = (['br', 'gzip'] as const).find((name) => (c.req.header('accept-encoding') ?? '').includes(name));
  return c.body(new Uint8Array(file.bytes(encoding ?? 'identity')), 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': asked === file.name ? 'public, max-age=31536000, immutable' : cacheControl.none,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  });
}

export function createLocales(options: LocalesOptions): Hono {
  const { markets, browserTexts, collectMissing, log, clock = Date.now } = options;
  const files = createFiles(options);
  const codes = new Set(Object.values(markets).map(({ code }) => code));
  const served = new Set<string>([...namespaces, routesNamespace]);
  const missingKeys = createMissingKeys({ log, clock });
  const app = new Hono();

  app.get('/:lng/:file', (c) => {
    const { lng, file: name } = c.req.param();
    const shared = browserTexts.get(lng);
    if (shared && /^browser-[\w-]+\.js$/.test(name)) return answerBrowserFile(c, shared, name);
    const file = files(lng)?.get(name);
    if (!file) return refuse(c, 'not_found', 'There is no such translation file');
    const headers = { etag: file.etag, 'cache-control': cacheControl.long };
    if (isKnownTag(file.etag, c.req.header('if-none-match'))) return c.body(null, 304, headers);
    return c.body(file.body, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' });
  });

  if (collectMissing) {
    const limit = bodyLimit({
      maxSize: bodyBytes,
      onError: (c) => refuse(c, 'invalid_request', 'The body must not be larger than 8 kB'),
    });
    app.post('/add/:lng/:ns', limit, async (c) => {
      if (!missingKeys.mayReport()) {
        c.header('retry-after', '60');
        return refuse(c, 'too_many', 'Too many reports; try again in a minute');
      }
      const { lng, ns } = c.req.param();
      if (!codes.has(lng) || !served.has(ns)) return refuse(c, 'invalid_request', 'There is no such namespace');
      const keys = MissingKeys.safeParse(await c.req.json().catch(() => null));
      if (!keys.success)
        return refuse(c, 'invalid_request', 'The body must be an object of at most 50 keys and their texts');
      missingKeys.report({ lng, ns, keys: keys.data });
      return c.body(null, 204);
    });
  }

  app.notFound((c) => refuse(c, 'not_found', 'There is no such address'));
  return app;
}
