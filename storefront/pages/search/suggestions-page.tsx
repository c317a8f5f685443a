/** The best hits of a few words, for the field they are typed into. */
import { plainText } from '#contract/fields/plain-text.ts';
import { statusOfText } from '#rules/search/search.ts';
import { siteSearchMaximumLength } from '#rules/search/search-bounds.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import { requestContext } from '#storefront/request-context.ts';
import { hitAddress, searchAddress } from './load.server.ts';
import type { Route } from './+types/suggestions-page';

/** While somebody types. */
const suggestionsPerKind = 2;
const mostSuggestions = 7;

export type Suggestion = { to: string; title: string; kind: string };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const q = (ctx.query.get('q') ?? '').slice(0, siteSearchMaximumLength);
  const query = { q, per_kind: suggestionsPerKind };
  const found = statusOfText(q) === 'search_it' ? await orNull(ctx.content.search({ query }), ctx.log) : null;
  const hits = (found?.groups ?? []).flatMap(({ kind, hits: best }) =>
    best.flatMap((hit): Suggestion[] => {
      const to = hitAddress(ctx, kind, hit);
      const by = kind === 'tags' && hit.farmer ? `, ${hit.farmer.name}` : '';
      return to === null ? [] : [{ to, title: `${plainText(hit.title)}${by}`, kind: ctx.text(`find:kinds.${kind}`) }];
    }),
  );
  const suggestions = hits.slice(0, mostSuggestions);
  const all = { to: searchAddress(ctx, q), title: ctx.text('find:showAll', { query: q }), kind: '' };
  return Response.json(suggestions.length > 0 ? [...suggestions, all] : [], {
    headers: { 'cache-control': 'private, max-age=60' },
  });
}
