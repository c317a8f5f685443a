import { data, type LoaderFunctionArgs } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';

/** Pages of the shop to choose from, for fields that hold an address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { editing, market } = allowed(context, 'content');
  const search = (new URL(request.url).searchParams.get('find') ?? '').replaceAll('\0', '').slice(0, 100);
  return data({ links: await editing.links(market, search) });
}
