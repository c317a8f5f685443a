import type { Context } from 'hono';
import { storable } from '#services/shop/calls/form-fields.ts';

const mostFields = 100;
const longest = 8000;

/** The fields of a form of ours, each name once. Bodies are limited before; what is no form has no fields. */
export async function readForm(c: Context): Promise<Map<string, string>> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return new Map();
  const fields = new URLSearchParams(await c.req.raw.text());
  return new Map(
    [...fields].slice(0, mostFields).map(([name, value]) => [name.slice(0, 80), storable(value).slice(0, longest)]),
  );
}
