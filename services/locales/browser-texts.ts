/**
 * The texts that every page needs in the browser. They are the same on all pages of a market, so they are a file of their own that
 * browsers keep, named after what is in it; in every page they would be a sixth of it.
 */
import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type MessageTree, sharedNamespaces } from '#contract/locales.ts';
import type { Catalog, Catalogs } from './catalogs.ts';

/** Groups of texts that only the server says; a test holds the browser's code to it. */
export const serverTexts = ['delivery', 'legal', 'meta'] as const;

type Encoding = 'identity' | 'br' | 'gzip';

export type BrowserFile = {
  name: string;
  /** Compressed for the first who asks, and kept: a start of the shop does not wait for it. */
  bytes: (encoding: Encoding) => Buffer;
};

/** By market code: the file of the texts as they are now. */
export type BrowserTexts = { get: (code: string) => BrowserFile | undefined };

export function createBrowserTexts(catalogs: Catalogs): BrowserTexts {
  const kept = new Map<string, { of: Catalog; file: BrowserFile }>();
  return {
    get(code) {
      const of = Object.hasOwn(catalogs, code) ? catalogs[code] : undefined;
      if (!of) return undefined;
      const known = kept.get(code);
      if (known?.of === of) return known.file;
      const file = fileOf(of);
      kept.set(code, { of, file });
      return file;
    },
  };
}

function fileOf(catalog: Catalog): BrowserFile {
  const messages = Object.fromEntries(sharedNamespaces.map((name) => [name, forBrowsers(catalog[name])]));
  // As a text, which browsers read faster than the same as code.
  const body = `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10);
  return { name: `browser-${hash}.js`, bytes: inEncodings(Buffer.from(body)) };
}

function inEncodings(identity: Buffer): BrowserFile['bytes'] {
  const kept = new Map<Encoding, Buffer>([['identity', identity]]);
  return (encoding) => {
    const bytes = kept.get(encoding) ?? (encoding === 'br' ? brotliCompressSync(identity) : gzipSync(identity));
    kept.set(encoding, bytes);
    return bytes;
  };
}

function forBrowsers(tree: MessageTree): MessageTree {
  const left = new Set<string>(serverTexts);
  return Object.fromEntries(Object.entries(tree).filter(([group]) => !left.has(group)));
}

/** Where browsers find it. */
export function textsAddress(texts: BrowserTexts, code: string): string {
  return `/locales/${code}/${texts.get(code)?.name ?? ''}`;
}
