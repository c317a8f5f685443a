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

export type BrowserFile = { name: string; identity: Buffer; br: Buffer; gzip: Buffer };

/** By market code. */
export type BrowserTexts = ReadonlyMap<string, BrowserFile>;

export function createBrowserTexts(catalogs: Catalogs): BrowserTexts {
  return new Map(Object.entries(catalogs).map(([code, catalog]) => [code, fileOf(catalog)]));
}

function fileOf(catalog: Catalog): BrowserFile {
  const messages = Object.fromEntries(sharedNamespaces.map((name) => [name, forBrowsers(catalog[name])]));
  // As a text, which browsers read faster than the same as code.
  const body = `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10);
  const identity = Buffer.from(body);
  return { name: `browser-${hash}.js`, identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
}

function forBrowsers(tree: MessageTree): MessageTree {
  const left = new Set<string>(serverTexts);
  return Object.fromEntries(Object.entries(tree).filter(([group]) => !left.has(group)));
}

/** Where browsers find it. */
export function textsAddress(texts: BrowserTexts, code: string): string {
  return `/locales/${code}/${texts.get(code)?.name ?? ''}`;
}
