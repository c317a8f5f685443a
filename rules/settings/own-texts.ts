/** Texts of the interface and of mails that an owner wrote in the place of ours, by namespace and key: `shop:orders.placed.subject`. */
import type { MarketVariables } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { variablesIn } from '#rules/text/variables-in.ts';

export type OwnTexts = Readonly<Record<string, string>>;

const mostTexts = 1000;
export const longestText = 1000;
const textKey = /^[a-z][a-zA-Z]*:[\w-]+(?:\.[\w-]+)*$/;

/** As they are kept, or null for what is not allowed. */
export function readOwnTexts(value: unknown): OwnTexts | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  if (entries.length > mostTexts) return null;
  const isText = ([key, text]: [string, unknown]) =>
    key.length <= 120 && textKey.test(key) && typeof text === 'string' && ownTextForm(text) === text && text !== '';
  return entries.every(isText) ? Object.fromEntries(entries.map(([key, text]) => [key, String(text)])) : null;
}

/** One line, as ours are: what a form sends may have others. Null where it is too long. */
export function ownTextForm(typed: string): string | null {
  const text = typed.replace(/[\s\p{Cc}]+/gu, (gap) => (/^[\u00a0\u202f]$/.test(gap) ? gap : ' ')).trim();
  return text.length <= longestText && text.isWellFormed() ? text : null;
}

type SellerValues = { 'shop.company'?: string; 'shop.name'?: string; 'shop.address'?: string };

/** Company and address as the footer says them, where the settings say who sells; what an owner wrote as a text comes before. */
export function sellerTexts(values: SellerValues): OwnTexts {
  const name = ownTextForm(values['shop.company'] || values['shop.name'] || '');
  const lines = values['shop.address']?.split('\n').map((line) => line.trim()) ?? [];
  const address = ownTextForm(lines.filter(Boolean).join(', '));
  return {
    ...(name && { 'translation:company.name': name }),
    ...(address && { 'translation:company.address': address }),
  };
}

/** Where no VAT is charged, texts that name it give way; what an owner wrote comes before. */
export function noVatTexts({ orders }: Pick<Market, 'orders'>): OwnTexts {
  return orders.isWithoutVat ? orders.invoice.noVat.texts : {};
}

export type OwnTextProblem =
  | { kind: 'empty' }
  | { kind: 'long' }
  /** What ours tells with these would be left out. */
  | { kind: 'missing'; names: string[] }
  /** Nothing would fill these in. */
  | { kind: 'unknown'; names: string[] };

/** Name, telephone and address of the shop may stand in any text, or be left out. */
const free: Record<keyof MarketVariables, true> = { brand: true, phone: true, email: true };

export function ownTextProblem(ours: string, typed: string): OwnTextProblem | null {
  const own = ownTextForm(typed);
  if (own === null) return { kind: 'long' };
  if (own === '') return { kind: 'empty' };
  const bound = (text: string) => [...new Set(variablesIn(text))].filter((name) => !Object.hasOwn(free, name));
  const [needed, given] = [bound(ours), bound(own)];
  const unknown = given.filter((name) => !needed.includes(name));
  if (unknown.length > 0) return { kind: 'unknown', names: unknown };
  const missing = needed.filter((name) => !given.includes(name));
  return missing.length > 0 ? { kind: 'missing', names: missing } : null;
}
