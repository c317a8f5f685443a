import type { RichText } from '#contract/fields/read.ts';

/** Where the first link of a text leads: for a slide, the button we hope for. */
export function firstLink(body: RichText | null): string | null {
  const [, address] = (body && /<a [^>]*?href="([^"#?]*)/.exec(body.html)) ?? [];
  return address || null;
}
