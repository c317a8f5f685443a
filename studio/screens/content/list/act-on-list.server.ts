import { data, redirect } from 'react-router';
import { done, readForm, refuse } from '../../../forms/form-answer.ts';
import type { Person } from '../../../ports/people.ts';
import type { StudioContext } from '../../../ports/studio-context.ts';
import { contentListTexts } from '../../../texts/content/list.ts';
import { textsIn } from '../../../texts/text-table.ts';
import { issueWords } from '../issue-words.server.ts';
import { actOnMany } from './act-on-many.server.ts';

export async function actOnList(request: Request, kind: string, studio: StudioContext & { person: Person }) {
  const { editing, market, person, language } = studio;
  const text = textsIn(contentListTexts, language);
  const form = await readForm(request);
  if (form.name === 'new') {
    const name = await editing.create(market, { kind, from: null }, person);
    if (name === null) throw data(null, 404);
    return redirect(`/content/${encodeURIComponent(kind)}/${name}?market=${market.code}`, 303);
  }
  if (form.name === 'many') return actOnMany(request, form, { ...studio, kind });
  const place = { kind, name: form.text('name') };
  const moved = await editing.move(market, { ...place, to: Number(form.text('to')) || 1 }, person);
  if ('done' in moved) return done(request, moved.done);
  const why = 'problem' in moved ? text('gone') : moved.issues.map((issue) => issueWords(issue, language)).join(' ');
  return refuse(form, { '': text('refused', { why }) }, { status: 409 });
}
