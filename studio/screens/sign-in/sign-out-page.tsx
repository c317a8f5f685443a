import { type ActionFunctionArgs, redirect } from 'react-router';
import { studioOf } from '../../ports/studio-context.ts';

export async function action({ context }: ActionFunctionArgs) {
  const { people, person, session, sessionCookie } = studioOf(context);
  if (person && session) await people.sessions.end(session.id, person.id);
  return redirect('/sign-in', { status: 303, headers: { 'set-cookie': sessionCookie(null) } });
}

export function loader() {
  return redirect('/');
}
