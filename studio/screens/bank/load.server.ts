/** The page about the bank with days and money in words. */
import { writeIban } from '#rules/bank/iban.ts';
import { localDate } from '#rules/time/local-time.ts';
import type { BankLine, BankOrder } from '../../ports/bank.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { dayWords, momentWords } from '../../words/moment-words.ts';
import { cents, formatCents } from '#rules/money/cents.ts';

type Studio = StudioContext & { person: Person };

export async function loadBank(request: Request, studio: Studio) {
  const { bank, market, markets, people, person, now } = studio;
  const [page, owed] = await Promise.all([bank.page(market), bank.refunds(market)]);
  const query = new URL(request.url).searchParams;
  const done = Number(query.get('done'));
  const line = Number.isSafeInteger(done) && done > 0 ? await people.audit.done(done, person.id) : null;
  const canTell =
    line?.what.startsWith('bank.booked') && line.canUndo && (await bank.isMailWaiting(String(line.about.batch)));
  const money = (amount: number, currency: string | null = null) => {
    // Markets that share a currency write it in ways of their own.
    const of =
      currency === null || currency === market.currency ? market : markets.find((each) => each.currency === currency);
    return formatCents(cents(amount), of ?? market);
  };
  const day = (date: string) => dayWords(new Date(`${date}T12:00:00Z`), { ...studio, market: { timeZone: 'UTC' } });
  const shownOrder = (order: BankOrder) => ({
    number: order.number,
    name: order.name,
    what: order.what,
    more: order.more,
    due: money(order.due, order.currency),
  });
  const shownLine = (entry: BankLine) => {
    const [first] = entry.orders;
    return {
      id: entry.id,
      kind: entry.kind,
      day: day(entry.day),
      name: entry.name,
      text: entry.text,
      isPending: entry.isPending,
      amount: money(entry.amount, entry.currency),
      pays: entry.pays.map(({ number }) => number),
      orders: entry.orders.map(shownOrder),
      /** What is missing or too much where it names one order. */
      rest: first ? money(Math.abs(first.due - entry.amount), first.currency) : '',
    };
  };
  const today = localDate(now, market.timeZone);
  const ageOf = (at: Date) =>
    Math.round((Date.parse(today) - Date.parse(localDate(at, market.timeZone))) / (24 * 3_600_000));
  return {
    account: page.account?.replace(/(.{4})(?=.)/g, '$1 ') ?? null,
    isTooBig: query.has('too-big'),
    justBooked: canTell ? done : null,
    read: page.read && { until: day(page.read.until), by: page.read.by, moment: momentWords(page.read.at, studio) },
    certain: {
      count: page.certain.count,
      sum: page.certain.sum,
      sumWords: money(page.certain.sum),
      lines: page.certain.lines.map(shownLine),
    },
    decide: { count: page.decide.count, lines: page.decide.lines.map(shownLine) },
    apart: { count: page.apart.count, lines: page.apart.lines.map(shownLine) },
    refunds: {
      canBeFile: owed.canBeFile,
      list: owed.refunds.map(({ number, name, amount, iban, filedAt }) => ({
        number,
        name,
        amount: money(amount),
        iban: iban && writeIban(iban),
        filed: filedAt && momentWords(filedAt, studio),
      })),
    },
    booked: page.booked,
    notOurs: page.notOurs,
    waiting: {
      count: page.waiting.count,
      sum: money(page.waiting.sum),
      orders: page.waiting.orders.map((order) => ({
        ...shownOrder(order),
        age: ageOf(order.placedAt),
        // The last day, as the buyer's mail says it: it is given up when that is over.
        until: dayWords(new Date(order.expiresAt.getTime() - 1), studio),
        isLate: order.expiresAt <= now,
      })),
    },
  };
}

export type BankShown = Awaited<ReturnType<typeof loadBank>>;
export type LineShown = BankShown['decide']['lines'][number];
