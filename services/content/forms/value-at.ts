/** Values of a document by their path, as `ingredients.0.title`. Settings of modules may be JSON as text: they are read and written through. */
import { isRecord, jsonOf } from '#contract/fields/json.ts';

const partsOf = (path: string): string[] => (path === '' ? [] : path.split('.'));

export function valueAt(value: unknown, path: string): unknown {
  return partsOf(path).reduce((found, part) => {
    const inside = insideOf(found);
    if (Array.isArray(inside)) return inside[Number(part)];
    return isRecord(inside) && Object.hasOwn(inside, part) ? inside[part] : undefined;
  }, value);
}

/** A copy with another value there; `undefined` takes the field away. Lists keep their length. */
export function withValue(value: unknown, path: string, next: unknown): unknown {
  const [part, ...rest] = partsOf(path);
  if (part === undefined) return next;
  const inside = insideOf(value);
  if (Array.isArray(inside)) {
    const index = Number(part);
    if (!Number.isInteger(index) || index < 0 || index >= inside.length) return value;
    return inside.with(index, withValue(inside[index], rest.join('.'), next));
  }
  const record = isRecord(inside) ? inside : {};
  const own = Object.hasOwn(record, part) ? record[part] : undefined;
  const changed = withValue(own, rest.join('.'), next);
  const { [part]: _, ...others } = record;
  // In its place: the order of fields is part of what an editor wrote.
  const after = changed === undefined ? others : { ...record, [part]: changed };
  return typeof value === 'string' && isRecord(jsonOf(value)) ? JSON.stringify(after) : after;
}

function insideOf(value: unknown): unknown {
  return typeof value === 'string' ? jsonOf(value) : value;
}
