/** Two presses: one to look, one to send. What leaves cannot be taken back. */
import { data } from 'react-router';
import { done, pageUrl, readForm, refuse } from '../../forms/form-answer.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { recallTexts } from '../../texts/recall.ts';
import { textsIn } from '../../texts/text-table.ts';
import { askedIn } from './asked.ts';
import { mailboxesOf } from './mailboxes.ts';

export async function actOnRecall(
  request: Request,
  { recall, market, person, language }: StudioContext & { person: Person },
) {
  const text = textsIn(recallTexts, language);
  const form = await readForm(request);
  const asked = askedIn(pageUrl(request).searchParams);
  const words = form.text('words').slice(0, 5000);
  if (words.length < 10) return refuse(form, { words: text('noWords') });
  const count = mailboxesOf(await recall.find(market, asked)).length;
  if (form.text('do') !== 'send') return data({ form: form.name, problems: {}, values: form.values, review: count });
  if (Number(form.text('count')) !== count)
    return data(
      { form: form.name, problems: { '': text('others', { count }) }, values: form.values, review: count },
      { status: 409 },
    );
  const mailed = await recall.mail(market, { ...asked, words }, person);
  return mailed ? done(request, mailed.done) : refuse(form, { '': text('noMail') }, { status: 409 });
}
