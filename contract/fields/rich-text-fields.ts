/**
 * Changes the HTML in documents, wherever it stands, and nothing else. In what travels it is text like any other, and the contract
 * says which fields hold some; once read it is rich text, which is known by its shape.
 */
import { z } from 'zod';
import { changeEach, isRecord } from './json.ts';

/** Gets one text and where it stands. */
type ChangeHtml = (html: string, path: string) => string;

/** What is not as the schema says stays as it is: to complain of it is for those who read it. */
export function changeRichText<T>(schema: z.ZodType, wire: T, change: ChangeHtml): T {
  const walk = walkOf(schema);
  // The shape stays what it was; only texts inside change.
  return walk ? (walk({ value: wire, path: '', change }) as T) : wire;
}

/** Rich text is the only object in what was read with nothing but `html` in it. */
export function changeReadRichText<T>(read: T, change: (html: string) => string): T {
  // The shape stays what it was; only texts inside change.
  return inRead(read, change) as T;
}

function inRead(value: unknown, change: (html: string) => string): unknown {
  const isRichText = isRecord(value) && typeof value.html === 'string' && Object.keys(value).length === 1;
  return changeEach(value, (entry) => (isRichText ? change(String(entry)) : inRead(entry, change)));
}

type FieldPlace = { value: unknown; path: string; change: ChangeHtml };
/** The way to the HTML in one kind of value; null where there is none. */
type Walk = ((place: FieldPlace) => unknown) | null;
type Meta = { contentMediaType?: string; itemsOf?: z.ZodType; modules?: Record<string, z.ZodType> };

/** Each schema is looked at once: an import has many documents of few kinds. */
const walks = new WeakMap<z.ZodType, Walk>();

function walkOf(schema: z.ZodType): Walk {
  const known = walks.get(schema);
  if (known !== undefined) return known;
  const walk = findWalk(schema);
  walks.set(schema, walk);
  return walk;
}

function findWalk(schema: z.ZodType): Walk {
  // Readers are pipes whose beginning says what travels. The settings of a module are read twice: as text, then as fields.
  if (schema instanceof z.ZodPipe) {
    const [first, then] = [schema.in, schema.out] as [z.ZodType, z.ZodType];
    return isJsonText(first) ? inJsonText(walkOf(then)) : walkOf(first);
  }
  if (schema instanceof z.ZodOptional) return walkOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodObject) return inObject(schema.shape);
  const { contentMediaType, itemsOf, modules } = metaOf(schema);
  if (contentMediaType === 'text/html') return inHtml;
  if (modules) return inModule(modules);
  const inItem = itemsOf ? walkOf(itemsOf) : null;
  return inItem && ((place) => inEach(place, () => inItem));
}

function metaOf(schema: z.ZodType): Meta {
  return (schema.meta() ?? {}) as Meta;
}

function isJsonText(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodPipe) return isJsonText(schema.in as z.ZodType);
  if (schema instanceof z.ZodOptional) return isJsonText(schema.unwrap() as z.ZodType);
  return metaOf(schema).contentMediaType === 'application/json';
}

function inObject(shape: Record<string, z.ZodType>): Walk {
  const fields = new Map(Object.entries(shape).map(([name, schema]) => [name, walkOf(schema)] as const));
  if ([...fields.values()].every((walk) => walk === null)) return null;
  return (place) => (isRecord(place.value) ? inEach(place, (name) => fields.get(name) ?? null) : place.value);
}

function inModule(modules: Record<string, z.ZodType>): Walk {
  const types = new Map(Object.entries(modules).map(([type, schema]) => [type, walkOf(schema)] as const));
  return (place) => {
    const walk = isRecord(place.value) ? types.get(String(place.value.module)) : null;
    return walk ? walk(place) : place.value;
  };
}

/** Our own files have it as an object. */
function inJsonText(walk: Walk): Walk {
  if (walk === null) return null;
  return (place) => {
    if (typeof place.value !== 'string') return walk(place);
    try {
      const before: unknown = JSON.parse(place.value);
      const after = walk({ ...place, value: before });
      return after === before ? place.value : JSON.stringify(after);
    } catch {
      return place.value;
    }
  };
}

/** One text; additional information may be a list of texts, each with a title. */
function inHtml(place: FieldPlace): unknown {
  const { value, path, change } = place;
  if (typeof value === 'string') return change(value, path);
  const isSection = !Array.isArray(value);
  return inEach(place, (name) => (!isSection || name === 'body' ? inHtml : null));
}

/** Entries of a list or fields of an object. */
function inEach({ value, path, change }: FieldPlace, walkTo: (name: string) => Walk): unknown {
  return changeEach(value, (entry, name) => {
    const walk = walkTo(name);
    return walk ? walk({ value: entry, path: path ? `${path}.${name}` : name, change }) : entry;
  });
}
