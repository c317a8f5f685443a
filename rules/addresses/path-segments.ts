import { withoutTrailing } from '#rules/text/without-trailing.ts';

/** Segments of a path as text. A trailing slash says nothing; an empty segment in between is kept, and matches nothing. */
export function segmentsOf(pathname: string): string[] {
  const path = withoutTrailing(pathname.replace(/^\//, ''), '/');
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

/** The spelling of a path that our own links have: nothing escaped without need, no slash at the end. Null where it names nothing. */
export function canonicalSpelling(pathname: string): string | null {
  const segments = segmentsOf(pathname);
  // A slash inside a segment is somebody's way around us, and no page has one.
  if (segments.some((segment) => segment === '' || /[/\\]/.test(segment))) return null;
  // A malformed escape was left as it stands, and stays so.
  const isMalformed = pathname.split('/').some((raw) => decode(raw) === raw && raw.includes('%'));
  return isMalformed ? null : `/${segments.map(encodeURIComponent).join('/')}`;
}
