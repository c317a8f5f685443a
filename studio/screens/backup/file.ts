import { data, type LoaderFunctionArgs } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';

/** A backup as a file, for owners. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { backups, person } = allowed(context, 'people');
  const name = new URL(request.url).searchParams.get('name') ?? '';
  const found = await backups.open(name, person);
  if (!found) throw data(null, 404);
  return new Response(found.body, {
    headers: {
      'content-type': 'application/gzip',
      'content-length': String(found.bytes),
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}
