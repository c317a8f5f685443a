/** Pages as they would be: the whole market composed with a draft in it, answered from memory, and nowhere stored. */
import { contentCalls } from '#contract/content.ts';
import type { Market } from '#contract/market.ts';
import { instantAt, type PlainDate } from '#rules/time/local-time.ts';
import { createContentClients } from '#server/content/clients.ts';
import type { ContentEditor } from '#server/content/content-editor.ts';
import type { Config } from '#server/config.ts';
import { createContentPolicy } from '#server/http/security.ts';
import type { Log } from '#server/log/log.ts';
import type { PageHandler } from '#server/pages/page-handler.ts';
import { createPageRequests } from '#server/pages/page-request.ts';
import { createPageAnswers } from '#server/pages/page-answers.ts';
import { createRequestContext } from '#server/pages/request-context.ts';
import type { Edit } from '#services/content/editing/edits.ts';
import { createMemoryStore } from '#services/content/editing/memory-store.ts';
import { createContentHandlers } from '#services/content/handlers.ts';
import { answerCalls } from '#services/kit/serve.ts';
import type { Texts } from '#services/locales/texts.ts';

export type PreviewParts = {
  config: Config;
  markets: readonly Market[];
  editor: Pick<ContentEditor, 'ask'>;
  texts: Texts;
  textsAddress: (market: Market) => string;
  handler: PageHandler;
  clock: () => Date;
  log: Log;
};

/** With a day the page is as it would be on that day, at noon. */
export type Preview = (market: Market, asked: { edits: Edit[]; url: URL; day: PlainDate | null }) => Promise<string>;

/** Always our own content: what is edited is what is shown. */
const embeddedOnly: Config['contentApi'] = { useDev: false, dev: null, local: null, staging: null, production: null };
const noRedirects = { find: async () => null, forget() {} };

export function createPreview({
  config,
  markets,
  editor,
  texts,
  textsAddress,
  handler,
  clock,
  log,
}: PreviewParts): Preview {
  const { of: pageRequestOf } = createPageRequests(config, markets);
  return async (market, { edits, url, day }) => {
    const composed = await editor.ask({ do: 'preview', market: market.code, edits });
    const then = day === null ? clock : () => instantAt(day, 12, market.timeZone);
    const store = createMemoryStore(composed, market, then);
    const handlers = createContentHandlers({ market, store });
    const answer = answerCalls(contentCalls, handlers, { log, checkAnswers: false });
    const contentClients = createContentClients({ contentApi: embeddedOnly, embedded: () => answer, log });
    const { render } = createPageAnswers({
      pageRequestOf,
      pages: handler,
      redirects: noRedirects,
      contextFor: createRequestContext({ config, contentClients, texts, textsAddress, clock: then, log }),
      contentPolicy: createContentPolicy(config),
      log,
    });
    const page = await render(new Request(url, { headers: { host: url.host, accept: 'text/html' } }));
    return withoutScripts(await page.text());
  };
}

/** Nothing is bought, measured or sent from a preview; and whatever is pressed opens beside it. */
function withoutScripts(html: string): string {
  const [first = '', ...others] = html.split('<script');
  const end = '</script>';
  const rest = others.map((part) => (part.includes(end) ? part.slice(part.indexOf(end) + end.length) : ''));
  return [first, ...rest]
    .join('')
    .replaceAll(/<link [^<>]*>/g, (link) => (link.includes('rel="modulepreload"') ? '' : link))
    .replace('<head>', '<head><base target="_blank"><meta name="robots" content="noindex">');
}
