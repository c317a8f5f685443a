/** What a setting may hold: a reader answers the value as it is kept, or null for what is not allowed. */
import { isColor } from '#rules/brand/contrast.ts';
import { readAccountNumber, readIban, readSortCode } from '#rules/bank/iban.ts';
import { addDays } from '#rules/time/local-time.ts';

export type Account =
  | { kind: 'iban'; name: string; iban: string }
  | { kind: 'sortCode'; name: string; sortCode: string; accountNumber: string };

/** Both days are closed. */
export type Closure = { from: string; to: string; words: string };

export type Reader<T> = (value: unknown) => T | null;

/** One line, without what cannot be seen; `least` characters at least. */
export const line =
  (least: number, most: number): Reader<string> =>
  (value) => {
    const text = typeof value === 'string' ? value.trim() : null;
    return text !== null && text.length >= least && text.length <= most && !/\p{Cc}/u.test(text) ? text : null;
  };

export const lines =
  (most: number): Reader<string> =>
  (value) => {
    const text = typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : null;
    return text !== null && text.length <= most && !/[^\n\P{Cc}]/u.test(text) ? text : null;
  };

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : null);

export const cents =
  (most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most ? value : null;

/** Days of the week, Monday is 1. At least one, or nothing could be ordered. */
export const weekdays: Reader<number[]> = (value) => {
  if (!Array.isArray(value)) return null;
  const days = [...new Set<unknown>(value)].toSorted((a, b) => Number(a) - Number(b));
  const isDay = (day: unknown): day is number => Number.isInteger(day) && Number(day) >= 1 && Number(day) <= 7;
  return days.length > 0 && days.every(isDay) ? days : null;
};

const isoDay = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const isDay = (text: unknown): text is string =>
  typeof text === 'string' && isoDay.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** In days. */
const longestClosure = 366;

export const closures: Reader<Closure[]> = (value) => {
  if (!Array.isArray(value) || value.length > 50) return null;
  const read = value.map((each: unknown) => {
    const given: Record<string, unknown> = typeof each === 'object' && each !== null ? { ...each } : {};
    const { from, to } = given;
    const words = line(0, 60)(given.words ?? '');
    if (!isDay(from) || !isDay(to) || from > to || words === null) return null;
    return addDays(from, longestClosure) >= to ? { from, to, words } : null;
  });
  return read.every((each) => each !== null) ? read.toSorted((a, b) => (a.from < b.from ? -1 : 1)) : null;
};

export const account: Reader<Account> = (value) => {
  if (typeof value !== 'object' || value === null) return null;
  const given: Record<string, unknown> = { ...value };
  const name = line(1, 70)(given.name);
  const text = (key: string) => (typeof given[key] === 'string' ? given[key] : '');
  if (name === null) return null;
  if (given.kind === 'iban') {
    const read = readIban(text('iban'));
    return 'iban' in read ? { kind: 'iban', name, iban: read.iban } : null;
  }
  const [sortCode, accountNumber] = [readSortCode(text('sortCode')), readAccountNumber(text('accountNumber'))];
  return sortCode === null || accountNumber === null ? null : { kind: 'sortCode', name, sortCode, accountNumber };
};

export const startWith: Reader<'demo' | 'empty'> = (value) => (value === 'demo' || value === 'empty' ? value : null);

export const whole =
  (least: number, most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : null;

/** With two decimals at most. */
export const percent: Reader<number> = (value) =>
  typeof value === 'number' && value >= 0 && value <= 30 && Math.round(value * 100) / 100 === value ? value : null;

export const email: Reader<string> = (value) => {
  const text = line(3, 254)(value);
  return text !== null && /^[^\s@<>"]{1,64}@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/.test(text) ? text : null;
};

/** Empty: there is none. */
export const webAddress: Reader<string> = (value) => {
  const text = line(0, 300)(value);
  if (text === null || text === '') return text;
  return /^https:\/\/[^\s"<>]+$/.test(text) && URL.canParse(text) ? text : null;
};

export const color: Reader<string> = (value) => {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return isColor(text) ? text : null;
};

/** A small PNG as text: pictures are made so when they are uploaded. */
const mostLogoText = 80_000;
export const logo: Reader<string> = (value) =>
  typeof value === 'string' && value.length <= mostLogoText && /^iVBORw0KGgo[A-Za-z\d+/]+={0,2}$/.test(value)
    ? value
    : null;

export const figures: Reader<'specified' | 'plain'> = (value) =>
  value === 'specified' || value === 'plain' ? value : null;

/** How often the shop writes to its owner; `daily` is one list at seven. */
export const ownerMailTimes = ['atOnce', 'daily', 'none'] as const;
export const ownerMailTime: Reader<(typeof ownerMailTimes)[number]> = (value) =>
  ownerMailTimes.find((time) => time === value) ?? null;
