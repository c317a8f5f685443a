import { createHash, randomBytes } from 'node:crypto';

/** A text nobody can guess, for links (128 bits) and sessions (256). */
export function randomText(bits: number): string {
  return randomBytes(bits / 8).toString('base64url');
}

/** What is kept of it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
