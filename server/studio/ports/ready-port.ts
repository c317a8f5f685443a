import type { StudioLanguage } from '#rules/people/roles.ts';
import type { Readiness } from '#server/selling/readiness.ts';
import type { ReadyPort } from '#studio/ports/ready.ts';
import { readyFactTexts, readyTexts } from '#studio/texts/ready.ts';
import { langTagOf, textsIn } from '#studio/texts/text-table.ts';

/** In the language of the person who is signed in. */
export function readyPort({ lines }: Pick<Readiness, 'lines'>, language: StudioLanguage): ReadyPort {
  const text = textsIn(readyTexts, language);
  const factText = textsIn(readyFactTexts, language);
  const list = new Intl.ListFormat(langTagOf(language), { type: 'conjunction' });
  return async (market) =>
    (await lines(market)).map(({ id, isDone, demo = [], page }) => ({
      id,
      isDone,
      page,
      words:
        demo.length === 0 ? text(id) : text('sellerOf', { facts: list.format(demo.map((fact) => factText(fact))) }),
    }));
}
