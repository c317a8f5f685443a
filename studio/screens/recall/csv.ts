import type { LoaderFunctionArgs } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';
import { askedIn } from './asked.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { recall, market, person } = allowed(context, 'recall');
  const csv = await recall.csv(market, askedIn(new URL(request.url).searchParams), person);
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="recall.csv"',
    },
  });
}
