import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { contentCalls } from '#contract/content.ts';
import { markets } from '#markets/index.ts';
import { type RequestContext, requestContextKey } from '#storefront/request-context.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { loader } from './page.tsx';

test('FAQ-4 questions are asked for 1000 at a time', async () => {
  const ctx: URL[] = [];
  const content = createClient(contentCalls, (path) => {
    ctx.push(new URL(path, 'http://content.example'));
    return Response.json([]);
  });
  const context = new RouterContextProvider();
  const log = { warn: () => {}, error: () => {} };
  const site = { origin: 'https://www.kudde.example', origins: {}, linkOrigins: {}, isIndexed: true };
  const route = { name: 'faq', filter: null };
  const visitor = { market: markets.nl, route, content, log, site, text: textIn(markets.nl), messagesFor: () => ({}) };
  // The rest of the visitor is not asked for.
  context.set(requestContextKey, visitor as unknown as RequestContext);
  const url = new URL('https://www.kudde.example/nl/vragen');
  await loader({ context, url } as unknown as Parameters<typeof loader>[0]);
  const lists = ctx.filter(({ pathname }) => pathname.startsWith('/faq'));
  expect(lists).not.toEqual([]);
  expect(lists.map(({ searchParams }) => searchParams.get('per_page'))).toEqual(lists.map(() => '1000'));
});
