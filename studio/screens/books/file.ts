import { data, type LoaderFunctionArgs } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';
import { askedPeriod } from './asked.ts';

const kinds = ['csv', 'datev', 'zip'] as const;

/** A file for the bookkeeper, for owners. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const studio = allowed(context, 'books');
  const query = new URL(request.url).searchParams;
  const kind = kinds.find((each) => each === query.get('kind'));
  if (!kind) throw data(null, 404);
  const file = await studio.books.file(studio.market, { kind, period: askedPeriod(query, studio) }, studio.person);
  return new Response(new Uint8Array(file.bytes), {
    headers: { 'content-type': file.type, 'content-disposition': `attachment; filename="${file.name}"` },
  });
}
