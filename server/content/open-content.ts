/** Content in this process: the service, the storefront's way to it, what is kept of its answers, and who changes it. */
import type { Database } from '#database/client.ts';
import type { Market } from '#contract/market.ts';
import { marketList } from '#markets/index.ts';
import type { Redirects } from '#contract/entities/redirects.ts';
import { readRedirects } from '#services/content/read-redirects.ts';
import { createContentService } from '#services/content/content.ts';
import type { Config } from '#server/config.ts';
import { createContentPolicy } from '#server/http/security.ts';
import type { Log } from '#server/log/log.ts';
import { type ContentClients, createContentClients } from './clients.ts';
import { type ContentEditor, createContentEditor } from './content-editor.ts';
import { type CachedContent, createCachedContent } from './response-cache.ts';
import { createTellSales, type TellSales } from './tell-sales.ts';

type Options = {
  config: Config;
  db: Database;
  markets: readonly Market[];
  /** Off, every answer is made anew. */
  keepAnswers: boolean;
  senderOf: (request: Request) => string | null;
  /** Told of every call that got no good answer. */
  onFailure: (call: string) => void;
  clock: () => Date;
  log: Log;
};

type OpenContent = {
  /** Addresses that moved, of all markets. */
  redirects: () => Promise<Redirects>;
  clients: ContentClients;
  /** What the service answers to others. */
  cached: CachedContent;
  editor: ContentEditor;
  sales: TellSales;
};

export function openContent({ config, db, markets, onFailure, clock, log, ...kept }: Options): OpenContent {
  const service = createContentService({ db, markets, clock, log, checkAnswers: !config.isProduction });
  const editor = createContentEditor(config, (line) => log.info({}, line));
  return {
    redirects: () => readRedirects(db, marketList),
    clients: createContentClients({ contentApi: config.contentApi, embedded: service.answerFor, onFailure, log }),
    cached: createCachedContent({
      ...kept,
      config,
      answer: (request) => service.app.fetch(request),
      contentPolicy: createContentPolicy(config),
      clock,
      log,
    }),
    editor,
    sales: createTellSales({ db, editor }),
  };
}
