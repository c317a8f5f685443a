/** What the page of an order shows: words and amounts are written here, and whoever may not see the buyer does not get them. */
import { data } from 'react-router';
import { lessened, sumsOf } from '#rules/orders/changed-lines.ts';
import { may } from '#rules/people/roles.ts';
import { localDate } from '#rules/time/local-time.ts';
import type { Order, OrderPage } from '../../ports/orders.ts';
import { mailTexts, wayTexts } from '../../texts/orders/order.ts';
import { orderServerTexts } from '../../texts/orders/order-server.ts';
import { textsIn } from '../../texts/text-table.ts';
import { isOrderNumber } from '../../words/is-day.ts';
import { momentWords } from '../../words/moment-words.ts';
import { capital, plainDay } from '../../words/plain-day.ts';
import { shownState } from '../orders/load.server.ts';
import { seesBuyer } from '../orders/tabs.ts';
import { loadOnline } from './load-online.server.ts';
import type { Studio } from './studio.ts';
import { timelineWords } from './timeline-words.ts';
import { cents, decimalText, formatCents } from '#rules/money/cents.ts';

/** Of the market that is shown; a number of another is not found there. */
export async function findPage({ orders, market }: Studio, number: string | undefined): Promise<OrderPage> {
  const asked = number?.toUpperCase() ?? '';
  const page = isOrderNumber(asked) ? await orders.page(asked) : null;
  if (!page || !page.order.number.startsWith(`${market.code.toUpperCase()}-`)) throw data(null, 404);
  return page;
}

/** Vouchers and providers alone take back what they paid. */
const fixedWays = new Set(['voucher', 'provider']);

export type Loaded = Awaited<ReturnType<typeof loadOrder>>;

export async function loadOrder(studio: Studio, number: string | undefined, query: URLSearchParams) {
  const { orders, market, language, person, now } = studio;
  const page = await findPage(studio, number);
  const { order, money: standing, actions } = page;
  const money = (amount: number) => formatCents(cents(amount), market);
  const isSeen = seesBuyer(person.role, order.state);
  const mayMoney = may(person.role, 'bank');
  const doing = query.get('do');
  const lineAt = order.lines.find(({ position }) => String(position) === query.get('line')) ?? null;
  const mailText = textsIn(mailTexts, language);
  const serverText = textsIn(orderServerTexts, language);
  const papers = may(person.role, 'books') ? await studio.books.of(order.number) : [];
  const kindWords = (kind: string) => mailText(kind in mailTexts ? (kind as keyof typeof mailTexts) : 'changed');
  return {
    number: order.number,
    version: order.version,
    state: order.state,
    shown: shownState(order),
    doing,
    actions,
    mayMoney,
    isSeen,
    placedAt: momentWords(order.placedAt, studio),
    reference: order.reference.replace(/(.{4})(?=.)/g, '$1 '),
    buyer: isSeen ? order.person : null,
    email: isSeen ? order.email : null,
    canMail: orders.hasMail && order.email !== null,
    road: roadOf(studio, page),
    lines: order.lines.map((line) => ({
      position: line.position,
      name: line.name,
      about: [line.choice, line.farmer ?? ''].filter((part) => part !== '').join(' · '),
      animals: line.packedAnimals ?? line.animals,
      quantity: line.quantity,
      // As the sum of the goods below: discounts have a line of their own.
      amount: money(line.subtotal),
    })),
    sums: {
      goods: money(order.subtotal),
      discounts: order.discounts
        .filter(({ discount }) => discount > 0)
        .map(({ code, discount }) => ({ code, amount: money(-discount) })),
      delivery: money(order.delivery),
      total: money(order.total),
      vat: order.vat.map(({ rate, vat }) => ({ rate: String(rate), amount: money(vat) })),
    },
    online: await loadOnline(studio, order.number, { due: standing.refundDue, mayMoney }),
    payments: page.payments.map((payment) => ({
      id: payment.id,
      day: plainDay(payment.bookedOn, 'short', language),
      way: textsIn(wayTexts, language)(payment.way),
      by: payment.byName,
      note: payment.note,
      amount: money(payment.amount),
      isTakenBack: payment.isTakenBack,
      takesBack: payment.takesBack !== null,
      canTakeBack: mayMoney && !payment.isTakenBack && payment.takesBack === null && !fixedWays.has(payment.way),
    })),
    standing: {
      missing: standing.missing > 0 ? money(standing.missing) : null,
      over: standing.over > 0 ? money(standing.over) : null,
      refundDue: standing.refundDue > 0 ? money(standing.refundDue) : null,
      zero: money(0),
    },
    timeline: timelineWords(studio, page, isSeen),
    delivery: order.deliveryDay && {
      title: capital(plainDay(order.deliveryDay, 'long', language)),
      day: String(Number(order.deliveryDay.slice(8))),
      month: plainDay(order.deliveryDay, 'month', language),
      weekday: plainDay(order.deliveryDay, 'weekday', language),
    },
    billing: { title: serverText('billing'), words: isSeen ? billingWords(order) : '' },
    driver: order.note ?? '',
    card: order.isGift ? order.giftMessage || serverText('gift') : '',
    ownerNote: order.ownerNote,
    isCallBack: order.isCallBack,
    withdrawnAt:
      order.withdrawnAt !== null && order.withdrawalDoneAt === null ? momentWords(order.withdrawnAt, studio) : null,
    cancelUntil: order.cancelUntil > now ? momentWords(order.cancelUntil, studio) : null,
    earlier: isSeen
      ? page.earlier.map((other) => ({
          number: other.number,
          at: momentWords(other.placedAt, studio),
          amount: money(other.total),
          state: shownState(other),
        }))
      : [],
    mails: isSeen
      ? page.mails.map(({ id, kind, at, result }) => ({
          id,
          words: kindWords(kind),
          at: momentWords(at, studio),
          isSent: result === 'sent',
        }))
      : [],
    waiting: page.waiting
      .filter(({ dueAt, changeId }) => dueAt !== null && dueAt > now && changeId !== null)
      .map(({ id, kind, dueAt, changeId }) => ({
        id,
        changeId: changeId ?? 0,
        words: [
          serverText('mailLeaves', { kind: kindWords(kind), time: dueAt ? clockTime(dueAt, studio) : '' }),
          // What was packed or changed since is in its way.
          ...(page.timeline.some(({ change, undoUntil }) => change?.id === changeId && undoUntil !== null)
            ? [serverText('untilThen')]
            : []),
        ].join(' '),
      })),
    forms: {
      today: localDate(now, market.timeZone),
      due: amountText(standing.missing > 0 ? standing.missing : order.total, market),
      refund: standing.refundDue > 0 ? amountText(standing.refundDue, market) : '',
      isGone: order.state === 'expired' || order.state === 'cancelled',
      paid: order.paid > 0 ? money(order.paid) : null,
      hasVoucherPayment: page.payments.some(({ way, amount }) => way === 'voucher' && amount > 0),
      days: doing === 'day' ? await dayOptions(studio, order) : [],
      goods: doing === 'add' ? await goodOptions(studio) : [],
      line: lineAt && {
        position: lineAt.position,
        name: lineAt.name,
        animals: (lineAt.packedAnimals ?? lineAt.animals).join(', '),
        options: lessOptions(studio, order, lineAt.position),
      },
    },
    papers: papers.map(({ number: paper, kind }) => ({
      words: serverText(kind, { number: paper }),
      number: paper,
      path: `/studio/books/${paper}?market=${market.code}`,
    })),
    makeInvoice:
      may(person.role, 'books') && actions.invoice === 'yes' && (papers.at(-1)?.isLast ?? true)
        ? serverText('make')
        : null,
    printPath: `/studio/orders/print?market=${market.code}&number=${order.number}&print=`,
  };
}

function billingWords({ billing }: Order): string {
  if (!billing) return '';
  const { company, street, postCode, city, vatNumber } = billing;
  return [company, street, `${postCode} ${city}`, vatNumber].filter((part) => part.trim() !== '').join(', ');
}

/** As somebody types it: 12,50 where that is the market's way. */
function amountText(amount: number, { numbers }: Studio['market']): string {
  return decimalText(cents(amount), numbers.decimal);
}

export function clockTime(at: Date, { language, market: { timeZone } }: Pick<Studio, 'language' | 'market'>): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(at);
}

const steps = ['placed', 'paid', 'packed', 'sent', 'delivered'] as const;

function roadOf(studio: Studio, { order, money, timeline, payments }: OrderPage) {
  const text = textsIn(orderServerTexts, studio.language);
  const { state } = order;
  // It waits for its owner then, and is not given up. A voucher is no money.
  const hasMoney = payments.reduce((sum, { way, amount }) => sum + (way === 'voucher' ? 0 : amount), 0) > 0;
  const reached = steps.indexOf(state as (typeof steps)[number]);
  if (reached < 0) return null;
  const priceOf = (amount: number) => formatCents(cents(amount), studio.market);
  const titles = {
    placed: 'stepPlaced',
    paid: 'stepPaid',
    packed: 'stepPacked',
    sent: 'stepSent',
    delivered: 'stepDelivered',
  } as const;
  return steps.map((step, index) => {
    const isDone = step === 'paid' ? money.missing === 0 : index <= reached;
    const entry = timeline.findLast(
      ({ what, change }) => what === step || (change?.after as { state?: string } | null)?.state === step,
    );
    const about =
      step === 'placed'
        ? momentWords(order.placedAt, studio)
        : step === 'paid' && money.missing > 0
          ? [
              text('missing', { amount: priceOf(money.missing) }),
              state === 'placed' && !hasMoney && text('payUntil', { at: momentWords(order.expiresAt, studio) }),
            ]
              .filter(Boolean)
              .join(', ')
          : isDone && entry
            ? momentWords(entry.at, studio)
            : step === 'delivered' && order.deliveryDay
              ? plainDay(order.deliveryDay, 'short', studio.language)
              : '';
    return { step, title: text(titles[step]), isDone, isNow: !isDone && index === reached + 1, about };
  });
}

async function dayOptions({ orders, language }: Studio, { number }: Order) {
  const days = await orders.daysOf(number);
  return days.map((day) => ({ value: day, title: capital(plainDay(day, 'long', language)) }));
}

async function goodOptions({ orders, market }: Studio) {
  const goods = await orders.goods(market.code);
  return goods
    .filter(({ left }) => left === null || left > 0)
    .map(({ good, name, price, left }) => ({
      value: `${good.kind}-${good.id}`,
      name,
      price: formatCents(cents(price), market),
      left,
    }));
}

const mostOptions = 20;

/** What each smaller quantity would come to, counted before anybody presses. */
function lessOptions({ market }: Studio, order: Order, position: number) {
  const line = order.lines.find((one) => one.position === position);
  if (!line) return [];
  const money = (amount: number) => formatCents(cents(amount), market);
  return Array.from({ length: Math.min(line.quantity, mostOptions) }, (_, quantity) => {
    const after = order.lines.flatMap((one) => {
      if (one !== line) return [one];
      return quantity === 0 ? [] : [lessened(line, quantity)];
    });
    const { total } = sumsOf(after, order, market);
    return { quantity, less: money(order.total - total), total: money(total) };
  }).filter(({ quantity }) => quantity > 0 || order.lines.length > 1);
}
