/** The words of the demo and of the interface, as readers see them. */
import type { MarketCode } from '#markets/index.ts';
import { flatten, readCatalogs } from '#services/locales/catalogs.ts';
import { codes } from './content/demo-catalogue.ts';

/** Not addresses, names of things in the code, or dates. */
export function isForReaders(path: string, text: string): boolean {
  const last = path.split('.').at(-1) ?? '';
  return (
    /\p{L}/u.test(text) &&
    !/^(?:\/|https?:|#|mailto:|now[+-])/.test(text) &&
    !/slug$|_url$|_id$|^(?:url|link|module|place|config|anchor|class|name|type|code)$/.test(last)
  );
}

export function plain(html: string): string {
  return withoutTags(html).replaceAll(/[\u00A0\u202F]/g, ' ');
}

export function withoutTags(html: string): string {
  return html.replaceAll(/<\/?(?:p|li|ul|ol|h\d|br|td|th|tr|table)\b[^<>]*>/gi, '\n').replaceAll(/<[^<>]*>/g, '');
}

export function interfaceTexts(code: MarketCode) {
  return Object.entries(readCatalogs(codes)[code] ?? {}).flatMap(([name, tree]) =>
    Array.from(flatten(tree), ([key, text]) => ({ at: `${name}:${key}`, text: plain(text) })),
  );
}
