/** The names a text has in double braces. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(/\{\{([^{}]+)\}\}/g)].flatMap(([, name]) => (name ? [name.trim()] : []));
}
