import { forbiddenClaims } from '#rules/food/claims.ts';
import type { CheckInput } from './check-input.ts';
import type { ContentIssue } from '../content-files.ts';
import { type KindName, kindNames } from '../kinds.ts';
import { textsOf } from '../texts-of.ts';

/** Nothing is promised of food that the law keeps for others or refuses. */
export function checkClaims({ market, files }: Pick<CheckInput, 'market' | 'files'>): ContentIssue[] {
  const language = market.langTag.slice(0, 2);
  return kindNames
    .filter((kind) => kind !== 'redirects')
    .flatMap((kind) =>
      files.items[kind].flatMap(({ file, doc }) =>
        textsOf(doc)
          .filter(({ path }) => !isName(kind, path))
          .flatMap(({ path, text }) =>
            forbiddenClaims(language, text).map((reason) => ({ file, field: path, reason })),
          ),
      ),
    );
}

/** The specification gives addresses, and a recipe may ask for ham from wherever it comes. */
function isName(kind: KindName, path: string): boolean {
  return path.endsWith('slug') || (kind === 'recipes' && path.startsWith('ingredients.'));
}
