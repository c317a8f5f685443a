import type { RichText } from '#contract/fields/read.ts';
import { between } from '#rules/text/between.ts';

/** A text and the numbered list in it, which stands below as steps. */
export function withoutSteps(body: RichText | null): { text: RichText | null; steps: RichText | null } {
  const parts = body && between(body.html, '<ol>', '</ol>');
  if (!parts) return { text: body, steps: null };
  const html = parts.before + parts.after;
  return { text: html.trim() === '' ? null : { html }, steps: { html: `<ol>${parts.inside}</ol>` } };
}
