import { keepSheet } from './keep-sheet.ts';

/** The `links()` of a page with a sheet of its own. The router asks for them as soon as the page is wanted: its sheet comes with its data. */
export function sheetLinks(href: string) {
  if (typeof document !== 'undefined') void keepSheet(href);
  return [{ rel: 'stylesheet', href }];
}
