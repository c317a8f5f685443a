import type { z } from 'zod';
import { isRecord } from './json.ts';
import { entity, isAbsent, reader } from './read.ts';

/** A JSON object that travels as text. */
export const jsonText = reader<string | Record<string, unknown> | null, Record<string, unknown>>(
  { type: 'string', contentMediaType: 'application/json' },
  (value, report) => {
    if (isAbsent(value)) return {};
    try {
      const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value;
      if (isRecord(parsed)) return parsed;
    } catch {
      // Falls through to the complaint.
    }
    report('must be a JSON object as text');
    return {};
  },
);

/** A JSON text whose object has a known shape. */
export function jsonTextOf<S extends z.ZodRawShape, Out>(shape: S, toOutput: (wire: z.output<z.ZodObject<S>>) => Out) {
  return jsonText.pipe(entity(shape, toOutput));
}
