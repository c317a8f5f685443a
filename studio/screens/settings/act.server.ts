/** What the forms of the settings do: each saves its part whole, with the versions its fields were read at. */
import { redirect } from 'react-router';
import { brandOf } from '#markets/brands/brand-of.ts';
import { findMarket } from '#markets/index.ts';
import { leastContrast } from '#rules/brand/contrast.ts';
import { betterColor, measure } from '#rules/brand/own-colors.ts';
import { defaultsOf } from '#rules/settings/defaults.ts';
import { isSettingKey, readSetting, type SettingKey } from '#rules/settings/setting-keys.ts';
import { done, pageUrl, readForm, refuse, type SentForm } from '../../forms/form-answer.ts';
import { wrongValueWords } from '../../forms/wrong-value.server.ts';
import { mailSamples } from '../../ports/mails.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { settingsTexts } from '../../texts/settings.ts';
import { textsIn } from '../../texts/text-table.ts';
import { momentWords } from '../../words/moment-words.ts';
import { saveProvider } from './save-provider.server.ts';
import { fieldTable, isEqual, isPart, type Kind, typed, valueOf } from './field-table.ts';

type Studio = StudioContext & { person: Person };
type Change = { key: SettingKey; value: unknown; version: number };

export async function actOnSettings(request: Request, studio: Studio) {
  const form = await readForm(request);
  if (form.name === 'test') return sendTest(request, form, studio);
  if (form.name === 'back') return goBack(request, form, studio);
  if (form.name === 'logo') return saveLogo(request, form, studio);
  if (form.name === 'online' || form.name === 'onlineAway') return saveProvider(request, form, studio);
  if (form.name === 'account') return save({ request, form, studio }, [accountIn(form)]);
  if (form.name === 'closures') return save({ request, form, studio }, [await closuresIn(form, studio)]);
  if (!isPart(form.name)) return refuse(form, {}, { status: 400 });
  form.values['delivery.weekdays'] = form.all('delivery.weekdays').join(',');
  return save({ request, form, studio }, changesIn(form, studio));
}

function versionIn(form: SentForm, key: SettingKey): number {
  return Number(form.text(`v.${key}`)) || 0;
}

/** Asked before the shop sells: saved as it is, it was looked at. */
const confirmed = new Set<SettingKey>(['delivery.price', 'shop.figures']);

/** What is as ours is not set, so that it follows when ours changes. */
function changesIn(form: SentForm, { market }: Studio): Change[] {
  const defaults = defaultsOf(findMarket(market.code) ?? market, brandOf(market.theme).colors);
  const fields = isPart(form.name) ? fieldTable[form.name] : [];
  return fields
    .filter(({ key, kind }) => kind === 'flag' || kind === 'days' || form.has(key))
    .map(({ key, kind }) => {
      const text = kind === 'days' ? (form.values[key] ?? '') : form.text(key);
      const value = text === '' && !(['url', 'flag', 'days'] as Kind[]).includes(kind) ? null : valueOf(kind, text);
      const kept = value === null ? null : readSetting(key, value);
      const isOurs = kept !== null && isEqual(kept, defaults[key]) && !confirmed.has(key);
      return {
        key,
        value: isOurs ? null : value,
        version: versionIn(form, key),
      };
    });
}

function accountIn(form: SentForm): Change {
  const name = form.text('accountName');
  const value = form.has('iban')
    ? { kind: 'iban', name, iban: form.text('iban') }
    : { kind: 'sortCode', name, sortCode: form.text('sortCode'), accountNumber: form.text('accountNumber') };
  return { key: 'account', value, version: versionIn(form, 'account') };
}

/** One is added or taken away; the others stay as they are stored. */
async function closuresIn(form: SentForm, { settings, market }: Studio): Promise<Change> {
  const { values } = await settings.read(market.code);
  const closures = values['delivery.closures'] ?? [];
  const away = form.text('away');
  const [from, to, words] = [form.text('from'), form.text('to'), form.text('words')];
  const next =
    away === ''
      ? [...closures, { from, to: to || from, words }]
      : closures.filter((_, index) => String(index) !== away);
  return {
    key: 'delivery.closures',
    value: next.length === 0 ? null : next,
    version: versionIn(form, 'delivery.closures'),
  };
}

/** In bytes; what is larger is a photograph and no logo. */
const mostLogo = 4 * 1024 * 1024;

async function saveLogo(request: Request, form: SentForm, studio: Studio) {
  const file = form.file('logo');
  const isSmall = file !== null && file.size <= mostLogo;
  const value = isSmall ? await studio.settings.makeLogo(new Uint8Array(await file.arrayBuffer())) : null;
  const text = textsIn(settingsTexts, studio.language);
  if (value === null) return refuse(form, { 'brand.logo': text('wrongLogo') });
  return save({ request, form, studio }, [{ key: 'brand.logo', value, version: versionIn(form, 'brand.logo') }]);
}

type Sent = { request: Request; form: SentForm; studio: Studio };

async function save({ request, form, studio }: Sent, changes: Change[]) {
  const { settings, market, person, people, language } = studio;
  const text = textsIn(settingsTexts, language);
  const saved = await settings.save({ market: market.code, personId: person.id, part: form.name, changes });
  if ('notAllowed' in saved) {
    const problems = saved.notAllowed.map((key) => [fieldOf(key, form), wrong(key, form, studio)]);
    return refuse(form, Object.fromEntries(problems));
  }
  if ('conflicts' in saved) {
    const names = new Map((await people.list()).map(({ id, name, email }) => [id, name || email]));
    const said = saved.conflicts.map(({ key, changedBy, changedAt }) => {
      const name = (changedBy && names.get(changedBy)) ?? text('somebody');
      return [fieldOf(key, form), text('changedBy', { name, time: momentWords(changedAt, studio) })];
    });
    const theirs = saved.conflicts.map(({ key, value }) => [
      fieldOf(key, form),
      theirWords(key, value, { form, decimal: market.numbers.decimal }),
    ]);
    return refuse(form, Object.fromEntries(said), { status: 409, theirs: Object.fromEntries(theirs) });
  }
  if (saved.done !== null) return done(request, saved.done);
  const { pathname, searchParams } = pageUrl(request);
  searchParams.delete('done');
  return redirect(`${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`, 303);
}

/** Accounts and closures are made of several fields; what is wrong stands at the first of them. */
function fieldOf(key: SettingKey, form: SentForm): string {
  if (key === 'account') return form.has('iban') ? 'iban' : 'sortCode';
  return key === 'delivery.closures' ? 'from' : key;
}

type Where = { form: SentForm; decimal: string };

function theirWords(key: SettingKey, value: unknown, { form, decimal }: Where): string {
  const field = isPart(form.name) ? fieldTable[form.name].find((each) => each.key === key) : undefined;
  const read = value === null ? null : readSetting(key, value);
  if (!field || read === null) return '–';
  return typed(field.kind, readSetting(field.key, value) ?? undefined, decimal);
}

function wrong(key: SettingKey, form: SentForm, { market, language }: Studio): string {
  const text = textsIn(settingsTexts, language);
  const which = key === 'brand.primary' ? 'primary' : key === 'brand.deep' ? 'deep' : null;
  const color = which && readSetting(key, form.text(key));
  if (which && typeof color === 'string') {
    const { colors } = brandOf(market.theme);
    const nearest = betterColor(which, color, colors) ?? color;
    const number = (value: number) => value.toFixed(1).replace('.', language === 'en' ? '.' : ',');
    return text('tooFaint', { found: number(measure(which, color, colors)), least: number(leastContrast), nearest });
  }
  if (key === 'account' && form.has('iban')) return text('wrongIban');
  if (key === 'delivery.weekdays') return text('noDay');
  if (key === 'delivery.closures') return text('wrongDays');
  return wrongValueWords(key, { market, language }) ?? text('wrongValue');
}

async function goBack(request: Request, form: SentForm, studio: Studio) {
  const [key = '', version] = form.text('back').split(':');
  if (!isSettingKey(key)) return refuse(form, {}, { status: 400 });
  const change = { key, value: null, version: Number(version) || 0 };
  return save({ request, form, studio }, [change]);
}

/** To whoever asks, and to nobody else: a mail of the shop is not for sending to strangers. */
async function sendTest(request: Request, form: SentForm, { mails, market, person, people, language }: Studio) {
  const text = textsIn(settingsTexts, language);
  const kind = mailSamples.find((each) => each === form.text('kind')) ?? 'placed';
  const [subject, words] = [text('testSubject', { shop: market.brand }), text('testWords', { shop: market.brand })];
  const sent = await mails.test(market.code, { kind, to: person.email, subject, words });
  if (sent !== 'sent') return refuse(form, { '': text('testFailed') }, { status: 409 });
  return done(
    request,
    await people.audit.record({ personId: person.id, what: 'settings.test', about: { market: market.code } }),
  );
}
