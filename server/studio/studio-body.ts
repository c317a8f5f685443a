/** What is read of a request to the studio: so many bytes, and of its fields what may be kept for later. */
import type { Carried } from '#studio/ports/studio-context.ts';

const megabyte = 1024 * 1024;
const formLimit = 512 * 1024;
/** What is sent besides forms: statements of a bank, logos, and pictures, of which a form without script sends several at once. */
const bodyLimits = new Map([
  ['bank', 50 * megabyte],
  ['settings', 5 * megabyte],
  ['pictures', 64 * megabyte],
  ['pictures/upload', 31 * megabyte],
]);

/** Pictures are read of those only who are, or were, signed in. */
export function limitOf(path: string, isKnown: boolean): number {
  const [, page = ''] = /^\/studio\/([a-z/]+)(?:\.data)?$/.exec(path) ?? [];
  if (page.startsWith('pictures') && !isKnown) return formLimit;
  return bodyLimits.get(page) ?? formLimit;
}

/** Null: more than is read. */
export async function readBody(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null;
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const mostCarried = 64 * 1024;

/** Passwords and files are never kept; what is too long is left out whole. */
export async function fieldsToCarry(request: Request, path: string): Promise<Carried | null> {
  const form = await request.formData().catch(() => null);
  const fields = [...(form ?? [])].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !/password/i.test(name) ? [[name, value]] : [],
  );
  const size = fields.reduce((total, [name, value]) => total + name.length + value.length, 0);
  return fields.length > 0 && size <= mostCarried ? { path, fields } : null;
}
