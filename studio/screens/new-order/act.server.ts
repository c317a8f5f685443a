/** Finds customers, works out what goods come to, and places the order. Nothing that was typed is lost in between. */
import { data, redirect } from 'react-router';
import { may } from '#rules/people/roles.ts';
import { type FormAnswer, readForm, type SentForm } from '../../forms/form-answer.ts';
import type { Buyer, Offer, Placed, Seen, Wanted } from '../../ports/orders.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { newOrderTexts } from '../../texts/orders/new-order.ts';
import { textsIn } from '../../texts/text-table.ts';
import { capital, plainDay } from '../../words/plain-day.ts';
import { buyerFields, readBuyer } from '../orders/buyer-fields.ts';
import { cents, formatCents } from '#rules/money/cents.ts';

type Studio = StudioContext & { person: Person };

const formName = 'new-order';

function wantedIn({ values }: Pick<SentForm, 'values'>): Wanted[] {
  return Object.entries(values).flatMap(([field, value]): Wanted[] => {
    const [, kind, id] = /^q\.(article|piece)-(\d{1,9})$/.exec(field) ?? [];
    const quantity = /^\d{1,3}$/.test(value.trim()) ? Number(value) : 0;
    if (id === undefined || quantity === 0) return [];
    return [{ good: { kind: kind === 'piece' ? 'piece' : 'article', id: Number(id) }, quantity }];
  });
}

function seenOf({ total, lines }: Offer): Seen {
  return {
    total,
    lines: Object.fromEntries(lines.map(({ key, unitPrice, quantity }) => [key, { unitPrice, quantity }])),
  };
}

/** What nobody has seen is not what is offered. */
function readSeen(text: string): Seen {
  try {
    const seen: unknown = JSON.parse(text);
    if (typeof seen === 'object' && seen !== null && 'total' in seen && 'lines' in seen) return seen as Seen;
  } catch {
    // A form of ours always sends it whole.
  }
  return { total: -1, lines: {} };
}

function shown(offer: Offer, { market, language }: Studio) {
  const money = (amount: number) => formatCents(cents(amount), market);
  return {
    lines: offer.lines.map(({ key, name, quantity, total }) => ({ key, name, quantity, amount: money(total) })),
    delivery: money(offer.delivery),
    total: money(offer.total),
    days: offer.days.map((day) => ({ value: day, title: capital(plainDay(day, 'long', language)) })),
    needsDay: offer.needsDay,
    hasWine: offer.hasWine,
    seen: JSON.stringify(seenOf(offer)),
  };
}

type Found = { id: string; name: string; about: string };
export type NewOrderAnswer = FormAnswer & { offer: ReturnType<typeof shown> | null; found: Found[] | null };

export async function actOnNewOrder(request: Request, studio: Studio) {
  const { orders, market, person, language } = studio;
  const form = await readForm(request);
  const text = textsIn(newOrderTexts, language);
  const wanted = wantedIn(form);
  const offer = wanted.length > 0 ? await orders.offer(market, wanted) : null;
  const answer = (problems: Record<string, string> = {}, more: Partial<NewOrderAnswer> = {}, status = 200) => {
    const view = offer && offer.lines.length > 0 ? shown(offer, studio) : null;
    const whole: NewOrderAnswer = { form: formName, problems, values: form.values, offer: view, found: null, ...more };
    return data(whole, status);
  };
  const mayFind = may(person.role, 'customers');
  if (form.has('take') && mayFind) return answer({}, { values: { ...form.values, ...(await taken(form, studio)) } });
  const pressed = form.text('do');
  if (pressed === 'find' && mayFind) {
    const people = await orders.findCustomers(market, form.text('search').slice(0, 100));
    const found = people.slice(0, 8).map(({ id, email, person: buyer }) => ({
      id,
      name: buyer?.name ?? email ?? '–',
      about: [buyer?.city ?? '', email ?? '', buyer?.phone ?? ''].filter((part) => part !== '').join(', '),
    }));
    return answer({}, { found });
  }
  if (!offer || offer.lines.length === 0) return answer({ '': text('empty') }, {}, 422);
  if (pressed !== 'place') return answer();
  const placed = await orders.place({
    market,
    by: { id: person.id, name: person.name },
    wanted,
    formKey: form.text('formKey'),
    seen: readSeen(form.text('seen')),
    customerId: mayFind && form.text('customer') !== '' ? form.text('customer') : null,
    person: readBuyer(form),
    email: form.text('email'),
    deliveryDay: form.text('deliveryDay') === '' ? null : form.text('deliveryDay'),
    note: form.text('note'),
    isOfAge: form.has('isOfAge'),
    paidBy: (['cash', 'card'] as const).find((way) => way === form.text('payment')) ?? null,
    tell: form.has('mail') ? 'later' : 'no',
  });
  if (placed.result !== 'placed') return answer(problemsOf(placed, text), {}, 422);
  const { number } = placed.order;
  const entry = await orders.record(person, {
    what: 'orders.placed',
    about: { number },
    undo: placed.batch === '' ? null : { batch: placed.batch },
  });
  return redirect(`/orders/${number}?${new URLSearchParams({ market: market.code, done: String(entry) })}`, 303);
}

type Text = ReturnType<typeof textsIn<typeof newOrderTexts>>;

function problemsOf(placed: Exclude<Placed, { result: 'placed' }>, text: Text): Record<string, string> {
  if (placed.result === 'invalid')
    return Object.fromEntries(placed.problems.map(({ field, problem }) => [field, text(problem)]));
  if (placed.result === 'short')
    return { '': placed.short.map(({ name, left }) => text('short', { name, left })).join(' ') };
  return { '': text(placed.result) };
}

/** Name and address of who was found. */
async function taken(form: SentForm, { orders, market }: Studio): Promise<Record<string, string>> {
  const people = await orders.findCustomers(market, form.text('search').slice(0, 100));
  const one = people.find(({ id }) => id === form.text('take'));
  if (!one) return {};
  const buyer: Partial<Buyer> = one.person ?? {};
  const fields = Object.fromEntries(buyerFields.map((field) => [field, buyer[field] ?? '']));
  return { ...fields, email: one.email ?? '', customer: one.id };
}
