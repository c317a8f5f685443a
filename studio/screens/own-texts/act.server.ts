/** Writes one text in the place of ours, or goes back to ours. Others' texts stay as they are stored. */
import { redirect } from 'react-router';
import { ownTextForm, ownTextProblem, type OwnTexts } from '#rules/settings/own-texts.ts';
import { done, pageUrl, readForm, refuse, type SentForm } from '../../forms/form-answer.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { ownTextsTexts } from '../../texts/own-texts.ts';
import { textsIn } from '../../texts/text-table.ts';

type Studio = StudioContext & { person: Person };

export async function actOnOwnTexts(request: Request, studio: Studio) {
  const { market, ownTexts, language } = studio;
  const form = await readForm(request);
  const text = textsIn(ownTextsTexts, language);
  const key = form.text('key');
  const ours = ownTexts.ours(market.code).find((each) => each.key === key)?.text;
  if (ours === undefined) return refuse(form, { '': text('gone') }, { status: 404 });
  if (form.name === 'back') return save(request, { form, studio, key, next: null });
  const problem = ownTextProblem(ours, form.text('text'));
  if (problem) {
    const names = 'names' in problem ? problem.names.map((name) => `{{${name}}}`).join(', ') : '';
    return refuse(form, { text: text(problem.kind, { names }) });
  }
  const typed = ownTextForm(form.text('text'));
  return save(request, { form, studio, key, next: typed === ours ? null : typed });
}

type Wanted = { form: SentForm; studio: Studio; key: string; next: string | null };

async function save(request: Request, { form, studio, key, next }: Wanted) {
  const { settings, market, person, language } = studio;
  const text = textsIn(ownTextsTexts, language);
  const { values, versions } = await settings.read(market.code);
  const stored: OwnTexts = values.texts ?? {};
  const before = Object.hasOwn(stored, key) ? (stored[key] ?? '') : '';
  // Somebody else wrote it since this page was made.
  if (before !== form.text('was') && before !== (next ?? '')) {
    return refuse(form, { text: text('changed') }, { status: 409, theirs: { text: before || text('asOurs') } });
  }
  const { [key]: _, ...others } = stored;
  const texts = next === null ? others : { ...others, [key]: next };
  const value = Object.keys(texts).length === 0 ? null : texts;
  const changes = [{ key: 'texts' as const, value, version: versions.texts ?? 0 }];
  const saved = await settings.save({ market: market.code, personId: person.id, part: 'texts', changes });
  if ('notAllowed' in saved) return refuse(form, { text: text('tooMany') });
  if ('conflicts' in saved) return refuse(form, { text: text('again') }, { status: 409 });
  const { pathname, searchParams } = pageUrl(request);
  searchParams.delete('edit');
  const url = new URL(request.url);
  url.search = searchParams.toString();
  if (saved.done !== null) return done(new Request(url, { headers: request.headers }), saved.done);
  return redirect(`${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`, 303);
}
