/** What is wrong with the content as it stands, in an owner's words. Looked for aside: nobody waits for it. */
import type { Market } from '#contract/market.ts';
import type { StudioLanguage } from '#rules/people/roles.ts';
import type { ContentEditor } from '#server/content/content-editor.ts';
import { ChangeRefused, issueLine } from '#services/content/editing/refused.ts';
import { kindNamed } from './editing/kind-named.ts';
import { contentProblemTexts } from '#studio/texts/content/content-problems.ts';
import { textsIn } from '#studio/texts/text-table.ts';

type Parts = {
  editor: Pick<ContentEditor, 'ask'>;
  clock: () => Date;
  log: { warn(details: object, message: string): void };
};

/** So long one look holds; and so long a page waits for the first. */
const [keptMs, waitMs] = [60_000, 400];

export function createContentProblems({ editor, clock, log }: Parts) {
  const looks = new Map<string, { at: number; lines: string[]; looking: Promise<void> }>();

  /** What `content check` would say of what is stored. */
  async function linesOf(market: string): Promise<string[]> {
    try {
      const options = { title: 'check', isDryRun: true };
      const { standing } = await editor.ask({ do: 'change', market, edits: [], options });
      return standing.map(issueLine);
    } catch (error) {
      // What is wrong only since a setting was changed keeps any change from being made.
      if (error instanceof ChangeRefused) return error.lines;
      throw error;
    }
  }

  function look(market: string): Promise<void> {
    const before = looks.get(market);
    const at = clock().getTime();
    if (before && at - before.at < keptMs) return before.looking;
    const next = { at, lines: before?.lines ?? [], looking: Promise.resolve() };
    next.looking = linesOf(market).then(
      (lines) => void (next.lines = lines),
      (err: unknown) => log.warn({ err, market }, 'problems of content could not be looked for'),
    );
    looks.set(market, next);
    return next.looking;
  }

  return async ({ code }: Market, language: StudioLanguage): Promise<{ words: string; to: string | null }[]> => {
    await Promise.race([look(code), new Promise((over) => setTimeout(over, waitMs).unref())]);
    return (looks.get(code)?.lines ?? []).map((line) => ({
      words: problemWords(line, language),
      to: problemPlace(line),
    }));
  };
}

type Kind = Exclude<keyof typeof contentProblemTexts, 'line'>;

/** The first that fits: checks are written for engineers, and an owner needs to know where to look and for what. */
const kinds: [Kind, RegExp][] = [
  ['picture', /picture|image|\bshows\b|photo/],
  ['missing', /there is no |leads nowhere|names its farmer|is gone/],
  ['law', /\blaw\b|beef|pork|lamb|fish|ingredient|nutrition|approval|emphasis|<strong>|pregnant|somebody/],
  ['days', /season|\bday\b|month|deliver(?:ed|y_date)/],
  ['numbers', /\bkg\b|price|costs|numbers|buyers|sold|animals|number|worth|km\b/],
];

/** Where it is put right; null for what is no item, such as a file. */
export function problemPlace(line: string): string | null {
  const [, kind = '', name = ''] = /^([a-z-]+)\/([^\s/:]+)(?: |:)/.exec(line) ?? [];
  return kindNamed(kind) === null || name.endsWith('.json') ? null : `/content/${kind}/${encodeURIComponent(name)}`;
}

/** "packages/runderbox product_price: …" is a line about the package runderbox. */
export function problemWords(line: string, language: StudioLanguage): string {
  const [, place = '', reason = ''] = /^(\S+)(.*)$/s.exec(line) ?? [];
  const [kind] = kinds.find(([, pattern]) => pattern.test(reason)) ?? ['other' as const];
  const text = textsIn(contentProblemTexts, language);
  const [file = place] = place.split(/\.json|:/);
  const name = file.split('/').at(-1) ?? file;
  return text('line', { name: name.replaceAll('-', ' '), what: text(kind) });
}
