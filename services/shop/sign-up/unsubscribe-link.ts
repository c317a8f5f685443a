/** The link in every mail that ends the sign-up it belongs to. It works as long as the sign-up, so it is signed, not stored. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret } from '#services/shop/cart/cart-session.ts';
import type { Database } from '#services/kit/database.ts';

type SignedUp = { market: string; id: string };

async function signatureOf(db: Database, { market, id }: SignedUp): Promise<Buffer> {
  const text = `unsubscribe ${market} ${id}`;
  return createHmac('sha256', await readSecret(db))
    .update(text)
    .digest();
}

export async function unsubscribePath(db: Database, signedUp: SignedUp): Promise<string> {
  const signature = await signatureOf(db, signedUp);
  return `/${signedUp.market}/shop/unsubscribe/${signedUp.id}.${signature.toString('base64url')}`;
}

/** Whose sign-up a link ends; null when we did not write it. */
export async function readUnsubscribeToken(db: Database, market: string, token: string): Promise<string | null> {
  const [id = '', given = ''] = token.split('.');
  const right = await signatureOf(db, { market, id });
  const sent = Buffer.from(given, 'base64url');
  return sent.length === right.length && timingSafeEqual(sent, right) ? id : null;
}
