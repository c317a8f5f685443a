import type { ActionFunctionArgs } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';
import { addFiles } from './act.server.ts';

/** One file at a time, for scripts that show how far it is. */
export async function action({ request, context }: ActionFunctionArgs) {
  const [line] = await addFiles(request, allowed(context, 'pictures'));
  return Response.json(line ?? null, { status: line?.status ?? 400 });
}
