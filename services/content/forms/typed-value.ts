/** A value as it stands in a field, and what was typed as a value. What nobody touched keeps its spelling: `"4.10"` stays `"4.10"`. */
import { createHash } from 'node:crypto';
import { isRecord, jsonOf } from '#contract/fields/json.ts';
import { comparable } from '#rules/addresses/redirect-table.ts';
import { numberText } from '#rules/money/number-text.ts';
import type { Market } from '#contract/market.ts';
import { cleanHtml } from '#services/kit/clean-rich-text.ts';
import { textOf } from '../kinds.ts';
import type { FieldShape } from './field-shape.ts';

type Numbers = Pick<Market, 'numbers'>;

/** A picture is named as the library names it. */
const mediaPath = '/media/';

export function typedText(shape: FieldShape, value: unknown, market: Numbers): string {
  switch (shape.is) {
    case 'number':
    case 'money':
      return numberWords(shape.is, value, market);
    case 'flag':
      return value === true || value === 1 || value === '1' ? 'on' : '';
    case 'words':
    case 'choices':
    case 'references':
      return wordsOf(value).join('\n');
    case 'pairs':
    case 'moves':
      return pairLines(shape.is, value);
    default:
      return textOf(value).replaceAll('\r\n', '\n');
  }
}

function numberWords(is: 'number' | 'money', value: unknown, market: Numbers): string {
  if (typeof value !== 'number') return textOf(value);
  const text = numberText(value, market, is === 'money' ? { least: 2, most: 2 } : { least: 0, most: 6 });
  return text.replaceAll(market.numbers.group, '');
}

function wordsOf(value: unknown): string[] {
  const list: unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return list.map((entry) => textOf(entry).trim()).filter((entry) => entry !== '');
}

function pairLines(is: 'pairs' | 'moves', value: unknown): string {
  const pairs = jsonOf(value);
  return Object.entries(isRecord(pairs) ? pairs : {})
    .map(([name, entry]) =>
      is === 'moves' ? `${name} > ${isRecord(entry) ? textOf(entry.to) : ''}` : `${name}: ${String(entry)}`,
    )
    .join('\n');
}

export type TypedProblem =
  | 'notNumber'
  | 'notMoney'
  | 'notAnAmount'
  | 'tooMuch'
  | 'tooLong'
  | 'notPairs'
  | 'twice'
  | 'loop'
  | 'unknownThing'
  | 'noAddress';
export type Read = { value: unknown } | { problem: TypedProblem };

const mostText = 200_000;
/** Control signs but tabs and line ends. */
const forbidden = /[^\P{Cc}\t\n]/gu;

/** `old` is what stands there: numbers stay numbers, lists lists. Emptied, a field goes. */
export function readTyped(shape: FieldShape, typed: string, old: unknown): Read {
  const text = typed.replaceAll('\r\n', '\n').replaceAll(forbidden, '').toWellFormed();
  if (text.length > mostText) return { problem: 'tooLong' };
  if (shape.is === 'flag') return { value: flagOf(text === 'on', old, shape.isBoolean) };
  if (shape.is === 'moves') return readMoves(text);
  if (text.trim() === '') return { value: undefined };
  switch (shape.is) {
    case 'number':
    case 'money':
      return readNumber(shape.is, text, old);
    case 'words':
    case 'choices':
    case 'references':
      return { value: listOf(text, old) };
    case 'pairs':
      return readPairs(text, old);
    case 'picture':
      return { value: /^(?:https?:)?\//.test(text.trim()) ? text.trim() : `${mediaPath}${text.trim()}` };
    case 'html':
      return { value: cleanHtml(text) };
    default:
      return { value: typeof old === 'number' && /^\d{1,15}$/.test(text.trim()) ? Number(text) : text.trim() };
  }
}

function flagOf(isOn: boolean, old: unknown, isBoolean = false): unknown {
  if (typeof old === 'boolean' || (isBoolean && isOn)) return isOn;
  if (!isOn && old === undefined) return undefined;
  return typeof old === 'string' ? (isOn ? '1' : '0') : isOn ? 1 : 0;
}

/** 4,1 and 4.1; "4 kg" is no number, and never 0. */
function readNumber(is: 'number' | 'money', text: string, old: unknown): Read {
  const plain = text.replaceAll(/[\s€£]/g, '').replace(',', '.');
  const isRight = is === 'money' ? /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) : /^-?\d{1,12}(?:\.\d{1,8})?$/.test(plain);
  if (!isRight) return { problem: is === 'money' ? 'notMoney' : 'notNumber' };
  return { value: typeof old === 'string' && old !== '' ? plain : Number(plain) };
}

function listOf(text: string, old: unknown): unknown {
  const list = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return typeof old === 'string' ? list.join(', ') : list;
}

function readPairs(text: string, old: unknown): Read {
  const pairs = linesOf(text, ':');
  if (pairs === null) return { problem: 'notPairs' };
  const value = Object.fromEntries(pairs);
  return { value: typeof old === 'string' ? JSON.stringify(value) : value };
}

/** One hop each: what leads to an address that leads on itself leads to its end. */
function readMoves(text: string): Read {
  const pairs = text.trim() === '' ? [] : linesOf(text, '>');
  if (pairs === null) return { problem: 'notPairs' };
  const isAddress = (path: string) => path.startsWith('/') && !/\s/.test(path);
  if (pairs.some(([from, to]) => !isAddress(from) || !/^(?:\/|https:\/\/)\S*$/.test(to)))
    return { problem: 'noAddress' };
  const table = new Map(pairs.map(([from, to]) => [comparable(from), to]));
  if (table.size < pairs.length) return { problem: 'twice' };
  const ends = pairs.map(([from, to]) => [from, endOf(table, to)] as const);
  if (ends.some(([, to]) => to === null)) return { problem: 'loop' };
  return { value: Object.fromEntries(ends.map(([from, to]) => [from, { to: to ?? '' }])) };
}

/** Null where it leads back to where it was. */
function endOf(table: ReadonlyMap<string, string>, address: string): string | null {
  const seen = new Set<string>();
  let end = address;
  for (let next = nextIn(table, end); next !== undefined; next = nextIn(table, end)) {
    if (seen.has(comparable(end))) return null;
    seen.add(comparable(end));
    end = next;
  }
  return end;
}

/** An address of another site is in no table of ours. */
const nextIn = (table: ReadonlyMap<string, string>, address: string) =>
  address.startsWith('/') ? table.get(comparable(address)) : undefined;

const unsafe: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function linesOf(text: string, sign: string): [string, string][] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf(sign);
    return at < 0 ? ['', ''] : [line.slice(0, at).trim(), line.slice(at + sign.length).trim()];
  });
  return pairs.some(([name, value]) => name === '' || value === '' || unsafe.has(name)) ? null : pairs;
}

/** What a field said when it was shown, in a few signs: a form carries it for each field. */
export function markOfText(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n').trim()).digest('base64url').slice(0, 10);
}
