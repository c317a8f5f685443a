import { data, type LoaderFunctionArgs } from 'react-router';
import { readPaperNumber } from '#rules/books/paper-number.ts';
import { allowed } from '../../ports/studio-context.ts';

/** One invoice or credit note as PDF. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { books, market } = allowed(context, 'books');
  const number = readPaperNumber(params.number ?? '');
  const file = number === null ? null : await books.paper(market, number);
  if (!file) throw data(null, 404);
  return new Response(new Uint8Array(file.bytes), {
    headers: { 'content-type': file.type, 'content-disposition': `inline; filename="${file.name}"` },
  });
}
