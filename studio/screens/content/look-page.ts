import { data, type LoaderFunctionArgs } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';
import { previewDay } from './preview/preview-day.ts';

/** The page of the shop with the draft in it; server/studio says that nobody keeps or frames it elsewhere. */
export async function loader({ request, context, params: { kind = '', name = '' } }: LoaderFunctionArgs) {
  const studio = allowed(context, 'content');
  const day = previewDay(new URL(request.url).searchParams.get('day'), studio);
  const look = await studio.editing.look(studio.market, { kind, name }, { origin: studio.origin, day });
  if (!look?.html) throw data(null, 404);
  return new Response(look.html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
