/** What is refused by the first line of a request alone, before anything reads its path. */

/** The longest path of a page is a slug of 200 signs, escaped. */
export const longestPath = 2048;

/** `.` and `..` as a browser would resolve them, escaped or not; a backslash counts as a slash there. */
const dotSegment = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/**
 * The status a request target is refused with; null for one that is read. Dot segments: a CDN may keep what lies below `/assets`
 * by the path as it was sent, while we would answer what it resolves to, such as somebody's basket.
 */
export function refusalOf(target: string): 400 | 414 | null {
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  if (path.length > longestPath) return 414;
  return dotSegment.test(path) ? 400 : null;
}
