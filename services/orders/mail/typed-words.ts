/**
 * What somebody typed, as a mail may show it. Anybody can order in the name of anybody, so it is short, and nothing in it becomes a
 * link in a mail program.
 */
const longest = 60;

export function typedWords(text: string): string {
  const harmless = text
    .replace(/:\/\//g, ': // ')
    .replace(/@/g, ' @ ')
    .replace(/\.(?=[^\s.])/g, '. ')
    .trim();
  return harmless;
}

/** A line of an address. */
export function typedLine(text: string): string {
  const harmless = typedWords(text);
  return harmless.length > longest ? `${harmless.slice(0, longest - 1)}…` : harmless;
}
