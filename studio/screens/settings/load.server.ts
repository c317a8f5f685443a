/** What the page of the settings shows: what holds, what is set and what the market file says, in the words of whoever reads. */
import { brandOf } from '#markets/brands/brand-of.ts';
import { findMarket } from '#markets/index.ts';
import { formatPrice } from '#rules/money/price.ts';
import { measure } from '#rules/brand/own-colors.ts';
import { defaultsOf } from '#rules/settings/defaults.ts';
import { providerTitles } from '#rules/payments/provider-key.ts';
import { overlay } from '#rules/settings/overlay.ts';
import { addDays, localDate, weekdayOf } from '#rules/time/local-time.ts';
import { isOpen } from '#rules/time/open-days.ts';
import { isoWeekOf } from '#rules/time/iso-week.ts';
import { mailSamples } from '../../ports/mails.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { onlineTexts } from '../../texts/online/online.ts';
import { langTagOf, textsIn } from '../../texts/text-table.ts';
import { countryName } from '../../words/country-name.ts';
import { type FieldKey, fieldTable, type Part, typed } from './field-table.ts';

type Studio = StudioContext & { person: Person };

const weeksShown = 6;

export async function loadSettings(request: Request, studio: Studio) {
  const { market: live, settings, mails, language, person } = studio;
  // Of the file itself, and not as another process may know it: what was saved a moment ago is on the page.
  const file = findMarket(live.code) ?? live;
  const { values, versions } = await settings.read(live.code);
  const market = overlay(file, values);
  const defaults = defaultsOf(file, brandOf(file.theme).colors);
  // Under another name neither the accounts nor the company of ours are shown (rules/settings/overlay.ts).
  const name = values['shop.name'];
  const oursOf = (key: FieldKey) => {
    // Who charges no VAT needs no number.
    if (key === 'shop.vatNumber' && market.orders.isWithoutVat) return '';
    if (name === undefined) return defaults[key];
    return key === 'shop.company' ? name : key.startsWith('social.') ? '' : defaults[key];
  };
  const asked = new URL(request.url).searchParams.get('mail');
  const mail = mailSamples.find((kind) => kind === asked) ?? null;
  const weekday = new Intl.DateTimeFormat(langTagOf(language), { weekday: 'short', timeZone: 'UTC' });
  const fields = Object.fromEntries(
    (Object.keys(fieldTable) as Part[]).map((part) => [
      part,
      fieldTable[part]
        .filter(({ key }) => live.farmshop !== null || !key.startsWith('delivery.box'))
        .map(({ key, kind }) => ({
          key,
          kind,
          value: typed(kind, values[key] ?? oursOf(key), live.numbers.decimal),
          ours: typed(kind, oursOf(key), live.numbers.decimal),
          isSet: values[key] !== undefined,
          version: versions[key] ?? 0,
        })),
    ]),
  );
  return {
    code: live.code,
    name: market.brand,
    country: countryName(live.langTag, language),
    payment: live.orders.payment,
    noVatReason: live.orders.invoice.noVat.reason,
    sign: live.currency === 'GBP' ? '£' : '€',
    samplePrice: formatPrice(89.95, live) ?? '',
    boxName: live.farmshop?.boxName ?? null,
    fields,
    colors: (['primary', 'deep'] as const).map((which) => {
      const color = market.look?.[which] ?? defaults[`brand.${which}`] ?? '#000000';
      return { which, contrast: measure(which, color, brandOf(file.theme).colors) };
    }),
    logo: { logo: market.logo, isSet: values['brand.logo'] !== undefined, version: versions['brand.logo'] ?? 0 },
    account: values.account ?? null,
    accountVersion: versions.account ?? 0,
    online: await onlineOf(studio),
    closures: (values['delivery.closures'] ?? []).map((each) => ({ ...each, said: spanWords(each, language) })),
    closuresVersion: versions['delivery.closures'] ?? 0,
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, name: weekday.format(new Date(Date.UTC(1970, 0, 4 + day))) })),
    calendar: calendarFrom(localDate(studio.now, market.timeZone), market),
    mails: {
      canSend: mails.canSend,
      to: person.email,
      kinds: [...mailSamples],
      shown: mail && { kind: mail, mail: await mails.sample(live.code, mail) },
    },
  };
}

const failures = { key: 'failedKey', busy: 'failedBusy', away: 'failedAway', refused: 'failedAway' } as const;

/** In words already: a table of them in four languages is not sent to browsers for a few. */
async function onlineOf({ payments, market, language }: Studio) {
  const text = textsIn(onlineTexts, language);
  const account = await payments.account(market.code);
  const provider = account && providerTitles[account.provider];
  return {
    hints: account
      ? [
          text('isOn', { provider: provider ?? '', methods: account.methods.join(', ') || text('noMethods') }),
          ...(account.isOwn ? [] : [text('fromEnvironment')]),
        ]
      : [text('none')],
    test: account?.isTest ? text('isTest') : null,
    failure: account?.failure ? text(failures[account.failure]) : null,
    key: text('key'),
    keyHint: text('keyHint'),
    secret: text('hookSecret'),
    secretHint: text('hookHint'),
    save: text('save'),
    away: account?.isOwn ? text('away') : null,
  };
}

function spanWords({ from, to }: { from: string; to: string }, language: Studio['language']): string {
  const format = new Intl.DateTimeFormat(langTagOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return from === to ? format.format(new Date(from)) : format.formatRange(new Date(from), new Date(to));
}

function calendarFrom(today: string, market: Parameters<typeof isOpen>[1]) {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  return Array.from({ length: weeksShown }, (_, week) => {
    const first = addDays(monday, week * 7);
    return {
      week: isoWeekOf(first).week,
      days: Array.from({ length: 7 }, (__, index) => {
        const day = addDays(first, index);
        return { day, number: Number(day.slice(8)), isOpen: isOpen(day, market), isPast: day < today };
      }),
    };
  });
}
