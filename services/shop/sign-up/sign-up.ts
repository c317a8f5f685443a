/** Newsletter and sold-out sign-ups: kept in the database, confirmed by mail where mail can be sent. */
import type { Context } from 'hono';
import type { SignUpAnswer } from '#contract/answers.ts';
import type { Market } from '#contract/market.ts';
import { honeypotField, isFilled } from '#contract/honeypot.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { withTimeout } from '#contract/with-timeout.ts';
import { isEmail } from '#services/kit/email.ts';
import type { SignUpLimit } from '#services/kit/sign-up-limit.ts';
import { restAnswer } from '#services/shop/calls/answers.ts';
import { type Fields, readFields } from '#services/shop/calls/form-fields.ts';
import { unsubscribePath } from './unsubscribe-link.ts';
import type { Mail, SendMail } from '#services/kit/mail/mail.ts';
import { alreadyMail, confirmMail } from './mail.ts';
import { findPackage } from '#services/shop/catalogue/catalogue.ts';
import { forgetMail, type NewSignUp, takeSignUp } from './sign-up-store.ts';
import type { MarketShop } from '#services/shop/cart/cart-request.ts';

export type SignUpDeps = {
  sendMail: SendMail | null;
  limit: SignUpLimit;
  senderOf: (c: Context) => string;
  /** Where links in mails lead. No request is looked at: anybody can write any host into one. */
  siteOrigin: (market: Market) => string;
};

/** Browsers give up after ten seconds. */
const mailTimeoutMs = 8000;

type Answer = { result: SignUpAnswer['result']; msg?: string };
type Wish = Pick<NewSignUp, 'kind' | 'slug'>;

export function answerNewsletter(shop: MarketShop, deps: SignUpDeps) {
  return (c: Context) =>
    answerSignUp({ shop, deps, c }, async (fields) =>
      (fields.get('type') ?? 'subscribe') === 'subscribe' ? { kind: 'newsletter', slug: '' } : null,
    );
}

export function answerSoldOut(shop: MarketShop, deps: SignUpDeps) {
  return (c: Context) =>
    answerSignUp({ shop, deps, c }, async (fields) => {
      const slug = fields.get('slug') ?? '';
      const found = await findPackage(shop.db, shop.market.code, slug);
      return found?.type === 'package' ? { kind: 'soldout', slug } : null;
    });
}

type SignUpRequest = { shop: MarketShop; deps: SignUpDeps; c: Context };

/** For who ticked it on the way to something else: whatever becomes of it, that goes on. */
export async function signUpForNewsletter(asked: SignUpRequest, email: string): Promise<void> {
  await signUp(asked, { email, isMachine: false }, async () => ({ kind: 'newsletter', slug: '' }));
}

async function answerSignUp(asked: SignUpRequest, read: (fields: Fields) => Promise<Wish | null>): Promise<Response> {
  const fields = await readFields(asked.c, { json: true });
  const email = fields.get('email')?.trim().toLowerCase();
  if (email === undefined) return missing('email');
  const isMachine = isFilled(fields.get(honeypotField));
  return restAnswer(200, await signUp(asked, { email, isMachine }, () => read(fields)), { allow: 'POST' });
}

function missing(name: string): Response {
  const message = `Missing parameter(s): ${name}`;
  return restAnswer(
    400,
    { code: 'rest_missing_callback_param', message, data: { status: 400, params: [name] } },
    { allow: 'POST' },
  );
}

type Sender = { email: string; isMachine: boolean };

async function signUp(
  asked: SignUpRequest,
  { email, isMachine }: Sender,
  read: () => Promise<Wish | null>,
): Promise<Answer> {
  const { shop, deps, c } = asked;
  if (!isEmail(email)) return { result: 'error' };
  const wish = await read();
  if (!wish) return { result: 'error' };
  const client = deps.senderOf(c);
  const event = { client, market: shop.market.code };
  if (isMachine) {
    shop.log.warn(event, 'sign-up by a machine');
    return success(asked, wish);
  }
  if (!deps.limit.take(client)) {
    shop.log.warn(event, 'too many sign-ups');
    return { result: 'error', msg: shop.t('shop:signUp.tooMany') };
  }
  let isUsed = false;
  try {
    const taken = await take(asked, { ...wish, email });
    isUsed = taken.isUsed;
    return taken.answer;
  } finally {
    if (!isUsed) deps.limit.giveBack(client);
  }
}

/** `isUsed`: something was stored or mailed. Whether an address was known before is told to its owner, by mail, and to nobody else. */
async function take(
  asked: SignUpRequest,
  wish: Wish & { email: string },
): Promise<{ answer: Answer; isUsed: boolean }> {
  const { shop, deps } = asked;
  const { code: market, langTag: language } = shop.market;
  const needsConfirmation = deps.sendMail !== null;
  const taken = await takeSignUp(shop.db, { ...wish, market, language }, { now: shop.clock(), needsConfirmation });
  if (taken.outcome === 'kept') return { answer: success(asked, wish), isUsed: taken.isNew };
  if (taken.outcome === 'enough')
    return { answer: { result: 'error', msg: shop.t('shop:signUp.mailedEnough') }, isUsed: false };
  const origin = deps.siteOrigin(shop.market);
  const links = {
    to: wish.email,
    unsubscribe: `${origin}${await unsubscribePath(shop.db, { market, id: taken.id })}`,
  };
  const mail =
    taken.outcome === 'confirm'
      ? confirmMail(shop, { ...links, link: `${origin}/${market}/shop/confirm/${taken.token}` })
      : alreadyMail(shop, { ...links, link: `${origin}${pathTo(shop.market, 'home')}` });
  const isSent = await send(asked, mail);
  if (!isSent) await forgetMail(shop.db, taken);
  // Without its mail an address is stored all the same, and waits for the next try.
  const isUsed = isSent || taken.outcome === 'confirm';
  return { answer: isSent ? success(asked, wish) : { result: 'error' }, isUsed };
}

/** What everybody reads, whether their address is new to us or not. */
function success({ shop, deps }: SignUpRequest, { kind }: Wish): Answer {
  if (deps.sendMail === null) return { result: 'success', msg: shop.t('shop:signUp.stored') };
  return kind === 'soldout' ? { result: 'success', msg: shop.t('newsletter.success') } : { result: 'success' };
}

async function send({ shop, deps }: SignUpRequest, mail: Mail): Promise<boolean> {
  try {
    await withTimeout(async () => deps.sendMail?.(mail), mailTimeoutMs);
    return true;
  } catch (err) {
    shop.log.error({ err, market: shop.market.code }, 'confirmation mail not sent');
    return false;
  }
}
