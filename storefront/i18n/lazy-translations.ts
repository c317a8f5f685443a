/** Texts that are not in the page, and reports of texts that are nowhere. Browsers load this chunk only when one of the two happens. */
import type { Messages, MessageTree } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { findText } from '#rules/text/translate.ts';

/** Doubles with each retry. */
const translationFirstRetryMs = 350;
const translationParallelReads = 10;
const translationRetries = 5;

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

export function createLazyTranslations(options: LazyTranslationsOptions): LazyTranslations {
  const { market, messages, collectMissing } = options;
  const reads = new Map<string, Promise<MessageTree | null>>();
  const reported = new Set<string>();
  const inTurn = createReadLimit();

  return {
    load(namespace) {
      const known = messages[namespace] ? Promise.resolve(messages[namespace]) : reads.get(namespace);
      const reading = known ?? read(options, namespace, inTurn);
      reads.set(namespace, reading);
      return reading;
    },
    reportMissing({ namespace, path }) {
      const key = `${namespace}:${path}`;
      if (!collectMissing || reported.has(key) || findText({ messages, langTag: market.langTag }, key) !== null) return;
      reported.add(key);
      void request(options, `/locales/add/${market.code}/${namespace}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ [path]: path }),
        // A report must not die with the page it is about.
        keepalive: true,
      });
    },
  };
}

type ReadLimit = ReturnType<typeof createReadLimit>;

/** Reads beyond the limit wait until one of those before them has been answered. */
function createReadLimit() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(run: () => Promise<T>): Promise<T> {
    if (running >= translationParallelReads) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running += 1;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

async function read(options: LazyTranslationsOptions, namespace: string, inTurn: ReadLimit) {
  const url = `/locales/${options.market.code}/${namespace}.json`;
  for (let attempt = 0; attempt <= translationRetries; attempt += 1) {
    if (attempt > 0) await wait(translationFirstRetryMs * 2 ** (attempt - 1));
    const response = await inTurn(() => request(options, url, { headers: { accept: 'application/json' } }));
    if (response?.ok) {
      // What cannot be parsed, such as a page in place of the file, counts as a failed read.
      const tree = await response.json().catch(() => null);
      if (tree !== null) return tree as MessageTree;
    }
    if (response?.status === 404) return null;
  }
  return null;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

async function request({ log, fetch = globalThis.fetch }: LazyTranslationsOptions, url: string, init: RequestInit) {
  try {
    return await fetch(url, init);
  } catch (error) {
    log?.('a translation request failed', { url, error: String(error) });
    return null;
  }
}
