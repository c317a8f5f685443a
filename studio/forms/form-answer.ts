/** What an action answers to a form, and how it reads one. */
import { data, redirect } from 'react-router';

export type FormAnswer = {
  /** Which form of the page. */
  form: string;
  /** Sentences by field; under the empty name those about the whole. */
  problems: Record<string, string>;
  values: Record<string, string>;
  /** Where somebody else was first: their values, and the version they made. */
  theirs?: Record<string, string>;
  version?: number;
};

export type SentForm = {
  /** Which form of the page, and what was done to it: the name of the pressed button. */
  name: string;
  text: (field: string) => string;
  all: (field: string) => string[];
  has: (field: string) => boolean;
  version: number | null;
  file: (field: string) => File | null;
  values: Record<string, string>;
};

export const formField = '_form';
export const versionField = '_version';

/** What is no form is refused as such, and is no failure of ours. */
export async function fieldsOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, 400);
  }
}

export async function readForm(request: Request): Promise<SentForm> {
  const form = await fieldsOf(request);
  // PostgreSQL keeps no such sign.
  const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.replaceAll('\0', '') : '');
  const text = (field: string) => textOf(form.get(field)).trim();
  const version = text(versionField);
  const file = (field: string) => {
    const value = form.get(field);
    return value instanceof File && value.size > 0 ? value : null;
  };
  const typed = [...form].filter(([name, value]) => typeof value === 'string' && !/password/i.test(name));
  return {
    name: text(formField),
    text,
    all: (field) => form.getAll(field).map(textOf),
    has: (field) => form.has(field),
    version: /^\d{1,9}$/.test(version) ? Number(version) : null,
    file,
    values: Object.fromEntries(typed.map(([name, value]) => [name, textOf(value)])),
  };
}

/** A password is sent as it is, with its spaces. */
export async function readPasswords(request: Request, ...fields: string[]): Promise<string[]> {
  const form = await fieldsOf(request.clone());
  return fields.map((field) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  });
}

type More = Pick<FormAnswer, 'theirs' | 'version'> & { status?: number; headers?: HeadersInit };

/** The form comes back as it was typed, with what is wrong beside the fields. */
export function refuse({ name, values }: SentForm, problems: Record<string, string>, more: More = {}) {
  const { status = 422, headers, ...rest } = more;
  const answer: FormAnswer = { form: name, problems, values, ...rest };
  return data(answer, { status, ...(headers && { headers }) });
}

/** To the page again, with a toast about the line of the audit that says what was done. */
export function done(request: Request, entry: number): Response {
  const { pathname, searchParams } = pageUrl(request);
  searchParams.set('done', String(entry));
  return redirect(`${pathname}?${searchParams}`, 303);
}

/** The address of the page below /studio, also where the browser asked for its data. */
export function pageUrl(request: Request): { pathname: string; searchParams: URLSearchParams } {
  const { pathname, searchParams } = new URL(request.url);
  const query = new URLSearchParams(searchParams);
  for (const name of ['_routes', 'index']) query.delete(name);
  const path = pathname.replace(/^\/studio/, '').replace(/(?:\/_root|\/_)?\.data$/, '');
  return { pathname: path === '' ? '/' : path, searchParams: query };
}
