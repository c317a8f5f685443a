import { createHash } from 'node:crypto';

export function etagOf(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether the client has this very body already (If-None-Match). A proxy may have weakened the tag. */
export function isKnownTag(etag: string, ifNoneMatch: string | undefined): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
