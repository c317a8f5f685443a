/** What taps of the packing screen do. */
import { data, replace } from 'react-router';
import { done, readForm, refuse, type SentForm } from '../../forms/form-answer.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import type { DayPress, WeekAnswer } from '../../ports/week.ts';
import { textsIn } from '../../texts/text-table.ts';
import { weekTexts } from '../../texts/week.ts';
import { isOrderNumber } from '../../words/is-day.ts';
import { momentWords } from '../../words/moment-words.ts';

type Studio = StudioContext & { person: Person };

export async function actOnWeek(request: Request, studio: Studio) {
  const form = await readForm(request);
  const answer = await press(form, studio);
  if (answer === null) throw data(null, 400);
  // A day of taps is one step back in the browser, not forty.
  if ('done' in answer) return replace(done(request, answer.done).headers.get('location') ?? '/week');
  const text = textsIn(weekTexts, studio.language);
  if ('changed' in answer) {
    const { name, at, before, after, version } = answer.changed;
    const words = { name, at: momentWords(at, studio), before: before || '–', after: after || '–' };
    return refuse(form, { '': text('changedSince', words) }, { version, status: 409 });
  }
  if ('failed' in answer) return refuse(form, { '': text('notAll', { names: answer.failed }) }, { status: 409 });
  const problems = {
    state: 'stateWrong',
    unpaid: 'unpaidNow',
    late: 'lateNow',
    unknown: 'unknownNow',
    nothing: 'nothingNow',
    withdrawn: 'withdrawnNow',
    lastLine: 'lastLineNow',
  } as const;
  return refuse(form, { '': text(problems[answer.problem]) }, { status: 409 });
}

/** Null for what no form of the page sends. */
async function press(form: SentForm, { week, market, person }: Studio): Promise<WeekAnswer | null> {
  const number = form.text('number');
  const { version } = form;
  if (form.name === 'pack') return week.pack({ number, version }, person);
  if (form.name === 'unpack') return week.unpack(number, person);
  if (form.name === 'packedAll') return week.packAll(market, dayIn(form), person);
  if (form.name === 'sent') return week.sendAll(market, dayIn(form), person);
  if (form.name === 'sendNow') return week.sendNow(Number(form.text('done')), person);
  if (form.name === 'withdrawn') return week.acceptWithdrawal({ number, version }, person);
  const position = Number(form.text('position'));
  if (!Number.isSafeInteger(position)) return null;
  if (form.name === 'less') return week.lessen({ number, version, position }, person);
  if (form.name !== 'animals') return null;
  const animals = form
    .text('animals')
    .split(/[,;\n]/)
    .map((tag) => tag.trim().slice(0, 60))
    .filter((tag) => tag !== '');
  return week.correctAnimals({ number, version, position, animals: animals.slice(0, 20) }, person);
}

const most = 200;

/** The orders of a day as they were shown: numbers with their versions. */
function dayIn(form: SentForm): DayPress {
  const orders = form
    .text('orders')
    .split(' ')
    .map((each) => each.split(':'))
    .filter(([number = '', version = '']) => isOrderNumber(number) && /^\d{1,9}$/.test(version))
    .map(([number = '', version]) => ({ number, version: Number(version) }));
  return { day: form.text('day').slice(0, 10), orders: orders.slice(0, most) };
}
