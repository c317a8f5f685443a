/** Amounts of a recipe for another number of people (D4). What is written without a number stays as it is. */
import type { Market } from '#contract/market.ts';

export const fewestPortions = 1;
const usualMost = 24;

/** A recipe for more people than usual goes up to as many as it is written for. */
export function mostPortions(written: number): number {
  return Math.max(usualMost, written);
}

/** What the address asks for; the written number where it asks for nothing that can be cooked. */
export function readPortions(asked: string | null, written: number): number {
  const portions = /^\d{1,3}$/.test(asked ?? '') ? Number(asked) : 0;
  return portions >= fewestPortions && portions <= mostPortions(written) ? portions : written;
}

/** Times stay as they are, which is worth a word where the amounts are far from the written ones. */
export function isFarFrom(written: number, portions: number): boolean {
  return portions > written * 2 || portions * 2 < written;
}

const fractions: Record<string, number> = { '¼': 1 / 4, '½': 1 / 2, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 };
const one = String.raw`(?:\d+[ \u00A0\u202F]?[¼½¾⅓⅔]|[¼½¾⅓⅔]|\d+\/\d+|\d+(?:[.,]\d+)?)`;
const amountShape = new RegExp(`^(${one})(?:\\s?[-–]\\s?(${one}))?(?![\\d/.,])(.*)$`, 'su');

type Scaling = { from: number; to: number; numbers: Pick<Market['numbers'], 'decimal'> };

export function scaleAmount(written: string | null, { from, to, numbers }: Scaling): string | null {
  if (written === null || from === to || from <= 0) return written;
  const [, first, second, rest = ''] = amountShape.exec(written.trim()) ?? [];
  if (first === undefined) return written;
  const write = amountWriter(unitOf(rest), numbers.decimal);
  const scaled = [first, second].flatMap((text) => (text === undefined ? [] : [write((valueOf(text) * to) / from)]));
  return `${[...new Set(scaled)].join('–')}${rest}`;
}

function valueOf(text: string): number {
  const [over, under] = text.split('/');
  if (under !== undefined) return Number(over) / (Number(under) || 1);
  const sign = text.at(-1) ?? '';
  const fraction = fractions[sign];
  if (fraction !== undefined) return Number(text.slice(0, -1).trim() || 0) + fraction;
  return Number(text.replace(',', '.'));
}

/** The first word after the number. */
function unitOf(rest: string): string {
  return /^\s*(\p{L}+)/u.exec(rest)?.[1]?.toLowerCase() ?? '';
}

const small = new Set(['g', 'gr', 'gram', 'ml']);
const large = new Set(['kg', 'l']);

function amountWriter(unit: string, decimal: string): (value: number) => string {
  if (small.has(unit)) return (value) => String(Math.max(1, rounded(value, smallStep(value))));
  if (large.has(unit)) {
    // In twentieths, so that nothing is left of binary fractions.
    return (value) => String(Math.max(1, rounded(value * 20, 1)) / 20).replace('.', decimal);
  }
  return (value) => quarters(Math.max(1, rounded(value * 4, countStep(value))));
}

function smallStep(value: number): number {
  if (value < 10) return 1;
  if (value < 100) return 5;
  return value < 1000 ? 10 : 50;
}

/** In quarters. */
function countStep(value: number): number {
  if (value < 10) return 1;
  return value < 20 ? 2 : 4;
}

/** Half goes up; a hair below half, which is what binary numbers make of it, does too. */
function rounded(value: number, step: number): number {
  return Math.floor(value / step + 0.5 + 1e-9) * step;
}

const signs = ['', '¼', '½', '¾'];

function quarters(count: number): string {
  const whole = Math.floor(count / 4);
  const sign = signs[count % 4] ?? '';
  return [whole > 0 || sign === '' ? String(whole) : '', sign].filter((part) => part !== '').join(' ');
}
