/** The content service, API v1: answers every content call for every market from our own database. */
import { Hono } from 'hono';
import type { AnswerCall } from '#contract/client.ts';
import { contentCalls } from '#contract/content.ts';
import { openApi } from '#contract/openapi.ts';
import { CallError } from '#contract/errors.ts';
import type { Market } from '#contract/market.ts';
import type { Database } from '#services/kit/database.ts';
import { answerCalls, serve, type ServeOptions } from '#services/kit/serve.ts';
import { createContentHandlers } from './handlers.ts';
import { createContentStore } from './store.ts';

type Options = ServeOptions & { db: Database; markets: readonly Market[]; clock: () => Date };

export function contentBase({ code, siteLanguage }: Pick<Market, 'code' | 'siteLanguage'>): string {
  return `/${code}/${siteLanguage}`;
}

export type ContentService = {
  /** Mounted at /api/v1. */
  app: Hono;
  /** The calls of a market for who is in the same process. */
  answerFor: (market: Pick<Market, 'code'>) => AnswerCall;
};

export function createContentService({ db, markets, clock, ...options }: Options): ContentService {
  const app = new Hono();
  const answers = new Map<string, AnswerCall>();
  app.get('/openapi.json', (c) =>
    c.json(openApi(contentCalls, { title: 'Content service', version: '1', base: '/api/v1/{market}/{site-language}' })),
  );
  for (const market of markets) {
    const store = createContentStore(db, market, clock);
    const handlers = createContentHandlers({ market, store });
    app.route(contentBase(market), serve(contentCalls, handlers, options));
    answers.set(market.code, answerCalls(contentCalls, handlers, options));
  }
  app.notFound((c) =>
    c.json(
      { code: 'not_found', message: `There is no ${c.req.path}; bases are ${markets.map(contentBase).join(', ')}` },
      404,
    ),
  );
  const unknown: AnswerCall = async () => {
    throw new CallError('not_found', 'There is no such market');
  };
  return { app, answerFor: ({ code }) => answers.get(code) ?? unknown };
}
