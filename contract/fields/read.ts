/**
 * Readers: what travels is odd, what code sees is exact.
 *
 * One schema serves two purposes. `readLeniently` is for answers of a content service we do not control: garbage reads as
 * absent and is listed, so that it can be logged. `readStrictly` is for content that enters our own database: the same
 * garbage is an error that names its field.
 */
import { z } from 'zod';
import { isRecord } from './json.ts';
import { numberFrom } from './number-from.ts';
import { plainText } from './plain-text.ts';

/** `locating` lists garbage as `strict` does, but leaves fields we do not know in peace. */
type Mode = 'lenient' | 'locating' | 'strict';

let mode: Mode = 'lenient';
let issueCount = 0;
/** Garbage in the place of what the answer is about; that of entries of its lists is none. */
let essentialsLost = 0;

export type Issue = { path: string; message: string };

function issuesOf(error: z.ZodError): Issue[] {
  return error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}

function parseIn<T extends z.ZodType>(schema: T, value: unknown, wanted: Mode) {
  const before = mode;
  mode = wanted;
  issueCount = 0;
  essentialsLost = 0;
  try {
    return { result: schema.safeParse(value), hasIssues: issueCount > 0, isLost: essentialsLost > 0 };
  } finally {
    mode = before;
  }
}

type StrictReading<T> = { ok: true; data: T } | { ok: false; issues: Issue[] };

export function readStrictly<T extends z.ZodType>(schema: T, value: unknown): StrictReading<z.output<T>> {
  const { result } = parseIn(schema, value, 'strict');
  return result.success ? { ok: true, data: result.data } : { ok: false, issues: issuesOf(result.error) };
}

type LenientReading<T> = {
  data: T;
  /** What was read as absent. */
  issues: Issue[];
  /** What the answer is about was among it: a client with an older answer should keep that. */
  isLost?: true;
};

/** Throws only when nothing of the answer can be used. */
export function readLeniently<T extends z.ZodType>(schema: T, value: unknown): LenientReading<z.output<T>> {
  const { result, hasIssues, isLost } = parseIn(schema, value, 'lenient');
  if (!result.success) throw result.error;
  if (!hasIssues) return { data: result.data, issues: [] };
  // Only a second reading knows where things stand, and it is rarely needed.
  const again = parseIn(schema, value, 'locating').result;
  return { data: result.data, issues: again.success ? [] : issuesOf(again.error), ...(isLost && { isLost }) };
}

type Context = { addIssue(issue: { code: 'custom'; message: string; path?: PropertyKey[] }): void };

function addIssue(context: Context, message: string, path: PropertyKey[] = []) {
  issueCount += 1;
  if (mode !== 'lenient') context.addIssue({ code: 'custom', message, path });
}

/** Garbage in the place of what the answer is about. */
function lost(context: Context, message: string) {
  essentialsLost += 1;
  addIssue(context, message);
}

/** What becomes of an answer where garbage stands in a field's place. An empty field of PHP is `false`. */
type Weight = 'optional' | 'essential';

export function isAbsent(value: unknown): value is null | undefined | '' {
  return value === null || value === undefined || value === '';
}

/** Reads a value, and complains of what it cannot read. */
type Read<Out> = (value: unknown, report: (message: string) => void) => Out;

/** A field that may be missing. `Wire` is what may travel, `json` how the description shows it. */
export function reader<Wire, Out>(json: Record<string, unknown>, read: Read<Out>, weight: Weight = 'optional') {
  return z
    .custom<Wire>(() => true)
    .meta(json)
    .optional()
    .transform((value: unknown, context) => {
      const report = weight === 'essential' && value !== false ? lost : addIssue;
      return read(value, (message) => report(context, message));
    });
}

/** Text that must be there: without it the whole item cannot be used. */
export const requiredText = z.string().trim().min(1);

/** An id or a slug; numbers are accepted because some services send them. */
export const key = z.union([z.string(), z.number()]).transform(String).pipe(z.string().trim().min(1));

/** An id or a slug that may be missing: the item can do without. */
export const optionalKey = reader<string | number | null, string | null>({ type: 'string' }, (value, report) => {
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'number') return String(value);
  if (!isAbsent(value)) report('must be an id');
  return null;
});

const readText: Read<string | null> = (value, report) => {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value === 'number') return String(value);
  if (!isAbsent(value)) report('must be text');
  return null;
};
export const text = reader<string | number | null, string | null>({ type: 'string' }, readText);
/** Text that may be missing; but where something else stands in its place the answer counts as lost. */
export const essentialText = reader<string | number | null, string | null>({ type: 'string' }, readText, 'essential');

/** A short text. Some services send it as HTML; it is read as what a reader would see of that. */
export const plain = reader<string | number | null, string | null>({ type: 'string' }, (value, report) => {
  if (typeof value === 'string') return plainText(value) || null;
  if (typeof value === 'number') return String(value);
  if (!isAbsent(value)) report('must be text');
  return null;
});

/** HTML written by an editor. It is an object so that no screen can print it by accident: it goes through `RichText`. */
export type RichText = { html: string };
const readRichText: Read<RichText | null> = (value, report) => {
  if (typeof value === 'string') return value.trim() === '' ? null : { html: value };
  if (!isAbsent(value)) report('must be text');
  return null;
};
const html = { type: 'string', contentMediaType: 'text/html' };
export const richText = reader<string | null, RichText | null>(html, readRichText);
export const essentialRichText = reader<string | null, RichText | null>(html, readRichText, 'essential');

export const flag = reader<boolean | 0 | 1 | '0' | '1' | '' | null, boolean>({ type: 'boolean' }, (value, report) => {
  if (value === true || value === 1 || value === '1') return true;
  if (!isAbsent(value) && value !== false && value !== 0 && value !== '0') report('must be 0 or 1');
  return false;
});

export const number = reader<number | string | null, number | null>({ type: 'number' }, (value, report) => {
  const read = numberFrom(value);
  if (read === null && !isAbsent(value)) report('must be a number');
  return read;
});

/** A money amount or a count that cannot be below zero. */
export const amount = reader<number | string | null, number | null>({ type: 'number', minimum: 0 }, (value, report) => {
  const read = numberFrom(value);
  if (read !== null && read >= 0) return read;
  if (!isAbsent(value)) report('must be a number of 0 or more');
  return null;
});

/** An ISO date, with or without a time. What is no date at all reads as absent. */
export const date = reader<string | null, string | null>({ type: 'string', format: 'date-time' }, (value, report) => {
  if (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}/.test(value) &&
    !Number.isNaN(Date.parse(value.replace(' ', 'T')))
  ) {
    return value;
  }
  if (!isAbsent(value)) report('must be a date such as 2026-03-05 or 2026-03-05T12:00:00Z');
  return null;
});

/** A list, or its entries separated by commas. */
export const commaList = reader<string | string[] | null, string[]>({ type: ['string', 'array'] }, (value, report) => {
  const list: unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [value];
  return list.flatMap((entry) => {
    if (typeof entry === 'string') return entry.trim() === '' ? [] : [entry.trim()];
    if (typeof entry === 'number') return [String(entry)];
    if (!isAbsent(entry)) report('must be a list or text with commas');
    return [];
  });
});

/** A list of words that are known; others are left out. */
export function commaListOf<const T extends readonly [string, ...string[]]>(known: T) {
  return commaList.transform((words, context) =>
    words.flatMap((word): T[number][] => {
      const found = known.find((candidate) => candidate === word);
      if (found === undefined) addIssue(context, `${JSON.stringify(word)} must be one of ${known.join(', ')}`);
      return found === undefined ? [] : [found];
    }),
  );
}

export function oneOf<const T extends readonly [string, ...string[]]>(values: T, otherwise: T[number] | null) {
  return reader<T[number] | null | (string & {}), T[number] | null>(
    { type: 'string', enum: values },
    (value, report) => {
      const found = values.find((candidate) => candidate === value);
      if (found === undefined && !isAbsent(value)) report(`must be one of ${values.join(', ')}`);
      return found ?? otherwise;
    },
  );
}

/** Like `oneOf`, for fields that always have a meaning. */
export function oneOfOr<const T extends readonly [string, ...string[]]>(values: T, otherwise: T[number]) {
  return oneOf(values, otherwise).transform((value) => value ?? otherwise);
}

/**
 * Items that cannot be read are left out and listed; the others stay. With `isEssential` the list may be missing or empty, but the
 * answer counts as lost where it is no list, or none of the entries that `isEssential` names can be read.
 */
export function items<T extends z.ZodType>(item: T, isEssential?: (entry: unknown) => boolean) {
  return z
    .custom<z.input<T>[] | null>(() => true)
    .meta({ type: 'array', itemsOf: item })
    .optional()
    .transform((value: unknown, context) => {
      if (isAbsent(value)) return [];
      // Some services send an object with numbered keys where a list is meant.
      const list = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : null;
      if (!list) {
        const report = isEssential && value !== false ? lost : addIssue;
        report(context, 'must be a list');
        return [];
      }
      const read = list.flatMap((entry: unknown, index): z.output<T>[] => {
        const before = essentialsLost;
        const one = item.safeParse(entry);
        essentialsLost = before;
        if (one.success) return [one.data];
        for (const issue of one.error.issues) addIssue(context, issue.message, [index, ...issue.path]);
        return [];
      });
      if (isEssential && read.length === 0 && list.some(isEssential)) essentialsLost += 1;
      return read;
    });
}

export type Page<T> = { items: T[]; total: number; perPage: number | null };

/** A list answer: a bare array, or one page of it with its total. Anything else counts as empty. */
export function listOf<T extends z.ZodType>(item: T) {
  const list = items(item);
  return z
    .custom<z.input<T>[] | { data: z.input<T>[]; total: number; per_page: number }>(() => true)
    .meta({ listOf: item })
    .transform((value: unknown, context): Page<z.output<T>> => {
      const isPage = isRecord(value) && Array.isArray(value.data);
      if (!isPage && !Array.isArray(value)) addIssue(context, 'must be a list');
      const data: unknown = isPage ? value.data : value;
      const length = Array.isArray(data) ? data.length : 0;
      const read = list.safeParse(length > 0 ? data : []);
      const place = isPage ? ['data'] : [];
      if (!read.success)
        for (const issue of read.error.issues) addIssue(context, issue.message, [...place, ...issue.path]);
      const kept = read.success ? read.data : [];
      if (kept.length === 0 && length > 0) essentialsLost += 1;
      return isPage
        ? { items: kept, total: numberFrom(value.total) ?? 0, perPage: numberFrom(value.per_page) }
        : { items: kept, total: kept.length, perPage: null };
    });
}

/**
 * An entity: its wire fields, and how code names them. A field we do not know is none of our business in a foreign answer,
 * and a spelling mistake in our own content.
 */
export function entity<S extends z.ZodRawShape, Out>(shape: S, toOutput: (wire: z.output<z.ZodObject<S>>) => Out) {
  return z
    .object(shape)
    .catchall(z.unknown())
    .transform((wire, context) => {
      const known = Object.entries(wire).filter(([name]) => {
        const isKnown = Object.hasOwn(shape, name);
        if (!isKnown && mode === 'strict') addIssue(context, 'is not a field we know', [name]);
        return isKnown;
      });
      // `fromEntries` cannot say that these are the fields of the shape.
      return toOutput(Object.fromEntries(known) as z.output<z.ZodObject<S>>);
    });
}
