import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pageUrl } from '../../forms/form-answer.ts';
import { allowed } from '../../ports/studio-context.ts';

/** /week is the first week with something to do. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { week, market } = allowed(context, 'week');
  const { searchParams } = pageUrl(request);
  return redirect(`/week/${await week.current(market)}${searchParams.size > 0 ? `?${searchParams}` : ''}`);
}
