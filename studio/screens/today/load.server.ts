/** What waits, in the order it should be done, with days and money in words. */
import { may } from '#rules/people/roles.ts';
import { isoWeekOf } from '#rules/time/iso-week.ts';
import { addDays, localDate } from '#rules/time/local-time.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import type { TodayOrder } from '../../ports/today.ts';
import { screens } from '../../screens.ts';
import { auditText } from '../../texts/audit/audit.ts';
import { langTagOf, textsIn } from '../../texts/text-table.ts';
import { todayTexts } from '../../texts/today.ts';
import { herdTasks } from './herd-task.server.ts';
import { paymentTasks } from './payment-tasks.server.ts';
import { planTasks } from './plan-tasks.server.ts';
import type { Task } from './task.ts';
import { dayWords, momentWords } from '../../words/moment-words.ts';
import { amountOf, cents, formatCents } from '#rules/money/cents.ts';

type Studio = StudioContext & { person: Person };

export async function loadToday(studio: Studio) {
  const { market, language, person, people, now } = studio;
  const page = await studio.today.page(market);
  const today = localDate(now, market.timeZone);
  const langTag = langTagOf(language);
  const part = (options: Intl.DateTimeFormatOptions, date = today) =>
    new Intl.DateTimeFormat(langTag, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
  const money = (amount: number) => formatCents(cents(amount), market);
  const isOwner = may(person.role, 'bank');
  const lines = await people.audit.recent(60);
  const changes = lines
    .filter(({ what }) => !/^people\.(?:signedIn|signInFailed|undone)$/.test(what))
    .filter(({ name, what }) => isOwner || (name === person.name && !what.startsWith('people.')))
    .slice(0, 8);
  const canUndo = new Map<number, boolean>();
  for (const line of changes)
    canUndo.set(line.id, line.canUndo && line.undo !== null && (await studio.today.canUndo(line.undo)));
  const { turnover } = page;
  return {
    leaf: { month: part({ month: 'long' }), day: part({ day: 'numeric' }), weekday: part({ weekday: 'long' }) },
    week: isoWeekOf(today).week,
    tasks: await tasksOf(studio, page),
    toPack: page.toPack.slice(0, 7).map(({ day, orders }) => ({
      day,
      words: part({ weekday: 'short', day: 'numeric' }, day),
      orders,
      to: weekPath(day),
    })),
    changes: changes.map((line) => ({
      id: line.id,
      at: momentWords(line.at, studio),
      name: line.name,
      words: auditText(line, language),
      canUndo: canUndo.get(line.id) ?? false,
    })),
    turnover: isOwner
      ? {
          sum: money(turnover.week.sum),
          orders: turnover.week.orders,
          isWithoutVat: market.orders.isWithoutVat === true,
          lastWeek: { soFar: money(turnover.lastWeekSoFar), sum: money(turnover.lastWeek.sum) },
          lastYear: turnover.lastYear.orders > 0 ? money(turnover.lastYear.sum) : null,
          days: turnover.week.days.map((taken, index) => {
            const date = addDays(turnover.monday, index);
            const before = turnover.lastWeek.days[index] ?? 0;
            return {
              name: part({ weekday: 'short' }, date),
              words: Math.round(amountOf(cents(taken))),
              sum: taken,
              before,
              isToday: date === today,
            };
          }),
        }
      : null,
    backup: await backupWords(studio),
  };
}

export type TodayShown = Awaited<ReturnType<typeof loadToday>>;

const hasScreen = (id: string) => screens.some((screen) => screen.id === id);

/** Where a day is packed; null while there is no such page. */
function weekPath(day: string): string | null {
  const { year, week } = isoWeekOf(day);
  return hasScreen('week') ? `/week/${year}-W${String(week).padStart(2, '0')}?day=${day}` : null;
}

async function backupWords(studio: Studio): Promise<{ words: string; isBad: boolean } | null> {
  const { lastBackup } = studio.today;
  if (!lastBackup || !may(studio.person.role, 'settings')) return null;
  const text = textsIn(todayTexts, studio.language);
  const last = await lastBackup();
  if (!last) return { words: text('backupNone'), isBad: true };
  const words = text('backupLast', { moment: momentWords(last.at, studio) });
  return { words: last.hasFailed ? `${text('backupFailed')}. ${words}` : words, isBad: last.hasFailed };
}

/** In the order of what cannot wait. A helper sees what is packed and what is in stock. */
async function tasksOf(studio: Studio, page: Awaited<ReturnType<StudioContext['today']['page']>>): Promise<Task[]> {
  const { market, language, person, now } = studio;
  const text = textsIn(todayTexts, language);
  const money = (amount: number) => formatCents(cents(amount), market);
  const dayOf = (date: string) => dayWords(new Date(`${date}T12:00:00Z`), { language, market: { timeZone: 'UTC' } });
  const orderLine = ({ number, name, amount }: TodayOrder, more = '') => ({
    order: number,
    words: [name, money(amount), more].filter(Boolean).join(', '),
  });
  const few = (count: number, first: Task['lines']): Task['lines'] =>
    count > first.length ? [...first, { words: text('more', { count: count - first.length }) }] : first;
  const isOwner = may(person.role, 'bank');
  const toStock = hasScreen('stock') ? { words: text('stockDo'), to: '/stock' } : null;
  const tasks: Task[] = [];
  const add = (isThere: boolean, task: () => Omit<Task, 'tone'> & { tone?: Task['tone'] }) => {
    if (isThere) tasks.push({ tone: 'plain', ...task() });
  };

  add(isOwner && page.withdrawals.count > 0, () => ({
    id: 'withdrawals',
    icon: 'clock',
    tone: 'bad',
    title: text('withdrawals', { count: page.withdrawals.count }),
    lines: few(
      page.withdrawals.count,
      page.withdrawals.first.map((each) =>
        orderLine(each, text(each.answerBy < now ? 'backLate' : 'backBy', { day: dayWords(each.answerBy, studio) })),
      ),
    ),
    way: wayTo(page.withdrawals.first, text('see')),
  }));
  add(isOwner && page.refundsDue.count > 0, () => ({
    id: 'refunds',
    icon: 'undo',
    tone: 'ask',
    title: text('refundsDue', { count: page.refundsDue.count }),
    lines: few(
      page.refundsDue.count,
      page.refundsDue.first.map((each) => orderLine(each)),
    ),
    way: wayTo(page.refundsDue.first, text('see')),
  }));
  if (isOwner) tasks.push(...(await planTasks(studio)), ...(await paymentTasks(studio)));
  const [first, ...later] = page.toPack;
  add(first !== undefined, () => {
    const { day, orders } = first ?? { day: '', orders: 0 };
    const isLate = day < localDate(now, market.timeZone);
    const days = later.slice(0, 4).map((each) => `${dayOf(each.day)} (${each.orders})`);
    const to = weekPath(day);
    return {
      id: 'pack',
      icon: 'packing',
      tone: isLate ? 'bad' : 'plain',
      title: text('pack', { count: orders, day: dayOf(day) }),
      lines: [
        ...(isLate ? [{ words: text('packLate') }] : []),
        ...(days.length > 0 ? [{ words: text('packLater', { days: days.join(', ') }) }] : []),
      ],
      way: to === null ? null : { words: text('packDo'), to },
    };
  });
  add(isOwner && page.paymentsToBook > 0, () => ({
    id: 'book',
    icon: 'bank',
    tone: 'ask',
    title: text('book', { count: page.paymentsToBook }),
    lines: [{ words: text('bookWhy') }],
    way: { words: text('bookDo'), to: '/bank' },
  }));
  const isUnread = page.statement === null ? page.waiting.count > 0 : page.statement.isOld;
  add(isOwner && (isUnread || page.overdue.count > 0), () => ({
    id: 'statement',
    icon: 'bank',
    tone: 'ask',
    title: text('statement'),
    lines: [
      { words: page.statement ? text('statementOld', { day: dayOf(page.statement.until) }) : text('statementNever') },
      ...(page.waiting.count > 0
        ? [{ words: text('waiting', { count: page.waiting.count, sum: money(page.waiting.sum) }) }]
        : []),
      ...(page.overdue.count > 0 ? [{ words: text('overdue', { count: page.overdue.count }) }] : []),
    ],
    way: { words: text('statementDo'), to: '/bank' },
  }));
  for (const [id, icon] of [
    ['unpaid', 'warning'],
    ['callBacks', 'phone'],
  ] as const)
    add(isOwner && page[id].count > 0, () => ({
      id,
      icon,
      tone: id === 'unpaid' ? 'ask' : 'plain',
      title: text(id, { count: page[id].count }),
      lines: few(
        page[id].count,
        page[id].first.map((each) => orderLine(each)),
      ),
      way: wayTo(page[id].first, text('see')),
    }));
  if (isOwner) tasks.push(...herdTasks(page, language));
  add(page.lowStock.count > 0, () => ({
    id: 'stock',
    icon: 'box',
    title: text('lowStock', { count: page.lowStock.count }),
    lines: few(
      page.lowStock.count,
      page.lowStock.first.map(({ name, left }) => ({ words: text('left', { name, left }) })),
    ),
    way: toStock,
  }));
  add(page.waitingPeople.count > 0, () => ({
    id: 'people',
    icon: 'customers',
    title: text('people', { count: page.waitingPeople.count }),
    lines: [
      ...page.waitingPeople.first.map(({ name, people }) => ({ words: text('peopleOf', { name, people }) })),
      { words: text('peopleWhy') },
    ],
    way: toStock,
  }));
  return [...tasks, ...(isOwner ? await housekeeping(studio) : [])];
}

function wayTo([first]: TodayOrder[], words: string): Task['way'] {
  return first ? { words, to: `/orders/${first.number}` } : null;
}

/** What others look for, where somebody does. */
async function housekeeping({ today, market, language }: Studio): Promise<Task[]> {
  const text = textsIn(todayTexts, language);
  const problems = (await today.contentProblems?.(market, language)) ?? [];
  const missing = (await today.ready?.(market, language)) ?? [];
  const tasks: Task[] = [];
  if (problems.length > 0)
    tasks.push({
      id: 'problems',
      icon: 'alert',
      tone: 'bad',
      title: text('problems', { count: problems.length }),
      lines: problems.slice(0, 5),
      way: null,
    });
  if (missing.length > 0)
    tasks.push({
      id: 'ready',
      icon: 'check',
      tone: 'ask',
      title: text('ready', { count: missing.length }),
      lines: missing.map(({ id, words, to }) => ({
        words,
        to,
        ...(id === 'voices' && { press: { form: id, words: text('takeAway') } }),
      })),
      way: null,
    });
  return tasks;
}
