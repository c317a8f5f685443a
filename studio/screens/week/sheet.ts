import { data, type LoaderFunctionArgs } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';
import { weekSheets } from '../../ports/week.ts';

/** A page to print, of one day (?day=2026-12-09) or of the whole week. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { week, market } = allowed(context, 'week');
  const sheet = weekSheets.find((each) => each === params.sheet);
  const day = new URL(request.url).searchParams.get('day');
  const page = sheet ? await week.print(market, { week: params.week ?? '', day, sheet }) : null;
  if (page === null) throw data(null, 404);
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
