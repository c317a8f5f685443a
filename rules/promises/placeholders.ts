/** Room that editors leave in texts for what the shop's own rules say, such as `{cancelling}`. */
import { changeEach } from '#contract/fields/json.ts';
import { escapeHtml } from '#rules/text/escape-html.ts';

/** Filled in wherever they stand: sentences and values of the market (rules/promises/promises.ts). */
export const promiseNames = [
  'cancelling',
  'paying',
  'delivery_costs',
  'delivery_days',
  'deadline_hour',
  'lead_days',
  'free_from',
  'voucher_years',
  'brand_name',
  'shop_email',
  'shop_phone',
  'shop_phone_link',
  'seller_name',
  'seller_full_name',
  'seller_address',
  'seller_register',
  'seller_vat',
  'seller_note',
] as const;
export type PromiseName = (typeof promiseNames)[number];
export type Promises = Readonly<Record<PromiseName, string>>;

/** Filled in by pages, which know the package, the hour and what is sold. */
const ofPages = ['estimated_delivery_date', 'delivery_promise', 'sold_now', 'sold_next'] as const;

const known: ReadonlySet<string> = new Set([...promiseNames, ...ofPages]);
const shape = /\{([a-z]+(?:_[a-z]+)*)\}/g;

/** Whatever somebody may have meant as one: other letters, spaces, braces twice. */
const meant = /(?<!\{)\{{1,3}\s?([\p{L}_][\p{L}\p{N}_-]*)\s?\}{1,3}/gu;

/** The names in a text that nobody fills in. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(meant)].flatMap(([whole, name = '']) =>
    known.has(name) && whole === `{${name}}` ? [] : [name],
  );
}

/** An answer with the promises in all its texts. What nobody knows is left out of the text, and told. */
export function fillPlaceholders<T>(answer: T, promises: Promises, onUnknown: (name: string) => void): T {
  const byName = new Map<string, string>(Object.entries(promises));
  const fill = (text: string, isHtml: boolean) =>
    text.replaceAll(shape, (whole, name: string) => {
      const words = byName.get(name);
      if (words !== undefined) return isHtml ? escapeHtml(words) : words;
      if (known.has(name)) return whole;
      onUnknown(name);
      return '';
    });
  const change = (value: unknown, field?: string): unknown => {
    if (typeof value === 'string') return value.includes('{') ? fill(value, field === 'html') : value;
    return changeEach(value, change);
  };
  // The shape stays what it was; only texts inside change.
  return change(answer) as T;
}
