import { data, redirect } from 'react-router';
import { refuse, type SentForm } from '../../../forms/form-answer.ts';
import type { ItemPath } from '../../../ports/editing.ts';
import type { Person } from '../../../ports/people.ts';
import type { StudioContext } from '../../../ports/studio-context.ts';
import { contentPlanTexts } from '../../../texts/content/plan.ts';
import { contentPublishTexts } from '../../../texts/content/publish.ts';
import { textsIn } from '../../../texts/text-table.ts';
import { plannedWords } from '../../../words/moment-words.ts';

type Studio = StudioContext & { person: Person };
type ItemToPlan = ItemPath & { version: number; isSure: boolean };

/** Plans that another thing may go with. */
export async function openPlans(studio: StudioContext) {
  const plans = await studio.editing.plans(studio.market);
  const waiting = plans.filter(({ problem }) => problem === null);
  return [...Map.groupBy(waiting, ({ id }) => id)].map(([id, of]) => ({
    value: id,
    title: `${of[0] ? plannedWords(of[0].at, studio) : ''}: ${of.map(({ title }) => title).join(', ')}`,
  }));
}

export async function planItem(request: Request, form: SentForm, { asked, ...studio }: Studio & { asked: ItemToPlan }) {
  const { editing, market, person, language } = studio;
  const text = textsIn(contentPlanTexts, language);
  const said = textsIn(contentPublishTexts, language);
  const { kind, name, version, isSure } = asked;
  const [day, time, joins] = [form.text('day'), form.text('time'), form.text('joins')];
  const planned = await editing.plan(market, { kind, name, version, isSure, day, time, joins }, person);
  if ('done' in planned) {
    const query = new URLSearchParams({ market: market.code, done: String(planned.done) });
    return redirect(`/content/${encodeURIComponent(kind)}/${encodeURIComponent(name)}?${query}`, 303);
  }
  switch (planned.problem) {
    case 'gone':
      throw data(null, 404);
    case 'noSuchTime':
      return refuse(form, { time: text('noSuchTime', { offer: planned.offer }) });
    case 'notATime':
    case 'past':
    case 'far':
      return refuse(form, { time: text(planned.problem) });
    case 'prices':
      return refuse(form, { sure: said('notSure') });
    case 'issues':
      return refuse(form, { '': said('stopped') });
    default:
      return refuse(form, { '': said(planned.problem) }, { status: 409 });
  }
}
