import type { z } from 'zod';
import { isRecord } from '#contract/fields/json.ts';
import { reader } from '#contract/fields/read.ts';

/** Map of a path to where it moved. An entry that cannot be read is left out. */
export const Redirects = reader<Record<string, { to: string }>, Record<string, { to: string }>>(
  { type: 'object', additionalProperties: { type: 'object', properties: { to: { type: 'string' } } } },
  (value, report) => {
    if (!isRecord(value)) report('must be an object of paths');
    const entries = isRecord(value) ? Object.entries(value) : [];
    return Object.fromEntries(
      entries.flatMap(([path, entry]) => {
        if (isRecord(entry) && typeof entry.to === 'string' && entry.to !== '') return [[path, { to: entry.to }]];
        report(`${path} must be {to}`);
        return [];
      }),
    );
  },
);
export type Redirects = z.output<typeof Redirects>;
