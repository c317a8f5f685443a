import type { RichText } from '#contract/fields/read.ts';
import { between } from '#rules/text/between.ts';

/** One part of a whole: its number, and the words an editor wrote for it, number and all. */
export type Share = { amount: number; words: RichText };
type Shares = { before: RichText | null; shares: Share[]; after: RichText | null };

const number = /\d+(?:[.,]\d+)?/;

/** The first list whose lines all hold a number ("52 cent for the farmer"), and what stands around it; null without one. */
export function sharesIn({ html }: RichText): Shares | null {
  const list = between(html, '<ul>', '</ul>');
  const shares = linesOf(list?.inside ?? '').map((words) => ({
    amount: Number((number.exec(words)?.[0] ?? '').replace(',', '.')),
    words: { html: words },
  }));
  if (!list || shares.length < 2 || shares.some(({ amount }) => !(amount > 0))) return null;
  return { before: part(list.before), shares, after: part(list.after) };
}

function linesOf(list: string): string[] {
  const line = between(list, '<li>', '</li>');
  return line ? [line.inside, ...linesOf(line.after)] : [];
}

function part(html: string): RichText | null {
  return html.trim() === '' ? null : { html };
}
