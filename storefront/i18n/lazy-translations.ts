/**
 * Texts that are not in the page, and reports of texts that are nowhere. Browsers load this file, and i18next with it, only
 * when one of the two happens; what the page brings along is read by translate.ts.
 */
import { createInstance, type i18n } from 'i18next';
import HttpBackend, { type HttpBackendOptions, type RequestResponse } from 'i18next-http-backend';
import type { Messages, MessageTree } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { translationFirstRetryMs, translationParallelReads, translationRetries } from '#rules/text/constants.ts';

export type LazyTranslations = {
  /** Null when it cannot be read; it never rejects. */
  load(namespace: string): Promise<MessageTree | null>;
  /** Tells the server, where it collects missing texts. */
  reportMissing(missing: { namespace: string; path: string }): void;
};

export type LazyTranslationsOptions = {
  market: Pick<Market, 'code' | 'langTag'>;
  /** What the page brought along. */
  messages: Messages;
  collectMissing: boolean;
  log?: (message: string, details: object) => void;
  fetch?: typeof globalThis.fetch;
};

/** The backend retries where there is no status. It must not retry a file that does not exist, and must all else. */
const noStatus = 0;

async function send(fetch: typeof globalThis.fetch, url: string, payload: unknown): Promise<RequestResponse> {
  const response = payload
    ? await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
        // A report must not die with the page it is about.
        keepalive: true,
      })
    : await fetch(url, { headers: { accept: 'application/json' } });
  if (!response.ok) return { status: response.status === 404 ? 404 : noStatus, data: '' };
  // What cannot be parsed, such as a page in place of the file, counts as a failed read.
  return { status: response.status, data: payload ? '' : await response.json() };
}

type Request = Parameters<NonNullable<HttpBackendOptions['request']>>;

async function answer({ log, fetch = globalThis.fetch }: LazyTranslationsOptions, request: Request): Promise<void> {
  const [, url, payload, callback] = request;
  const response = await send(fetch, url, payload).catch((error: unknown): RequestResponse => {
    log?.('a translation request failed', { url, error: String(error) });
    return { status: noStatus, data: '' };
  });
  callback(response.status >= 200 && response.status < 300 ? null : 'failed', response);
}

function backendOptions(options: LazyTranslationsOptions): HttpBackendOptions {
  const { code } = options.market;
  return {
    loadPath: `/locales/${code}/{{ns}}.json`,
    ...(options.collectMissing ? { addPath: `/locales/add/${code}/{{ns}}` } : {}),
    reloadInterval: false,
    request: (...request) => void answer(options, request),
  };
}

async function createTranslator(options: LazyTranslationsOptions): Promise<i18n> {
  const { market, messages, collectMissing } = options;
  const translator = createInstance();
  await translator.use(HttpBackend).init<HttpBackendOptions>({
    lng: market.langTag,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    resources: { [market.langTag]: { ...messages } },
    // Otherwise nothing is ever read beside the resources.
    partialBundledLanguages: true,
    ns: Object.keys(messages),
    defaultNS: 'translation',
    saveMissing: collectMissing,
    saveMissingTo: 'current',
    maxParallelReads: translationParallelReads,
    maxRetries: translationRetries,
    retryTimeout: translationFirstRetryMs,
    interpolation: { escapeValue: false },
    backend: backendOptions(options),
  });
  return translator;
}

/** i18next does not describe it. Its own `loadNamespaces` waits for all that is being read, this for one file. */
type Connector = { load(languages: string[], namespaces: string[], done: () => void): void };

export async function createLazyTranslations(options: LazyTranslationsOptions): Promise<LazyTranslations> {
  const { langTag } = options.market;
  const translator = await createTranslator(options);
  const connector: Connector = translator.services.backendConnector;
  const reads = new Map<string, Promise<MessageTree | null>>();

  async function read(namespace: string): Promise<MessageTree | null> {
    await new Promise<void>((resolve) => connector.load([langTag], [namespace], resolve));
    return translator.hasResourceBundle(langTag, namespace) ? translator.getResourceBundle(langTag, namespace) : null;
  }

  return {
    load(namespace) {
      const reading = reads.get(namespace) ?? read(namespace);
      reads.set(namespace, reading);
      return reading;
    },
    reportMissing({ namespace, path }) {
      // Asking for it is how i18next learns of it; it posts a key once.
      if (options.collectMissing) translator.t(`${namespace}:${path}`);
    },
  };
}
