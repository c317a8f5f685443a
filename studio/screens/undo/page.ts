import { type ActionFunctionArgs, redirect } from 'react-router';
import { fieldsOf } from '../../forms/form-answer.ts';
import { signedIn } from '../../ports/studio-context.ts';

/** Takes back what a toast or a line of Today says, and returns to the page it stood on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { person, undo } = signedIn(context);
  const form = await fieldsOf(request);
  const [id, back] = [Number(form.get('id')), form.get('back')];
  const isDone = Number.isSafeInteger(id) && id > 0 && (await undo(id, person));
  const to = typeof back === 'string' && /^\/[\w/-]*$/.test(back) && !back.startsWith('//') ? back : '/';
  const market = new URL(request.url).searchParams.get('market');
  const query = new URLSearchParams({ ...(market && { market }), ...(!isDone && { undo: 'late' }) });
  return redirect(`${to}${query.size > 0 ? `?${query}` : ''}`, 303);
}

export function loader() {
  return redirect('/');
}
