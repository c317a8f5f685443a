import { data, redirect } from 'react-router';
import type { FormAnswer, SentForm } from '../../../forms/form-answer.ts';
import type { ItemPath } from '../../../ports/editing.ts';
import type { Person } from '../../../ports/people.ts';
import type { StudioContext } from '../../../ports/studio-context.ts';
import { contentAnswerTexts } from '../../../texts/content/answers.ts';
import { textsIn } from '../../../texts/text-table.ts';
import { typedName } from '../field-names.ts';
import { typedIn } from './typed-in.server.ts';

type About = { form: SentForm; place: ItemPath };

/** What was taken out meanwhile goes on as something new, with all that was typed. */
export async function keepAsNew({ form, place }: About, studio: StudioContext & { person: Person }) {
  const { editing, market, person, language } = studio;
  const text = textsIn(contentAnswerTexts, language);
  const kept = await editing.keepAsNew(market, { ...place, typed: typedIn(form, '') }, person);
  if (kept !== null && 'done' in kept) {
    const query = new URLSearchParams({ market: market.code, done: String(kept.done) });
    return redirect(`/content/${encodeURIComponent(place.kind)}/${encodeURIComponent(kept.name)}?${query}`, 303);
  }
  const problems = Object.entries(kept?.problems ?? {}).map(([path, why]) => [typedName(path), text(why)] as const);
  return goneAnswer(form, { ...Object.fromEntries(problems), '': text(kept ? 'problems' : 'goneWhileTyped') });
}

export type GoneAnswer = FormAnswer & { isGone: true };

/** The page stays as it was typed into, and offers to keep it. */
export function goneAnswer(form: SentForm, problems: Record<string, string>) {
  const values = Object.fromEntries(Object.keys(form.values).map((name) => [name, form.all(name).join('\n')]));
  return data({ form: form.name, problems, values, isGone: true } satisfies GoneAnswer, { status: 410 });
}
