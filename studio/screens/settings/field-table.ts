/** The fields of the settings, by the part of the page they stand in, and how each is typed. Pure: the page and its action share it. */
import type { SettingKey, SettingValues } from '#rules/settings/setting-keys.ts';
import { readAmount } from '#rules/orders/money/read-amount.ts';
import { cents, decimalText } from '#rules/money/cents.ts';

export type Kind =
  | 'line'
  | 'lines'
  | 'tel'
  | 'email'
  | 'url'
  | 'money'
  | 'whole'
  | 'percent'
  | 'figures'
  | 'ownerTime'
  | 'flag'
  | 'color'
  | 'days';
/** What is no field of the table: several fields together, a file, an answer of the set-up page, what the page of the bank learns, and what the herd asks. */
export const apartKeys = [
  'account',
  'delivery.closures',
  'brand.logo',
  'shop.startsWith',
  'bank.columns',
  'texts',
  'herd.weekBoxes',
] as const;
export type FieldKey = Exclude<SettingKey, (typeof apartKeys)[number]>;
export type Part = 'shop' | 'colors' | 'delivery' | 'money' | 'mails' | 'legal';

export const fieldTable: Readonly<Record<Part, readonly { key: FieldKey; kind: Kind }[]>> = {
  shop: [
    { key: 'shop.name', kind: 'line' },
    { key: 'shop.phone', kind: 'tel' },
    { key: 'shop.email', kind: 'email' },
    { key: 'shop.figures', kind: 'figures' },
    { key: 'social.facebook', kind: 'url' },
    { key: 'social.instagram', kind: 'url' },
    { key: 'social.pinterest', kind: 'url' },
    { key: 'social.twitter', kind: 'url' },
  ],
  colors: [
    { key: 'brand.primary', kind: 'color' },
    { key: 'brand.deep', kind: 'color' },
  ],
  delivery: [
    { key: 'delivery.weekdays', kind: 'days' },
    { key: 'delivery.price', kind: 'money' },
    { key: 'delivery.freeFrom', kind: 'money' },
    { key: 'delivery.boxPrice', kind: 'money' },
    { key: 'delivery.boxFreeFrom', kind: 'money' },
    { key: 'delivery.deadlineHour', kind: 'whole' },
    { key: 'delivery.leadDays', kind: 'whole' },
  ],
  money: [
    { key: 'money.unpaidDays', kind: 'whole' },
    { key: 'money.noVat', kind: 'flag' },
    { key: 'money.vatFood', kind: 'percent' },
    { key: 'money.vatWine', kind: 'percent' },
  ],
  mails: [
    { key: 'mails.reminder', kind: 'flag' },
    { key: 'mail.owner', kind: 'email' },
    { key: 'mail.ownerTime', kind: 'ownerTime' },
  ],
  legal: [
    { key: 'shop.company', kind: 'line' },
    { key: 'shop.address', kind: 'lines' },
    { key: 'shop.registerNumber', kind: 'line' },
    { key: 'shop.vatNumber', kind: 'line' },
  ],
};

export function isPart(name: string): name is Part {
  return Object.hasOwn(fieldTable, name);
}

/** As it stands in the field; `decimal` as the market writes it. */
export function typed(kind: Kind, value: SettingValues[FieldKey] | undefined, decimal: string): string {
  if (value === undefined) return '';
  if (kind === 'money') return decimalText(cents(Number(value)), decimal);
  if (kind === 'percent') return String(Number(value)).replace('.', decimal);
  if (kind === 'flag') return value === true ? 'on' : '';
  if (Array.isArray(value)) return value.map((each) => (typeof each === 'object' ? '' : String(each))).join(',');
  return typeof value === 'object' ? '' : String(value);
}

/** What was typed as it is kept; a number that is none comes out as one, and is refused as such. Null: nothing was typed. */
export function valueOf(kind: Kind, text: string): unknown {
  switch (kind) {
    case 'money':
      return text === '' ? null : (readAmount(text) ?? Number.NaN);
    case 'whole':
      return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
    case 'percent':
      return /^\d{1,2}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
    case 'flag':
      return text === 'on';
    case 'days':
      return text === '' ? [] : text.split(',').map(Number);
    default:
      return text;
  }
}

export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
