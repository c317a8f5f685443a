import type { RichText } from '#contract/fields/read.ts';
import { between } from '#rules/text/between.ts';

/** Where the first link of a text leads, without query and hash: for a slide, the button we hope for. */
export function firstLink(body: RichText | null): string | null {
  const link = body && between(body.html, '<a ', '>');
  const address = link && between(link.inside, 'href="', '"');
  return address?.inside.split(/[?#]/)[0] || null;
}
