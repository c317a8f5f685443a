import { isUnavailable } from '#contract/errors.ts';
import { orderedCookieText } from '#rules/visit/cookies.ts';
import { msToAnswer } from '#services/kit/answer-by.ts';
import type { Acted } from '#services/orders/acts/act.ts';
import type { PlaceResult } from '#services/orders/orders.ts';
import { withdrawalProblems } from '#services/orders/withdraw.ts';
import { emptyContent } from '#services/shop/cart/cart-content.ts';
import type { VisitorCart } from '#services/shop/cart/visitor-cart.ts';
import type { ChangeOutcome, OrdersPort, Placed } from '#storefront/ports/orders.ts';
import { rememberOrder } from './browser-orders.ts';
import { payingPort } from './paying-port.ts';
import type { PortParts, PortRequest } from './port-request.ts';

/** Left of a request's time for the page that says what became of it. */
const pageMs = 2000;

function outcomeOf(acted: Acted): ChangeOutcome {
  if (acted.outcome === 'done') return 'done';
  // A state in which nothing is changed any more is as late as the moment itself.
  const isLate = acted.outcome === 'refused' && ['late', 'state', 'asks'].includes(acted.why);
  return isLate ? 'late' : 'refused';
}

export function ordersPort(parts: PortParts, request: PortRequest, cart: VisitorCart): OrdersPort {
  const { orders, senderOf } = parts;
  const { c, shop, newsletter } = request;
  const { market, log } = shop;

  /** How long an order may take, so that its buyer is told what is true of it; usual where nobody said when the answer is due. */
  function placingMs(): number | undefined {
    const left = msToAnswer(c);
    return left === null ? undefined : Math.max(1, Math.floor(left - pageMs));
  }

  function logLimit(limit: string, message: string) {
    log.warn({ client: senderOf(c), market: market.code, limit }, message);
  }

  function logPlacing({ result }: PlaceResult) {
    if (result === 'tooMany' || result === 'busy') logLimit(result, 'an order was put off by a limit');
    if (result === 'heldUnpaid') logLimit('unpaid', 'an order was put off by a limit');
    if (result === 'late' || result === 'unknown')
      log.error({ market: market.code, outcome: result }, 'an order could not be placed in time');
  }

  /** The order is placed; a newsletter that cannot be had is no reason to say anything else. */
  async function signUp(email: string): Promise<void> {
    try {
      await newsletter(email.trim().toLowerCase());
    } catch (err) {
      log.error({ err, market: market.code }, 'a sign-up at the checkout failed');
    }
  }

  return {
    isOpen: orders.isOpen,
    isReady: () => orders.isReady(market),
    hasMail: orders.hasMail,
    isDemo: orders.isDemo(market),
    newFormKey: orders.newFormKey,
    checkoutOpened: () => void orders.checkoutOpened(market),

    async place(form, wishes): Promise<Placed> {
      try {
        const shopper = { market, session: await cart.session(), withinMs: placingMs() };
        const placed = await orders.place(shopper, form, senderOf(c));
        logPlacing(placed);
        if (placed.result === 'late') return { result: 'away' };
        if (placed.result !== 'placed') return placed;
        // Nobody waits for a newsletter's mail who has ordered.
        if (placed.isNew && wishes.newsletter) void signUp(form.email);
        const { number, key } = placed.order;
        const isSecure = shop.requestUrl(c.req.raw).protocol === 'https:';
        const cookies = [
          ...(await cart.cookies(emptyContent)),
          orderedCookieText(number, { market: market.code, isSecure }),
          rememberOrder(request, { number, key }),
        ];
        return { result: 'placed', order: { number, key }, cookies };
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        log.error({ err: error, market: market.code }, 'an order could not be placed');
        return { result: 'away' };
      }
    },

    paying: payingPort(parts, market),
    show: (key) => orders.show(market, key),
    papers: (key) => orders.papers(market, key),
    paper: (key, number) => orders.paper(market, key, number),
    paperFile: (key, number) => orders.paperFile(market, key, number),
    changeable: (key) => orders.changeable(market, key),
    changeDay: async (key, day) => outcomeOf(await orders.changeDay(market, key, day)),
    changeMince: async (key, choice) => outcomeOf(await orders.changeChoice(market, key, choice)),
    share: async (key, neighbour) => outcomeOf(await orders.share(market, key, neighbour)),

    async again(key) {
      const wishes = await orders.wishesAgain(market, key);
      return wishes && cart.putAgain(wishes);
    },

    card: (key) => orders.card(market, key),
    cancel: (key) => orders.cancel(market, key),

    async redeem(key, code) {
      const { outcome } = await orders.redeem(market, key, { code, sender: senderOf(c) });
      if (outcome === 'tooMany') logLimit('voucherCodes', 'many tries of voucher codes');
      return outcome;
    },

    async withdraw(said) {
      const problems = withdrawalProblems(said);
      if (problems.length > 0) return { result: 'wrong', problems };
      const withdrawn = await orders.withdraw(market, said, senderOf(c));
      if (withdrawn.result === 'tooMany') logLimit('withdrawals', 'many withdrawals of no order');
      return withdrawn;
    },
  };
}
