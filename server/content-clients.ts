/** The storefront's way to content: our own service in this process, or another one that speaks API v1. */
import type { Client } from '#contract/call.ts';
import { createClient, type Send } from '#contract/client.ts';
import type { Issue } from '#contract/read.ts';
import { contentCalls, type ContentCalls } from '#contract/content.ts';
import type { HostKind, Market } from '#contract/market.ts';
import { contentBase } from '#services/content/content.ts';
import { cleanRichText } from './clean-rich-text.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** The server never waits longer than this for a part of a page, whatever the contract allows. */
const deadlineMs = 8000;

type Options = {
  contentApi: Config['contentApi'];
  /** Our own service, mounted at /api/v1. */
  embedded: Send;
  log: Log;
};

export type ContentClient = Client<ContentCalls>;
/** With `complain` the client is made for one page, which wants to tell what its content lacked. */
export type ContentClients = (market: Market, hostKind: HostKind, complain?: Complain) => ContentClient;
type Complain = (complaint: string) => void;

export function contentOrigin(contentApi: Config['contentApi'], hostKind: HostKind): string | null {
  if (contentApi.useDev) return contentApi.dev;
  if (hostKind === 'local') return contentApi.local;
  return hostKind === 'production' ? contentApi.production : contentApi.staging;
}

export function createContentClients({ contentApi, embedded, log }: Options): ContentClients {
  const clients = new Map<string, ContentClient>();
  return (market, hostKind, complain) => {
    const origin = contentOrigin(contentApi, hostKind);
    const key = `${market.code} ${origin}`;
    const known = complain ? undefined : clients.get(key);
    if (known) return known;
    const base = contentBase(market);
    const send: Send =
      origin === null
        ? (path, init) => embedded(`${base}${path}`, init)
        : (path, init) => fetch(`${origin}/api/v1${base}${path}`, { ...init, signal: AbortSignal.timeout(deadlineMs) });
    const onGarbage = (call: string, path: string, garbage: Issue[]) => {
      log.warn(
        { call, path, market: market.code, garbage: garbage.slice(0, 20) },
        'content had garbage, read as absent',
      );
      for (const issue of garbage) complain?.(`${path}, ${issue.path}: ${issue.message}`);
    };
    const client = cleaned(createClient(contentCalls, send, { onGarbage }));
    if (!complain) clients.set(key, client);
    return client;
  };
}

function cleaned(client: ContentClient): ContentClient {
  // One function for each call, which the mapped type cannot see.
  return Object.fromEntries(
    Object.entries(client).map(([name, call]) => {
      const run = call as (request: unknown) => Promise<unknown>;
      return [name, async (request: unknown) => cleanRichText(await run(request))];
    }),
  ) as unknown as ContentClient;
}
