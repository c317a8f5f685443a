/** What waits and is done by one press, with its undo. */
import { redirect } from 'react-router';
import { done, readForm, refuse } from '../../forms/form-answer.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { textsIn } from '../../texts/text-table.ts';
import { todayTexts } from '../../texts/today.ts';

export async function actOnToday(request: Request, studio: StudioContext & { person: Person }) {
  const { content, market, person, language } = studio;
  const form = await readForm(request);
  if (form.name !== 'voices') return redirect('/', 303);
  const removed = await content.removeDemoVoices(market, person);
  if ('done' in removed) return done(request, removed.done);
  const text = textsIn(todayTexts, language);
  return refuse(form, { '': text('notTakenAway', { why: removed.refused.join(' ') }) });
}
