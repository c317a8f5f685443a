/** What may stand in a field, read from the contract: the form of a kind is its schema, and a new field of the contract has a widget at once. */
import { z } from 'zod';
import { moduleReaders } from '#contract/page-modules.ts';
import type { KindName } from '../kinds.ts';

export type FieldShape =
  | { is: 'text' | 'long' | 'html' | 'address' | 'number' | 'money' | 'date' | 'words' | 'pairs' | 'picture' | 'moves' }
  /** Most flags are 0 and 1, as they travel. */
  | { is: 'flag'; isBoolean?: boolean }
  | { is: 'choice' | 'choices'; options: readonly string[] }
  | { is: 'reference' | 'references'; kind: KindName }
  | { is: 'rows'; fields: FieldShapes }
  | { is: 'group'; fields: FieldShapes }
  /** Additional information: one text, or several with a title each. */
  | { is: 'sections' }
  | { is: 'modules' };

export type FieldShapes = Readonly<Record<string, FieldShape>>;

type Meta = {
  type?: string | readonly string[];
  format?: string;
  enum?: readonly string[];
  contentMediaType?: string;
  description?: string;
  itemsOf?: z.ZodType;
  modules?: unknown;
};

const known = new WeakMap<z.ZodType, FieldShape>();

function shapeOf(schema: z.ZodType): FieldShape {
  const found = known.get(schema) ?? findShape(schema);
  known.set(schema, found);
  return found;
}

/** Fields of an object, wherever it begins in a pipe. */
export function fieldsOf(schema: z.ZodType): FieldShapes {
  const shape = shapeOf(schema);
  return shape.is === 'group' ? shape.fields : {};
}

function findShape(schema: z.ZodType): FieldShape {
  if (schema instanceof z.ZodPipe) {
    const [first, then] = [schema.in, schema.out] as [z.ZodType, z.ZodType];
    const settings = isJsonText(first) ? objectIn(then) : null;
    return settings ? groupOf(settings) : shapeOf(first);
  }
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodObject) return groupOf(schema);
  if (schema instanceof z.ZodNumber) return { is: 'number' };
  if (schema instanceof z.ZodBoolean) return { is: 'flag', isBoolean: true };
  if (schema.def.type === 'string')
    return { is: 'format' in schema.def && schema.def.format === 'date' ? 'date' : 'text' };
  return shapeOfMeta(schema.meta() ?? {});
}

function shapeOfMeta({
  type,
  format,
  enum: options,
  contentMediaType,
  description,
  itemsOf,
  modules,
}: Meta): FieldShape {
  if (modules) return { is: 'modules' };
  if (itemsOf) return shapeOfItems(shapeOf(itemsOf));
  if (contentMediaType === 'text/html') return { is: description ? 'sections' : 'html' };
  if (contentMediaType === 'application/json' || type === 'object') return { is: 'pairs' };
  if (options) return { is: 'choice', options };
  if (type === 'number' || type === 'integer') return { is: 'number' };
  if (type === 'boolean') return { is: 'flag' };
  if (format === 'date-time') return { is: 'date' };
  return { is: Array.isArray(type) && type.includes('array') ? 'words' : 'text' };
}

function shapeOfItems(item: FieldShape): FieldShape {
  if (item.is === 'modules') return item;
  return item.is === 'group' ? { is: 'rows', fields: item.fields } : { is: 'words' };
}

function groupOf({ shape }: z.ZodObject): FieldShape {
  return {
    is: 'group',
    fields: Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, shapeOf(field as z.ZodType)] as const),
    ),
  };
}

function objectIn(schema: z.ZodType): z.ZodObject | null {
  if (schema instanceof z.ZodObject) return schema;
  return schema instanceof z.ZodPipe ? objectIn(schema.in as z.ZodType) : null;
}

function isJsonText(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodPipe) return isJsonText(schema.in as z.ZodType);
  if (schema instanceof z.ZodOptional) return isJsonText(schema.unwrap() as z.ZodType);
  return (schema.meta() as Meta | undefined)?.contentMediaType === 'application/json';
}

/** Of a module of this type, its settings inside; none where this release does not know it. */
export function moduleFields(type: unknown): FieldShapes {
  const reader = Object.entries(moduleReaders).find(([name]) => name === type)?.[1];
  return reader ? fieldsOf(reader) : {};
}
