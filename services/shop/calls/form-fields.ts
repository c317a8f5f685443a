/** What came with a request, as PHP would see it: address and form together, the form having the last word. */
import type { Context } from 'hono';

/** PHP takes no more by default either. */
const mostFields = 1000;
const longestValue = 2000;

export type Fields = ReadonlyMap<string, string>;

export async function readFields(c: Context, { json = false } = {}): Promise<Fields> {
  const asked = new URL(c.req.url).searchParams.entries();
  return new Map([...asked, ...(await bodyFields(c, json))].slice(0, mostFields).map(cut));
}

async function bodyFields(c: Context, json: boolean): Promise<[string, string][]> {
  const type = c.req.header('content-type') ?? '';
  try {
    if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
      return [...new URLSearchParams(firstFields(await c.req.raw.text()))];
    }
    if (/^multipart\/form-data\b/i.test(type)) {
      const form = await c.req.raw.formData();
      return [...form.entries()].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    }
    if (json && /^application\/json\b/i.test(type)) {
      const body: unknown = await c.req.json();
      return Object.entries(body ?? {}).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
      );
    }
  } catch {
    // A form that cannot be read has no fields: the shop then says what it says to an empty one.
  }
  return [];
}

/** Fields are counted before they are read: each costs far more than its two signs. */
function firstFields(form: string): string {
  let end = -1;
  for (let count = 0; count < mostFields; count += 1) {
    end = form.indexOf('&', end + 1);
    if (end === -1) return form;
  }
  return form.slice(0, end);
}

function cut([name, value]: [string, string]): [string, string] {
  return [name, storable(value).slice(0, longestValue)];
}

/** Without the one sign PostgreSQL cannot keep in a text, nor look for. */
export function storable(text: string): string {
  return text.replaceAll('\0', '');
}

/** A whole number from zero on; null for anything else. */
export function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
}
