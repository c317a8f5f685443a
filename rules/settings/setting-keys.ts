/**
 * What an owner may set for a market in the studio, and what each may hold. A reader answers the value as it is kept, or null for what
 * is not allowed; settings that are not there leave the market file's.
 */
import { readBankColumns } from '#rules/bank/bank-columns.ts';
import { readOwnTexts } from './own-texts.ts';
import * as read from './setting-readers.ts';

/** A sum from which delivery is free may be that of several packages. */
export const mostCents = {
  'delivery.price': 100_000,
  'delivery.freeFrom': 1_000_000,
  'delivery.boxPrice': 100_000,
  'delivery.boxFreeFrom': 1_000_000,
} as const;

export const settingReaders = {
  'shop.name': read.line(2, 60),
  'shop.company': read.line(0, 100),
  'shop.address': read.lines(300),
  'shop.phone': read.line(0, 40),
  'shop.email': read.email,
  'shop.registerNumber': read.line(0, 60),
  'shop.vatNumber': read.line(0, 30),
  'shop.startsWith': read.startWith,
  'shop.figures': read.figures,
  account: read.account,
  'money.unpaidDays': read.whole(1, 60),
  'money.vatFood': read.percent,
  'money.vatWine': read.percent,
  /** A small business that charges none. */
  'money.noVat': read.flag,
  'delivery.weekdays': read.weekdays,
  /** Of packages; the box of the farm shop has its own. */
  'delivery.price': read.cents(mostCents['delivery.price']),
  'delivery.freeFrom': read.cents(mostCents['delivery.freeFrom']),
  'delivery.boxPrice': read.cents(mostCents['delivery.boxPrice']),
  'delivery.boxFreeFrom': read.cents(mostCents['delivery.boxFreeFrom']),
  'delivery.deadlineHour': read.whole(0, 23),
  'delivery.leadDays': read.whole(1, 30),
  'delivery.closures': read.closures,
  'mails.reminder': read.flag,
  /** Packages that can be cut, packed and driven in a week. */
  'herd.weekBoxes': read.whole(1, 10_000),
  'brand.logo': read.logo,
  'brand.primary': read.color,
  'brand.deep': read.color,
  'social.facebook': read.webAddress,
  'social.twitter': read.webAddress,
  'social.instagram': read.webAddress,
  'social.pinterest': read.webAddress,
  /** Where tables of banks nobody knows have their columns. */
  'bank.columns': readBankColumns,
  'mail.owner': read.email,
  'mail.ownerTime': read.ownerMailTime,
  /** In the place of ours, by their keys. */
  texts: readOwnTexts,
} as const;

export type SettingKey = keyof typeof settingReaders;
export type SettingValues = { [Key in SettingKey]: NonNullable<ReturnType<(typeof settingReaders)[Key]>> };

export function isSettingKey(text: string): text is SettingKey {
  return Object.hasOwn(settingReaders, text);
}

/** Null: not allowed. */
export function readSetting<Key extends SettingKey>(key: Key, value: unknown): SettingValues[Key] | null {
  // The compiler does not join the reader with the key it was found by.
  return settingReaders[key](value) as SettingValues[Key] | null;
}
