/**
 * Who a cart belongs to. Two ways to say it, both signed: WooCommerce's session cookie for browsers, and its cart token for
 * programs. The keys differ by market, so that what one market signed means nothing in another.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import type { Database } from '#services/kit/database.ts';
import { secrets } from '#services/shop/tables.ts';

export const sessionSeconds = 48 * 3600;
/** Before its end a session that is still used gets a new cookie. */
const renewSeconds = 3600;
const nonceSeconds = 12 * 3600;
const idShape = /^t_[\da-f]{30}$/;

export type Session = {
  id: string;
  from: 'cookie' | 'token' | 'new';
  /** Its cookie ends soon. */
  isEnding: boolean;
};

/** Made by whichever process comes first, and the same for all ever after: then it is only read, on a full disk too. */
export async function readSecret(db: Database): Promise<string> {
  const known = await findSecret(db);
  if (known !== undefined) return known;
  const value = randomBytes(32).toString('hex');
  await db.insert(secrets).values({ name: secretName, value }).onConflictDoNothing();
  const made = await findSecret(db);
  if (made === undefined) throw new Error('The secret that was just stored is not there');
  return made;
}
const secretName = 'session';

async function findSecret(db: Database): Promise<string | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, secretName));
  return row?.value;
}

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(secret: string, { code }: Pick<Market, 'code'>, clock: () => Date) {
  const key = createHmac('sha256', secret).update(`shop ${code}`).digest();
  const sign = (text: string) => createHmac('sha256', key).update(text);
  const now = () => Math.floor(clock().getTime() / 1000);
  const cookieName = `wp_woocommerce_session_${createHash('md5').update(`/${code}/shop`).digest('hex')}`;

  function create(): Session {
    return { id: `t_${randomBytes(15).toString('hex')}`, from: 'new', isEnding: false };
  }

  const cookieHash = (id: string, expiry: number, expiring: number) =>
    sign(`cookie ${id}|${expiry}|${expiring}`).digest('hex').slice(0, 32);

  function fromCookie(value: string | undefined): Session | null {
    const [id = '', expiry = '', expiring = '', hash = ''] = decodeCookie(value ?? '').split('||');
    const [end, ending] = [Number(expiry), Number(expiring)];
    if (!idShape.test(id) || !(end > now()) || !isSame(hash, cookieHash(id, end, ending))) return null;
    return { id, from: 'cookie', isEnding: now() > ending };
  }

  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const tokenHash = (unsigned: string) => sign(`token ${unsigned}`).digest('base64url');

  function fromToken(token: string | undefined): Session | null {
    const [head = '', body = '', hash = ''] = (token ?? '').split('.');
    if (!isSame(hash, tokenHash(`${head}.${body}`))) return null;
    const { user_id: id, exp } = JSON.parse(Buffer.from(body, 'base64url').toString()) as TokenBody;
    return idShape.test(id) && exp > now() ? { id, from: 'token', isEnding: false } : null;
  }

  const nonceAt = (tick: number) => sign(`nonce ${tick}`).digest('hex').slice(0, 10);
  const tick = () => Math.floor(now() / nonceSeconds);

  return {
    cookieName,
    create,
    fromCookie,
    fromToken,
    /** Name, value and life of the cookie. */
    cookieOf({ id }: Session): { name: string; value: string; maxAge: number } {
      const expiry = now() + sessionSeconds;
      const expiring = expiry - renewSeconds;
      const value = [id, expiry, expiring, cookieHash(id, expiry, expiring)].join('||');
      return { name: cookieName, value, maxAge: sessionSeconds };
    },
    tokenOf({ id }: Session, issuer: string): string {
      const body: TokenBody = { user_id: id, exp: now() + sessionSeconds, iss: issuer, iat: now() };
      const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(body)}`;
      return `${unsigned}.${tokenHash(unsigned)}`;
    },
    /** As in WooCommerce the same for all guests: it only shows that a program could read an answer of ours. */
    nonce: () => nonceAt(tick()),
    isNonce: (given: string) => [tick(), tick() - 1].some((at) => isSame(given, nonceAt(at))),
    timestamp: now,
  };
}

type TokenBody = { user_id: string; exp: number; iss: string; iat: number };

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
