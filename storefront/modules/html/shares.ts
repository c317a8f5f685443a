import type { RichText } from '#contract/fields/read.ts';

/** One part of a whole: its number, and the words an editor wrote for it, number and all. */
export type Share = { amount: number; words: RichText };
type Shares = { before: RichText | null; shares: Share[]; after: RichText | null };

const firstNumber = /^(?:<[^>]*>|[^\d<])*(\d+(?:[.,]\d+)?)/;

/** The first list whose lines all begin with a number ("52 cent for the farmer"), and what stands around it; null without one. */
export function sharesIn({ html }: RichText): Shares | null {
  const [list, lines] = /<ul>(.*?)<\/ul>/s.exec(html) ?? [];
  if (list === undefined || lines === undefined) return null;
  const shares = [...lines.matchAll(/<li>(.*?)<\/li>/gs)].map(([, words = '']) => ({
    amount: Number((firstNumber.exec(words)?.[1] ?? '').replace(',', '.')),
    words: { html: words },
  }));
  if (shares.length < 2 || shares.some(({ amount }) => !(amount > 0))) return null;
  const [before = '', after = ''] = html.split(list);
  return { before: part(before), shares, after: part(after) };
}

function part(html: string): RichText | null {
  return html.trim() === '' ? null : { html };
}
