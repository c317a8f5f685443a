import { useMemo } from 'react';

declare const held: unique symbol;

/**
 * Data on its way to the browser as one text. React Router writes every value of a loader into a numbered list, and numbers hardly
 * compress: on a page of many cards that costs more than all its markup.
 */
export type Payload<T> = string & { [held]: T };

/** Null, text, numbers, booleans, lists, objects and dates; what is undefined is left out. */
export function toPayload<T>(value: T): Payload<T> {
  const text = JSON.stringify(value, function replace(this: Record<string, unknown>, key, plain: unknown) {
    // `plain` is already a text where the value was a date.
    const own = this[key];
    return own instanceof Date ? { $date: own.getTime() } : plain;
  });
  return swapQuotes(text) as Payload<T>;
}

export function fromPayload<T>(packed: Payload<T>): T {
  return JSON.parse(swapQuotes(packed), (_key, value: unknown) => (isDate(value) ? new Date(value.$date) : value)) as T;
}

/** Each for the other: double quotes would be escaped twice on the way, and JSON has thousands of them. */
function swapQuotes(text: string): string {
  return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
}

function isDate(value: unknown): value is { $date: number } {
  return typeof value === 'object' && value !== null && '$date' in value;
}

/** The same object as long as the text is the same. */
export function usePayload<T>(packed: Payload<T>): T {
  return useMemo(() => fromPayload(packed), [packed]);
}
