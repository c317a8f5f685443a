import type { Messages, MessageTree } from '#contract/locales.ts';

/** Texts of the namespace every page brings along that only the server says; a test holds the browser's code to it. */
export const serverTexts = ['delivery', 'legal', 'meta'] as const;

/** What browsers get of these texts; `unused` are groups that this site does not show. */
export function browserTexts({ translation, ...messages }: Messages, unused: readonly string[] = []): Messages {
  const left = new Set<string>([...serverTexts, ...unused]);
  return { ...messages, translation: without(translation, left) };
}

function without(tree: MessageTree | undefined, left: ReadonlySet<string>): MessageTree {
  return Object.fromEntries(Object.entries(tree ?? {}).filter(([group]) => !left.has(group)));
}
