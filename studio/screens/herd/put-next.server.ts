/** The next animal of the same packages: then its page is shown. */
import { data, redirect } from 'react-router';
import { firstSlaughterDay } from '#rules/herd/slaughter-week.ts';
import { localDate } from '#rules/time/local-time.ts';
import { pageUrl, refuse, type SentForm } from '../../forms/form-answer.ts';
import type { HerdAnimal } from '../../ports/herd.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { herdProblemTexts } from '../../texts/herd/problems.ts';
import { textsIn } from '../../texts/text-table.ts';
import { isDay } from '../../words/is-day.ts';
import { plainDay } from '../../words/plain-day.ts';
import { readWhole } from './read-typed.ts';

type Studio = StudioContext & { person: Person };

export async function putNext(request: Request, form: SentForm, about: { animal: HerdAnimal; studio: Studio }) {
  const { animal, studio } = about;
  const { market, person, language, herd } = studio;
  const text = textsIn(herdProblemTexts, language);
  const day = form.text('day');
  const totals = animal.shares.map(({ slug }) => [slug, readWhole(form.text(`next-${slug}`), 10_000)] as const);
  const wrong = totals.filter(([, total]) => total === null).map(([slug]) => slug);
  if (!isDay(day) || wrong.length > 0)
    return refuse(form, {
      ...(!isDay(day) && { day: text('notDay') }),
      ...Object.fromEntries(wrong.map((slug) => [`next-${slug}`, text('notCount')])),
    });
  const line = (field: string, most: number) => form.text(field).replaceAll(/\s+/g, ' ').slice(0, most);
  const asked = {
    tag: animal.tag,
    version: form.version ?? 0,
    prefix: line('prefix', 20),
    numbers: line('numbers', 100),
    day,
    totals: new Map(totals.map(([slug, total]) => [slug, total ?? 0])),
  };
  const put = await herd.next(market, asked, person);
  if ('done' in put) {
    const { searchParams } = pageUrl(request);
    searchParams.set('done', String(put.done));
    return redirect(`/herd/${put.tag}?${searchParams}`, 303);
  }
  if ('refused' in put) return refuse(form, { '': text('refused', { why: put.refused.join(' ') }) });
  const { problem } = put;
  if (problem === 'gone') throw data(null, 404);
  if (problem === 'changed') {
    const now = await herd.find(market, animal.tag);
    return refuse(form, { '': text('changed') }, { status: 409, version: now?.version ?? 0 });
  }
  if (problem === 'notNow') return refuse(form, { '': text('notNow') }, { status: 409 });
  const first = plainDay(firstSlaughterDay(localDate(studio.now, market.timeZone)), 'short', language);
  if (problem === 'early' || problem === 'late') return refuse(form, { day: text(problem, { day: first }) });
  if (problem === 'tooMuch') return refuse(form, { '': text('breedTooMuch') });
  return refuse(form, { [problem === 'noBoxes' ? '' : 'numbers']: text(problem) });
}
