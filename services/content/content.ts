/** The content service, API v1: answers every content call for every market from our own database. */
import { Hono } from 'hono';
import { contentCalls } from '#contract/content.ts';
import { openApi } from '#contract/openapi.ts';
import type { Market } from '#contract/market.ts';
import type { Database } from '#services/kit/database.ts';
import { serve, type ServeOptions } from '#services/kit/serve.ts';
import { createContentHandlers } from './handlers.ts';
import { createContentStore } from './store.ts';

type Options = ServeOptions & { db: Database; markets: readonly Market[]; clock: () => Date };

export function contentBase({ code, siteLanguage }: Pick<Market, 'code' | 'siteLanguage'>): string {
  return `/${code}/${siteLanguage}`;
}

/** Mounted at /api/v1. */
export function createContentService({ db, markets, clock, ...options }: Options): Hono {
  const app = new Hono();
  app.get('/openapi.json', (c) =>
    c.json(openApi(contentCalls, { title: 'Content service', version: '1', base: '/api/v1/{market}/{site-language}' })),
  );
  for (const market of markets) {
    const store = createContentStore(db, market, clock);
    app.route(contentBase(market), serve(contentCalls, createContentHandlers({ market, store }), options));
  }
  app.notFound((c) =>
    c.json(
      { code: 'not_found', message: `There is no ${c.req.path}; bases are ${markets.map(contentBase).join(', ')}` },
      404,
    ),
  );
  return app;
}
