/** Newsletter and sold-out sign-ups: kept in the database, confirmed by mail where mail can be sent. */
import type { Context } from 'hono';
import type { SignUpAnswer } from '#contract/answers.ts';
import { honeypotField, isFilled } from '#contract/honeypot.ts';
import { withTimeout } from '#contract/with-timeout.ts';
import { isEmail } from '#services/kit/email.ts';
import type { AllowSignUp } from '#services/kit/rate-limit.ts';
import { restAnswer } from '#services/shop/calls/answers.ts';
import { type Fields, readFields } from '#services/shop/calls/form-fields.ts';
import { unsubscribePath } from './unsubscribe-link.ts';
import { confirmMail, type Links, type SendMail } from './mail.ts';
import { findPackage } from '#services/shop/catalogue/catalogue.ts';
import { forgetMail, type NewSignUp, takeSignUp } from './sign-up-store.ts';
import type { MarketShop } from '#services/shop/cart/cart-request.ts';

export type SignUpDesk = {
  sendMail: SendMail | null;
  allow: AllowSignUp;
  senderOf: (c: Context) => string;
  /** Where links in mails lead: never the name a request was sent to, which anybody can choose. */
  siteOrigin: (request: Request, market: string) => string;
};

/** Browsers give up after ten seconds. */
const mailTimeoutMs = 8000;

type Answer = { result: SignUpAnswer['result']; msg?: string };
type Wish = Pick<NewSignUp, 'kind' | 'slug'>;

export function answerNewsletter(shop: MarketShop, desk: SignUpDesk) {
  return (c: Context) =>
    answerSignUp({ shop, desk, c }, async (fields) =>
      (fields.get('type') ?? 'subscribe') === 'subscribe' ? { kind: 'newsletter', slug: '' } : null,
    );
}

export function answerSoldOut(shop: MarketShop, desk: SignUpDesk) {
  return (c: Context) =>
    answerSignUp({ shop, desk, c }, async (fields) => {
      const slug = fields.get('slug') ?? '';
      const found = await findPackage(shop.db, shop.market.code, slug);
      return found?.type === 'package' ? { kind: 'soldout', slug } : null;
    });
}

type Asked = { shop: MarketShop; desk: SignUpDesk; c: Context };

async function answerSignUp(asked: Asked, read: (fields: Fields) => Promise<Wish | null>): Promise<Response> {
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

async function signUp(asked: Asked, { email, isMachine }: Sender, read: () => Promise<Wish | null>): Promise<Answer> {
  const { shop, desk, c } = asked;
  if (!isEmail(email)) return { result: 'error' };
  if (!desk.allow(desk.senderOf(c), email)) return { result: 'error', msg: shop.t('shop:signUp.tooMany') };
  const wish = await read();
  if (!wish) return { result: 'error' };
  if (isMachine) return success(asked, wish);
  const { code: market, langTag: language } = shop.market;
  const needsConfirmation = desk.sendMail !== null;
  const taken = await takeSignUp(
    shop.db,
    { ...wish, market, language, email },
    { now: shop.clock(), needsConfirmation },
  );
  // Who asks twice to hear of a package has what they wanted; a form that only knows success would call it a failure.
  if (!taken.isNew && wish.kind === 'newsletter') return { result: 'duplicate' };
  if (!needsConfirmation) return success(asked, wish);
  if (!taken.isNew || taken.token === null) return { result: 'success' };
  const origin = desk.siteOrigin(c.req.raw, market);
  const link = `${origin}/${market}/shop/confirm/${taken.token}`;
  const unsubscribe = `${origin}${await unsubscribePath(shop.db, { market, id: taken.id })}`;
  const isSent = await sendConfirmation({ shop, desk, id: taken.id }, { to: email, link, unsubscribe });
  return isSent ? success(asked, wish) : { result: 'error' };
}

/** What somebody reads whose address is new to us. */
function success({ shop, desk }: Asked, { kind }: Wish): Answer {
  if (desk.sendMail === null) return { result: 'success', msg: shop.t('shop:signUp.stored') };
  return kind === 'soldout' ? { result: 'success', msg: shop.t('newsletter.success') } : { result: 'success' };
}

type Sending = Pick<Asked, 'shop' | 'desk'> & { id: string };

async function sendConfirmation({ shop, desk, id }: Sending, mail: Links): Promise<boolean> {
  try {
    await withTimeout(async () => desk.sendMail?.(confirmMail(shop, mail)), mailTimeoutMs);
    return true;
  } catch (err) {
    shop.log.error({ err, market: shop.market.code }, 'confirmation mail not sent');
    await forgetMail(shop.db, id);
    return false;
  }
}
