/** What the forms of the page do: read a file, book what it says, put it aside. */
import { data } from 'react-router';
import type { BankColumns } from '#rules/bank/bank-columns.ts';
import { readOrderNumber } from '#rules/orders/order-number.ts';
import { done, readForm, refuse, type SentForm } from '../../forms/form-answer.ts';
import type { EntryBooked } from '../../ports/bank.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { bankColumnTexts } from '../../texts/bank/bank-columns.ts';
import { bankProblemTexts, bankTexts } from '../../texts/bank/bank.ts';
import { textsIn } from '../../texts/text-table.ts';
import type { AskedColumns } from './column-form.tsx';

type Studio = StudioContext & { person: Person };

/** A file that is asked about comes back with its form, unless it is so large that it has to be chosen again. */
const mostKept = 2 * 1024 * 1024;

export async function actOnBank(request: Request, studio: Studio) {
  const form = await readForm(request);
  const { bank, person, market } = studio;
  if (form.name === 'read' || form.name === 'columns') return readFile(request, form, studio);
  if (form.name === 'certain') {
    const seen = { count: Number(form.text('count')), sum: Number(form.text('sum')) };
    return answer(request, form, { studio, booked: await bank.bookCertain(market, seen, person) });
  }
  if (form.name === 'send') {
    const isSent = await bank.sendNow(Number(form.text('done')), person);
    const line = { personId: person.id, what: 'bank.sentNow' };
    return isSent ? done(request, await studio.people.audit.record(line)) : refuse(form, {});
  }
  return actOnEntry(request, form, studio);
}

async function actOnEntry(request: Request, form: SentForm, studio: Studio) {
  const { bank, person, language } = studio;
  const text = textsIn(bankProblemTexts, language);
  const id = Number(form.text('id'));
  const entryId = Number.isSafeInteger(id) && id > 0 ? id : 0;
  if (form.text('do') === 'not-ours') {
    const entry = await bank.markNotOurs(entryId, person);
    return entry === null ? refuse(form, { '': text('notOpen') }, { status: 409 }) : done(request, entry);
  }
  const pressed = form.text('book');
  const number = readOrderNumber(pressed === '' ? form.text('number') : pressed);
  if (number === null) return refuse(form, { number: text('noNumber') });
  return answer(request, form, { studio, booked: await bank.bookEntry(entryId, number, person) });
}

function answer(request: Request, form: SentForm, { studio, booked }: { studio: Studio; booked: EntryBooked }) {
  if (booked.outcome === 'done') return done(request, booked.done);
  const text = textsIn(bankProblemTexts, studio.language);
  const words = text(booked.outcome, 'number' in booked ? { number: booked.number } : {});
  const isTyped = form.text('book') === '' && form.text('number') !== '';
  return refuse(form, { [isTyped ? 'number' : '']: words }, { status: 409 });
}

async function readFile(request: Request, form: SentForm, studio: Studio) {
  const { bank, person, market, language } = studio;
  const file = form.file('file');
  const kept = form.text('kept');
  const bytes = file ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(Buffer.from(kept, 'base64'));
  const { kept: _kept, ...values } = form.values;
  const typed = { ...form, values };
  if (bytes.length === 0) return refuse(typed, { file: textsIn(bankTexts, language)('noFile') });
  const columns = form.name === 'columns' ? columnsIn(form) : null;
  const asked = form.name === 'columns' ? askedAgain(form) : null;
  const wrong = form.name === 'columns' ? columnProblems(form, studio) : null;
  if (asked && wrong) return data({ form: 'columns', problems: wrong, values, asked }, { status: 422 });
  const read = await bank.read({ market, bytes, columns }, person);
  if (read.outcome === 'done') return done(request, read.done);
  const small = bytes.length <= mostKept ? Buffer.from(bytes).toString('base64') : null;
  if (read.outcome === 'columns')
    return data(
      { form: 'read', problems: {}, values: {}, asked: { head: read.head, lines: read.lines, kept: small } },
      { status: 422 },
    );
  const problems = { '': await problemWords(read, studio) };
  return asked
    ? data({ form: 'columns', problems, values, asked }, { status: 422 })
    : refuse({ ...typed, name: 'read' }, problems);
}

async function problemWords(
  { problem, about }: { problem: keyof typeof bankProblemTexts; about: string },
  studio: Studio,
) {
  const text = textsIn(bankProblemTexts, studio.language);
  const { account } = problem === 'otherAccount' ? await studio.bank.page(studio.market) : { account: null };
  return `${text(problem, { about, account: account ?? text('otherShops') })} ${text('nothingDone')}`;
}

const chosen = (form: SentForm, name: string) => {
  const text = form.text(name);
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
};

function columnsIn(form: SentForm): BankColumns | null {
  const date = chosen(form, 'date');
  if (date === null) return null;
  const amount = chosen(form, 'amount');
  const [credit, debit] = amount === null ? [chosen(form, 'credit'), chosen(form, 'debit')] : [null, null];
  return {
    head: form.text('head'),
    date,
    amount,
    credit,
    debit,
    payer: chosen(form, 'payer'),
    text: chosen(form, 'text'),
  };
}

function columnProblems(form: SentForm, { language }: Studio): Record<string, string> | null {
  const text = textsIn(bankColumnTexts, language);
  if (chosen(form, 'date') === null) return { date: text('needDate') };
  if (chosen(form, 'amount') === null && chosen(form, 'credit') === null) return { amount: text('needAmount') };
  return null;
}

/** The lines travel with the form, so that it can be shown again. */
function askedAgain(form: SentForm): AskedColumns {
  const lines = form.all('line').map((line) => line.split('\u001f'));
  return { head: form.text('head'), lines, kept: form.text('kept') || null };
}
