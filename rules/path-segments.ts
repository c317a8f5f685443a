/** Segments of a path as text. A trailing slash says nothing; an empty segment in between is kept, and matches nothing. */
export function segmentsOf(pathname: string): string[] {
  const path = pathname.replace(/^\//, '').replace(/\/+$/, '');
  return path === '' ? [] : path.split('/').map(decode);
}

/** Malformed escapes come from typed addresses; the raw text then simply names nothing. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Only digits count, so that `1e3`, `+2` and `0x10` stay slugs. */
export function pageOfSegment(segment: string): number | null {
  if (!/^\d+$/.test(segment)) return null;
  const page = Number(segment);
  return page > 0 ? page : null;
}
