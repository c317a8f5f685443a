/** What the forms of the page of an order do. Each carries the version it was made from. */
import { data } from 'react-router';
import { readAmount } from '#rules/orders/money/read-amount.ts';
import { may } from '#rules/people/roles.ts';
import { done, readForm, refuse, type SentForm } from '../../forms/form-answer.ts';
import type { Acted, Acting, Order, OrderPage } from '../../ports/orders.ts';
import { onlineTexts } from '../../texts/online/online.ts';
import { orderWhyTexts } from '../../texts/orders/order-why.ts';
import { textsIn } from '../../texts/text-table.ts';
import { isDay } from '../../words/is-day.ts';
import { plainDay } from '../../words/plain-day.ts';
import { buyerFields, readBuyer } from '../orders/buyer-fields.ts';
import { seesBuyer } from '../orders/tabs.ts';
import { clockTime, findPage } from './load.server.ts';
import { mailKinds } from './mail-kinds.ts';
import type { Studio } from './studio.ts';
import { eventWords } from './timeline-words.ts';

/** Of a field, why what was typed cannot be; nothing was tried then. */
type Wrong = { field: string; why: keyof typeof orderWhyTexts };
type Deed = (form: SentForm, acting: Acting, studio: Studio) => Promise<Acted> | Wrong;

/** A million: more is a slip, and no number the database keeps. */
const largest = 100_000_000;
const count = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : -1);
const bigCount = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0);
const waysByHand = ['transfer', 'cash', 'card'] as const;

function money(form: SentForm, acting: Acting) {
  const amount = readAmount(form.text('amount'));
  const bookedOn = form.text('bookedOn');
  const way = waysByHand.find((each) => each === form.text('way')) ?? 'transfer';
  const note = form.text('note').slice(0, 300);
  return {
    ...acting,
    amount: amount !== null && amount <= largest ? amount : 0,
    way,
    note,
    ...(isDay(bookedOn) && { bookedOn }),
  };
}

/** By the name of the form. Those of money are the owner's. */
const deeds: Record<string, Deed> = {
  pay: (form, acting, { orders }) => orders.receive(money(form, acting)),
  refund: (form, acting, { orders }) => orders.payBack(money(form, acting)),
  takeBack: (form, acting, { orders }) => orders.takeBack({ ...acting, paymentId: bigCount(form.text('payment')) }),
  note: (form, acting, { orders }) => orders.changeNote({ ...acting, note: form.text('note') }),
  callBack: (_, acting, { orders }) => orders.markCallBack({ ...acting, isCallBack: true }),
  called: (_, acting, { orders }) => orders.markCallBack({ ...acting, isCallBack: false }),
  address: (form, acting, { orders }) => orders.changeAddress({ ...acting, person: readBuyer(form) }),
  day: (form, acting, { orders }) => {
    const day = form.text('day');
    return isDay(day) ? orders.changeDay({ ...acting, day }) : { field: 'day', why: 'badDay' };
  },
  line: (form, acting, { orders }) =>
    orders.lessenLine({ ...acting, position: count(form.text('position')), quantity: count(form.text('quantity')) }),
  add: (form, acting, { orders }) => {
    const [, kind, id] = /^(article|piece)-(\d{1,9})$/.exec(form.text('good')) ?? [];
    if (id === undefined) return { field: 'good', why: 'notSold' };
    const good = { kind: kind === 'piece' ? ('piece' as const) : ('article' as const), id: Number(id) };
    return orders.addLine({ ...acting, good, quantity: count(form.text('quantity')) });
  },
  discount: (form, acting, { orders }) => {
    const reason = form.text('reason').slice(0, 100);
    const amount = readAmount(form.text('amount'));
    if (reason === '') return { field: 'reason', why: 'needReason' };
    return amount === null ? { field: 'amount', why: 'amount' } : orders.giveDiscount({ ...acting, amount, reason });
  },
  animals: (form, acting, { orders }) =>
    orders.correctAnimals({
      ...acting,
      position: count(form.text('position')),
      animals: form.text('animals').slice(0, 500).split(/[,;]/),
    }),
  packed: (_, acting, { orders }) => orders.moveOn({ ...acting, to: 'packed' }),
  sent: (_, acting, { orders }) => orders.moveOn({ ...acting, to: 'sent' }),
  delivered: (_, acting, { orders }) => orders.moveOn({ ...acting, to: 'delivered' }),
  cancel: (_, acting, { orders }) => orders.cancel(acting),
  takeUp: (_, acting, { orders }) => orders.takeUpAgain(acting),
  withdrawal: (_, acting, { orders }) => orders.markWithdrawalDone(acting),
  undo: (form, { by }, { orders }) => orders.undo(bigCount(form.text('change')), by),
};
const ofMoney = new Set(['pay', 'refund', 'takeBack', 'discount']);

/** Which field a refusal is about; what is not here is about the whole. */
const fieldOf: Partial<Record<string, Record<string, string>>> = {
  amount: { pay: 'amount', refund: 'amount', discount: 'amount', add: 'quantity', line: 'quantity' },
  stock: { add: 'quantity' },
  notSold: { add: 'good' },
  day: { day: 'day' },
  address: { address: 'postCode' },
  unserved: { address: 'postCode' },
};

export async function actOnOrder(request: Request, studio: Studio, number: string | undefined) {
  const { orders, person, language } = studio;
  const form = await readForm(request);
  const page = await findPage(studio, number);
  const about = { number: page.order.number };
  const text = textsIn(orderWhyTexts, language);
  if (form.name === 'sendNow' || form.name === 'mail') return sendMail(request, studio, { form, page });
  if (form.name === 'invoice') return makeInvoice(request, studio, { form, number: page.order.number });
  if (form.name === 'refundOnline' || form.name === 'seenPayment') return actOnline(request, studio, { form, page });
  const deed = deeds[form.name];
  if (!deed) throw data(null, 400);
  const undone = bigCount(form.text('change'));
  if (form.name === 'undo' && !page.timeline.some(({ change }) => change?.id === undone)) throw data(null, 404);
  const isTheirs = seesBuyer(person.role, page.order.state);
  if ((ofMoney.has(form.name) && !may(person.role, 'bank')) || (form.name === 'address' && !isTheirs))
    throw data(null, 403);
  const acting: Acting = {
    number: page.order.number,
    by: { id: person.id, name: person.name },
    version: form.version,
    tell: form.has('asksTell') && !form.has('tell') ? 'no' : 'later',
    reason: form.name === 'discount' ? '' : form.text('reason').slice(0, 300),
    isSure: form.has('sure'),
  };
  const acted = await deed(form, acting, studio);
  if ('why' in acted && !('outcome' in acted)) return refuse(form, { [acted.field]: text(acted.why) });
  if (acted.outcome === 'unknown') throw data(null, 404);
  if (acted.outcome === 'refused') {
    const why = acted.why in orderWhyTexts ? (acted.why as keyof typeof orderWhyTexts) : 'state';
    const field = fieldOf[why]?.[form.name] ?? '';
    return refuse(form, { [field]: text(why, { left: acted.left ?? 0 }) });
  }
  if (acted.outcome === 'conflict') return conflicted(form, studio, acted);
  const undo = form.name === 'undo' ? null : { changeId: acted.changeId };
  const what = form.name === 'undo' ? 'orders.undone' : `orders.${form.name}`;
  return done(pageAgain(request), await orders.record(person, { what, about, undo }));
}

const failures = { key: 'failedKey', busy: 'failedBusy', away: 'failedAway', refused: 'failedRefused' } as const;

/** What the provider did cannot be undone here, and says so before it is pressed. */
async function actOnline(request: Request, studio: Studio, { form, page }: { form: SentForm; page: OrderPage }) {
  const { payments, person, language } = studio;
  const { number, version } = page.order;
  const text = textsIn(onlineTexts, language);
  if (!may(person.role, 'bank')) throw data(null, 403);
  if (form.name === 'seenPayment') return done(pageAgain(request), await payments.markSeen(number, person));
  if (form.version !== version)
    return refuse(form, { '': textsIn(orderWhyTexts, language)('changedSince') }, { status: 409 });
  const refunded = await payments.refund(number, person);
  if ('done' in refunded) return done(pageAgain(request), refunded.done);
  const { problem, words } = refunded;
  if (problem === 'nothing') return refuse(form, { '': text('refundNothing') });
  if (problem === 'unknown') return refuse(form, { '': text('refundUnknown') }, { status: 409 });
  return refuse(form, { '': text(failures[problem], { words }) }, { status: 409 });
}

/** Without the form that was open. */
function pageAgain(request: Request): Request {
  const url = new URL(request.url);
  for (const name of ['do', 'line', 'done', 'undo']) url.searchParams.delete(name);
  return new Request(url);
}

type Conflict = Extract<Acted, { outcome: 'conflict' }>;

/** Both values, and the choice: what was typed stays, and sending it again keeps it. */
function conflicted(form: SentForm, studio: Studio, { order, since }: Conflict) {
  const text = textsIn(orderWhyTexts, studio.language);
  const last = since.at(-1);
  const what = since
    .map((change) => {
      const amount = (change.after as { amount?: number } | null)?.amount ?? null;
      const words = eventWords(studio, { what: change.what, side: change.side, amount, change });
      return `${clockTime(change.at, studio)} ${words.replace(/\.$/, '')}`;
    })
    .join('; ');
  const problem = text('conflict', { who: last?.byName ?? '–', what });
  // Only what they changed themselves stands beside what was typed.
  const isSame = since.some((change) => change.what === form.name);
  const values = isSame ? (valuesOf(order, studio)[form.name] ?? {}) : {};
  const theirs = Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (form.text(field) === value ? [] : [[field, value || '–']])),
  );
  return refuse(form, { '': problem }, { status: 409, theirs, version: order.version });
}

function valuesOf(
  { ownerNote, person, deliveryDay }: Order,
  { language }: Studio,
): Record<string, Record<string, string>> {
  return {
    note: { note: ownerNote },
    address: person ? Object.fromEntries(buyerFields.map((field) => [field, person[field]])) : {},
    day: { day: deliveryDay ? plainDay(deliveryDay, 'long', language) : '–' },
  };
}

async function sendMail(
  request: Request,
  { orders, person, language }: Studio,
  { form, page }: { form: SentForm; page: OrderPage },
) {
  const { number } = page.order;
  const record = (what: string) => orders.record(person, { what, about: { number }, undo: null });
  if (form.name === 'sendNow') {
    const asked = Number(form.text('change'));
    await orders.sendNow(page.waiting.flatMap(({ changeId }) => (changeId === asked ? [asked] : [])));
    return done(pageAgain(request), await record('orders.mailNow'));
  }
  const kind = mailKinds.find((each) => each === form.text('kind')) ?? 'changed';
  const { result } = await orders.sendAgain(number, kind);
  if (result === 'unknown') throw data(null, 404);
  if (result !== 'waiting') return refuse(form, { kind: textsIn(orderWhyTexts, language)(result) });
  return done(pageAgain(request), await record('orders.mailAgain'));
}

async function makeInvoice(
  request: Request,
  { orders, person, language }: Studio,
  { form, number }: { form: SentForm; number: string },
) {
  if (!may(person.role, 'books')) throw data(null, 403);
  const asked = await orders.askInvoice({ number, by: { id: person.id, name: person.name }, version: form.version });
  if (asked.outcome === 'unknown') throw data(null, 404);
  if (asked.outcome === 'refused') return refuse(form, { '': textsIn(orderWhyTexts, language)(asked.why) });
  return done(
    pageAgain(request),
    await orders.record(person, { what: 'orders.invoice', about: { number }, undo: null }),
  );
}
