/**
 * Of an element that may be far down a page: on phones it is laid out later (base.css). browser/lay-out-rest.ts takes the mark away, also of
 * parts that are not hydrated yet, which React is not to mind.
 */
export const laidOutLater = { 'data-later': true, suppressHydrationWarning: true } as const;
