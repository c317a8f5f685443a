import { isRecord } from '#contract/fields/json.ts';
import { forbiddenClaims } from '#rules/food/claims.ts';
import type { CheckInput } from './check-input.ts';
import type { ContentIssue } from '../content-files.ts';
import { type Doc, type KindName, kindNames, textOf } from '../kinds.ts';
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
            forbiddenClaims(language, text)
              .filter((reason) => !rightsOf(doc).some((name) => reason.toLowerCase().startsWith(`"${name}`)))
              .map((reason) => ({ file, field: path, reason })),
          ),
      ),
    );
}

/** Whose certificates name a protected name may bear it. */
function rightsOf({ certificates }: Doc): string[] {
  const known: unknown[] = Array.isArray(certificates) ? certificates : [];
  return known.filter(isRecord).flatMap(({ name }) => textOf(name).toLowerCase() || []);
}

/** The specification gives addresses, and a recipe may ask for ham from wherever it comes. */
function isName(kind: KindName, path: string): boolean {
  return path.endsWith('slug') || (kind === 'recipes' && path.startsWith('ingredients.'));
}
