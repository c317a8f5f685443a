import { data, redirect } from 'react-router';
import { type FormAnswer, pageUrl, readForm, type SentForm } from '../../forms/form-answer.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { contentAnswerTexts } from '../../texts/content/answers.ts';
import { textsIn } from '../../texts/text-table.ts';
import { issueWords } from './issue-words.server.ts';
import { typedName } from './field-names.ts';
import { goneAnswer, keepAsNew } from './saving/keep-as-new.server.ts';
import { typedIn } from './saving/typed-in.server.ts';

type Studio = StudioContext & { person: Person };
type ItemParams = { kind?: string; name?: string };

export async function actOnItem(request: Request, { kind = '', name = '' }: ItemParams, studio: Studio) {
  const { editing, market, person } = studio;
  const text = textsIn(contentAnswerTexts, studio.language);
  const form = await readForm(request);
  const place = { kind, name };
  const { pathname, searchParams } = pageUrl(request);
  const here = `/content/${encodeURIComponent(kind)}/${encodeURIComponent(name)}`;
  const go = (path: string, change: Record<string, string | null>) => {
    const query = new URLSearchParams(searchParams);
    for (const each of ['done', 'discarded', 'left-out']) query.delete(each);
    for (const [each, value] of Object.entries(change))
      if (value === null) query.delete(each);
      else query.set(each, value);
    return redirect(`${path}${query.size > 0 ? `?${query}` : ''}`, 303);
  };
  if (form.name === 'discard') {
    const discarded = await editing.discard(market, { ...place, version: form.version ?? 0 }, person);
    if ('problem' in discarded) return answer(form, { '': text('changedMeanwhile') }, { status: 409 });
    const to = { row: null, ...(discarded.done !== null && { done: String(discarded.done) }) };
    return name.startsWith('~') ? go(`/content/${encodeURIComponent(kind)}`, to) : go(here, { ...to, discarded: '1' });
  }
  const isOther = await otherAct(request, form, { ...studio, ...place });
  if (isOther) return isOther;
  const asked = form.text('do');
  const [act = '', path = ''] = asked.split(':');
  if (asked === 'keep') return keepAsNew({ form, place }, studio);
  const typed = typedIn(form, asked);
  const saved = await editing.save(market, { ...place, typed }, person);
  if ('problem' in saved && saved.problem === 'gone') {
    // Without script there is no page left that could ask.
    const hasPage = new URL(request.url).pathname.endsWith('.data');
    return hasPage ? goneAnswer(form, { '': text('goneWhileTyped') }) : keepAsNew({ form, place }, studio);
  }
  if ('problem' in saved) return answer(form, { '': text('changedMeanwhile') }, { status: 409 });
  if ('problems' in saved) {
    const problems = Object.fromEntries(
      Object.entries(saved.problems).map(([each, why]) => [typedName(each), text(why)]),
    );
    const theirs = Object.fromEntries(Object.entries(saved.theirs).map(([each, value]) => [typedName(each), value]));
    const isConflict = Object.keys(theirs).length > 0;
    return answer(
      form,
      { ...problems, '': text(isConflict ? 'conflict' : 'problems') },
      { theirs, status: isConflict ? 409 : 422 },
    );
  }
  const { leftOut, open, done } = saved.saved;
  const isMove = /^(?:up|down|move)$/.test(act);
  if (act === 'send') {
    const [code = '', to = ''] = form.text(`to:${path}`).split('/');
    const other = studio.markets.find((each) => each.code === code);
    const target = other && { market: other, kind: 'static-pages', name: to };
    const row = target ? await editing.sendBlock(market, { ...place, path, to: target }, person) : null;
    if (row === null) return answer(form, { '': text('gone') }, { status: 410 });
    return redirect(
      `/content/static-pages/${encodeURIComponent(to)}?${new URLSearchParams({ market: code, row })}`,
      303,
    );
  }
  if (asked === 'publish') return go(`${here}/publish`, { row: null });
  return go(pathname, {
    // What is moved is opened where it was open; another row has another number by then.
    ...(open !== null && { row: isMove && searchParams.get('row') !== path ? null : open }),
    ...(act === 'open' && { row: path === '' ? null : path }),
    ...(done !== null && { done: String(done) }),
    ...(leftOut.length > 0 && { 'left-out': leftOut.join(', ') }),
  });
}

type About = Studio & { kind: string; name: string };

/** What is done at once, beside the draft. */
async function otherAct(request: Request, form: SentForm, { editing, market, person, language, kind, name }: About) {
  const text = textsIn(contentAnswerTexts, language);
  const to = (next: string, entry?: number) => {
    const query = new URLSearchParams({ market: market.code, ...(entry !== undefined && { done: String(entry) }) });
    return redirect(`/content/${encodeURIComponent(kind)}/${encodeURIComponent(next)}?${query}`, 303);
  };
  if (form.name === 'copy') {
    const made = await editing.create(market, { kind, from: name }, person);
    return made === null ? answer(form, { '': text('gone') }, { status: 410 }) : to(made);
  }
  if (form.name === 'unplan') {
    const entry = await editing.unplan(market, { kind, name }, person);
    return entry === null ? to(name) : to(name, entry);
  }
  if (form.name !== 'rename' && form.name !== 'move') return null;
  const typed = form.text('to');
  const isRight =
    form.name === 'rename'
      ? /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(typed) && typed.length <= 120
      : /^[1-9]\d{0,5}$/.test(typed);
  if (!isRight) return answer(form, { to: text(form.name === 'rename' ? 'wrongName' : 'wrongPlace') }, { status: 422 });
  const acted =
    form.name === 'rename'
      ? await editing.rename(market, { kind, name, to: typed }, person)
      : await editing.move(market, { kind, name, to: Number(typed) }, person);
  if ('done' in acted) return to(acted.name, acted.done);
  if ('problem' in acted) return answer(form, { '': text('gone') }, { status: 410 });
  return answer(form, { to: acted.issues.map((issue) => issueWords(issue, language)).join(' ') }, { status: 422 });
}

/** Everything comes back as it was typed, also of fields with several values. */
type Refusal = { status: number; theirs?: Record<string, string> };

function answer(form: SentForm, problems: Record<string, string>, { status, theirs = {} }: Refusal) {
  const values = Object.fromEntries(Object.keys(form.values).map((name) => [name, form.all(name).join('\n')]));
  return data({ form: form.name, problems, values, theirs } satisfies FormAnswer, { status });
}
