import type { LoaderFunctionArgs } from 'react-router';
import { studioOf } from '../../ports/studio-context.ts';

/** Pages of the studio may hold no styles of their own, and pages to print are such. */
export function loader({ context }: LoaderFunctionArgs) {
  return new Response(studioOf(context).week.printStyles, { headers: { 'content-type': 'text/css; charset=utf-8' } });
}
