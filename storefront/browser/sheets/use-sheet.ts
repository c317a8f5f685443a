import { use } from 'react';
import { keepSheet } from './keep-sheet.ts';

/**
 * Holds a page back until its style sheet is there. The router's link comes into the document together with the page, and its sheet a
 * moment later, also when the browser has it already; on the way back it comes anew.
 */
export function useSheet(href: string): void {
  const coming = typeof document === 'undefined' ? null : keepSheet(href);
  if (coming) use(coming);
}
