import type { RichText } from '#contract/fields/read.ts';

const numberedList = /<ol>.*?<\/ol>/s;

/** A text and the numbered list in it, which stands below as steps. */
export function withoutSteps(body: RichText | null): { text: RichText | null; steps: RichText | null } {
  const [steps] = body ? (numberedList.exec(body.html) ?? []) : [];
  if (!body || steps === undefined) return { text: body, steps: null };
  const html = body.html.replace(steps, '');
  return { text: html.trim() === '' ? null : { html }, steps: { html: steps } };
}
