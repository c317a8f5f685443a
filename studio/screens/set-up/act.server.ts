/** What the five questions do: the first makes the owner, the others store settings of the market. */
import { redirect } from 'react-router';
import type { SettingKey, SettingValues } from '#rules/settings/setting-keys.ts';
import { readForm, readPasswords, refuse, type SentForm } from '../../forms/form-answer.ts';
import { wrongValueWords } from '../../forms/wrong-value.server.ts';
import { passwordWords } from '../../forms/password-words.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { doorTexts } from '../../texts/doors.ts';
import { setUpTexts } from '../../texts/set-up.ts';
import { textsIn } from '../../texts/text-table.ts';
import { readAmount } from '#rules/orders/money/read-amount.ts';

const isEmail = (text: string) => /^[^\s@<>"]{1,64}@[^\s@<>"]+\.[^\s@<>"]{2,}$/.test(text) && text.length <= 254;

type Owner = StudioContext & { person: Person };

export async function actOnSetUp(request: Request, studio: StudioContext) {
  const [password = ''] = await readPasswords(request, 'password');
  const form = await readForm(request);
  if (form.name === 'who') return makeOwner(form, password, studio);
  const { person } = studio;
  if (person?.role !== 'owner') return redirect('/sign-in?to=%2Fset-up', 303);
  return form.name === 'start' ? startWith(form, { ...studio, person }) : saveStep(form, { ...studio, person });
}

async function makeOwner(form: SentForm, password: string, studio: StudioContext) {
  const { people, visitor, sessionCookie, language } = studio;
  const [door, text] = [textsIn(doorTexts, language), textsIn(setUpTexts, language)];
  const [name, email, code] = [form.text('name'), form.text('email'), form.text('code')];
  if ((await people.links.find(code))?.kind !== 'set-up')
    return refuse(form, { '': text('linkOver') }, { status: 410 });
  const problem = passwordWords(password, email, studio);
  const problems = {
    ...(name === '' && { name: door('nameMissing') }),
    ...(!isEmail(email) && { email: door('emailWrong') }),
    ...(problem !== null && { password: problem }),
  };
  if (Object.keys(problems).length > 0) return refuse(form, problems);
  const owner = await people.links.setUp(code, { name, email, password, language });
  if (!owner) return refuse(form, { '': text('linkOver') }, { status: 410 });
  const { token } = await people.sessions.begin(owner, { device: visitor.device, before: null });
  return redirect('/set-up', { status: 303, headers: { 'set-cookie': sessionCookie(token) } });
}

/** Kept in cents. */
const centsOf = (text: string) => readAmount(text) ?? Number.NaN;

type Closures = NonNullable<SettingValues['delivery.closures']>;

/** One span of days on which nothing is brought; the others stay. */
function closedIn(form: SentForm, closures: Closures) {
  const [from, to] = [form.text('closedFrom'), form.text('closedTo')];
  if (from === '' && to === '') return [];
  const value = [...closures, { from: from || to, to: to || from, words: '' }];
  return [{ key: 'delivery.closures' as const, field: 'closedFrom', value }];
}

/** The settings of a step with the field each comes from. */
function settingsOf(form: SentForm, closures: Closures): { key: SettingKey; field: string; value: unknown }[] {
  const line = (key: SettingKey, field: string) => ({ key, field, value: form.text(field) });
  switch (form.name) {
    case 'shop':
      return [
        line('shop.name', 'shopName'),
        line('shop.address', 'address'),
        line('shop.phone', 'phone'),
        line('shop.email', 'email'),
        line('shop.registerNumber', 'register'),
        line('shop.vatNumber', 'vat'),
      ];
    case 'money': {
      const name = form.text('accountName');
      const value = form.has('iban')
        ? { kind: 'iban', name, iban: form.text('iban') }
        : { kind: 'sortCode', name, sortCode: form.text('sortCode'), accountNumber: form.text('accountNumber') };
      return [{ key: 'account', field: form.has('iban') ? 'iban' : 'sortCode', value }];
    }
    case 'delivery':
      return [
        { key: 'delivery.weekdays', field: 'days', value: form.all('days').map(Number) },
        { key: 'delivery.price', field: 'price', value: centsOf(form.text('price')) },
        { key: 'delivery.freeFrom', field: 'freeFrom', value: centsOf(form.text('freeFrom')) },
        // One question for both; they part in the settings.
        { key: 'delivery.boxPrice', field: 'price', value: centsOf(form.text('price')) },
        { key: 'delivery.boxFreeFrom', field: 'freeFrom', value: centsOf(form.text('freeFrom')) },
        ...closedIn(form, closures),
      ];
    default:
      return [];
  }
}

/** A step whole, or nothing of it: no page may show the new name above the old address. */
async function saveStep(form: SentForm, studio: Owner) {
  const { settings, market, person, language } = studio;
  const text = textsIn(setUpTexts, language);
  const { values } = await settings.read(market.code);
  const asked = settingsOf(form, values['delivery.closures'] ?? []);
  const saved = await settings.save({
    market: market.code,
    personId: person.id,
    part: form.name === 'money' ? 'account' : form.name,
    changes: asked.map(({ key, value }) => ({ key, value, version: Number(form.text(`version.${key}`)) || 0 })),
  });
  if ('done' in saved) return redirect(`/set-up?market=${market.code}`, 303);
  const fieldOf = (wanted: SettingKey) => asked.find(({ key }) => key === wanted)?.field ?? '';
  const wrongWords = (key: SettingKey) =>
    fieldOf(key) === 'iban' ? text('wrongIban') : (wrongValueWords(key, studio) ?? text('wrongValue'));
  const problems =
    'notAllowed' in saved
      ? saved.notAllowed.map((key) => [fieldOf(key), wrongWords(key)])
      : saved.conflicts.map(({ key }) => [fieldOf(key), text('changed')]);
  return refuse(form, Object.fromEntries(problems));
}

/** Empty really is: the demo goes at once, and only once. Where it cannot, nothing is noted either. */
async function startWith(form: SentForm, { settings, content, market, person, language }: Owner) {
  const text = textsIn(setUpTexts, language);
  const { values, versions } = await settings.read(market.code);
  const [key, value] = ['shop.startsWith' as const, form.text('start')];
  if (value !== 'demo' && value !== 'empty') return refuse(form, { start: text('wrongValue') });
  if (values[key] !== 'empty') {
    if (value === 'empty') {
      const emptied = await content.startEmpty(market, person);
      if ('refused' in emptied) return refuse(form, { '': text('notEmptied', { why: emptied.refused.join(' ') }) });
    }
    await settings.change({ market: market.code, key, value, version: versions[key] ?? 0, personId: person.id });
  }
  return redirect(`/set-up?market=${market.code}`, 303);
}
