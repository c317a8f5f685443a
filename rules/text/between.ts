/** The first part of a text between two marks, and what stands around it, the marks left out; null without both. */
export function between(text: string, open: string, close: string) {
  const from = text.indexOf(open);
  const to = from < 0 ? -1 : text.indexOf(close, from + open.length);
  if (to < 0) return null;
  return {
    before: text.slice(0, from),
    inside: text.slice(from + open.length, to),
    after: text.slice(to + close.length),
  };
}
