/**
 * Popup sign-ups. The mailing service only knows script calls, which a strict content policy forbids, so our server makes the
 * call and answers what it said. A market without a mailing service hands its sign-ups to the shop area.
 */
import { type Context, Hono } from 'hono';
import { bodyLimit } from '#services/kit/body-limit.ts';
import { readMailingAnswer, readSignUpAnswer, type SignUpAnswer } from '#contract/answers.ts';
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { shopAddress, shopForm } from '#contract/shop.ts';
import { mailingAddress } from '#rules/links/mailing-address.ts';
import { withTimeout } from '#contract/with-timeout.ts';
import { isEmail, mailboxOf } from '#services/kit/email.ts';
import type { Log } from '#services/kit/log.ts';
import { honeypotField, isFilled } from '#contract/honeypot.ts';
import { readUpTo } from '#services/kit/read-up-to.ts';
import { createSignUpLimit } from '#services/kit/sign-up-limit.ts';
import { createTokenBucket } from '#services/kit/token-bucket.ts';

export type MailingOptions = {
  markets: readonly Market[];
  /** Address of each market's sign-up form at the mailing service. */
  urls: Readonly<Record<string, string | null>>;
  /** The shop area, embedded or not. */
  toShop: (request: Request, env: unknown) => Response | Promise<Response>;
  texts: { textFor(market: Market): Text };
  clock: () => Date;
  log: Log;
  senderOf?: (c: Context) => string;
  fetch?: typeof fetch;
};

/** Browsers give up after ten seconds. */
const timeoutMs = 9000;
const largestBody = 16 * 1024;
/** What the service says is one sentence. */
const largestAnswer = 64 * 1024;
/** To one letter box: as often as somebody may try again, then once a day. The service mails whom we name. */
const ofMailbox = { atOnce: 3, perSecond: 1 / 86_400 };
const failure: SignUpAnswer = { result: 'error', msg: null };

/** Answers POST /{market}/mailing. */
export function createMailing(options: MailingOptions): Hono {
  const { markets, clock, log, senderOf = () => 'unknown' } = options;
  const limits = { sender: createSignUpLimit(clock), mailbox: createTokenBucket(ofMailbox, () => clock().getTime()) };
  const app = new Hono();
  const limit = bodyLimit({ maxSize: largestBody, onError: (c) => answer(c, failure) });
  for (const market of markets) {
    app.post(`/${market.code}/mailing`, limit, async (c) => {
      const { email, isMachine } = await readForm(c);
      if (!isEmail(email)) return answer(c, failure);
      const [client, mailbox] = [senderOf(c), mailboxOf(email)];
      const event = { client, market: market.code };
      if (isMachine) {
        log.warn(event, 'sign-up by a machine');
        return answer(c, { result: 'success', msg: null });
      }
      const mayTake = { sender: limits.sender.take(client), mailbox: limits.mailbox(mailbox).isAllowed };
      const giveBack = () => {
        if (mayTake.sender) limits.sender.giveBack(client);
        if (mayTake.mailbox) limits.mailbox.giveBack(mailbox);
      };
      if (!mayTake.sender || !mayTake.mailbox) {
        giveBack();
        log.warn(event, 'too many sign-ups');
        return answer(c, { result: 'error', msg: options.texts.textFor(market)('shop:signUp.tooMany') });
      }
      const said = await signUp(c, { market, email, options });
      if (said?.result !== 'success') giveBack();
      return said ? answer(c, said) : answer(c, failure, 502);
    });
  }
  return app;
}

type Wish = { market: Market; email: string; options: MailingOptions };

/** The answer of the mailing service; null when it cannot be reached. */
async function signUp(c: Context, wish: Wish): Promise<SignUpAnswer | null> {
  const { market, options } = wish;
  const url = options.urls[market.code];
  try {
    const said = await withTimeout((signal) => (url ? askService(wish, url, signal) : askShop(c, wish)), timeoutMs);
    if (said) return said;
    options.log.warn({ market: market.code }, 'mailing service answered something unreadable');
  } catch (err) {
    options.log.warn({ err, market: market.code }, 'mailing service out of reach');
  }
  return null;
}

async function readForm(c: Context): Promise<{ email: string; isMachine: boolean }> {
  const form = await c.req.parseBody().catch((): Record<string, unknown> => ({}));
  const { email, [honeypotField]: taken } = form;
  return { email: typeof email === 'string' ? email.trim() : '', isMachine: isFilled(taken) };
}

function answer(c: Context, said: SignUpAnswer, status: 200 | 502 = 200): Response {
  return c.json(said, status, { 'cache-control': 'no-store' });
}

async function askService({ market, email, options }: Wish, url: string, signal: AbortSignal) {
  const { fetch: send = fetch } = options;
  const response = await send(mailingAddress(url, market, { email, callback: 'answer' }), {
    signal,
    headers: { accept: '*/*' },
    // It has no reason to send us elsewhere; one that does may mean any address inside our network.
    redirect: 'manual',
  });
  const text = await readUpTo(response.body, largestAnswer);
  return response.ok && text ? readMailingAnswer(text.toString()) : null;
}

async function askShop(c: Context, { market, email, options }: Wish): Promise<SignUpAnswer | null> {
  const body = new FormData();
  for (const [name, value] of shopForm('subscribe', { email })) body.append(name, value);
  const url = new URL(shopAddress(market.code, 'subscribe', { plugin: market.shopPlugin }), c.req.url);
  const response = await options.toShop(new Request(url, { method: 'POST', body, headers: forwarded(c) }), c.env);
  return response.ok ? readSignUpAnswer(await response.text()) : null;
}

/** What a proxy said of the visitor: without it all of them would be one and the same to the shop. */
function forwarded(c: Context): Record<string, string> {
  const names = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
