/** One press for several orders: each by itself, undone together. */
import { done, readForm, refuse } from '../../forms/form-answer.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { ordersTexts } from '../../texts/orders/orders.ts';
import { textsIn } from '../../texts/text-table.ts';
import { isOrderNumber } from '../../words/is-day.ts';

const most = 50;

export async function actOnOrders(request: Request, { orders, person, language }: StudioContext & { person: Person }) {
  const form = await readForm(request);
  const text = textsIn(ordersTexts, language);
  const numbers = form.all('number').filter(isOrderNumber).slice(0, most);
  const to = form.text('do') === 'sent' ? 'sent' : 'packed';
  if (numbers.length === 0) return refuse(form, { '': text('noneChosen') });
  const shown = numbers.map((number) => {
    const version = Number(form.text(`version.${number}`));
    return { number, version: Number.isSafeInteger(version) ? version : null };
  });
  const moved = await orders.moveMany({ orders: shown, to, by: { id: person.id, name: person.name } });
  const failed = moved.failed.map(({ number, name }) => `${number} ${name}`.trim());
  // Where somebody else has just done the same, it is done.
  const count = numbers.length - failed.length;
  const problem = { '': text('notAll', { numbers: failed.join(', ') }) };
  if (count === 0) return refuse(form, problem, { status: 409 });
  const entry = await orders.record(person, {
    what: `orders.${to}Many`,
    about: { count },
    undo: { batch: moved.batch },
  });
  const answer = done(request, entry);
  if (failed.length > 0) {
    const [path = '', query] = (answer.headers.get('location') ?? '').split('?');
    const params = new URLSearchParams(query);
    // Nobody's name stands in an address.
    params.set('failed', moved.failed.map(({ number }) => number).join(','));
    answer.headers.set('location', `${path}?${params}`);
  }
  return answer;
}
