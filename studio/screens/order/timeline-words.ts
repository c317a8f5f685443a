/** What happened to an order, in sentences: who, and what they did. */
import type { OrderPage } from '../../ports/orders.ts';
import { orderEventTexts } from '../../texts/orders/order-events.ts';
import { orderTexts } from '../../texts/orders/order.ts';
import { textsIn } from '../../texts/text-table.ts';
import { momentWords } from '../../words/moment-words.ts';
import { plainDay } from '../../words/plain-day.ts';
import type { Studio } from './studio.ts';
import { cents, formatCents } from '#rules/money/cents.ts';

type Entry = OrderPage['timeline'][number];
/** What a change keeps; each kind has some of these. */
type Kept = Partial<{
  state: string;
  ownerNote: string;
  isCallBack: boolean;
  deliveryDay: string;
  isShared: boolean;
  sums: { total: number };
}>;

export function timelineWords(studio: Studio, { order, timeline }: OrderPage, isSeen: boolean) {
  const { language, now } = studio;
  const text = textsIn(orderTexts, language);
  return timeline.toReversed().map((entry, index) => {
    const { at, side, by, isTold, change, undoUntil } = entry;
    const buyer = (isSeen ? order.person?.name : null) ?? text('buyer');
    const person = by.name === 'command' ? text('command') : by.name === 'owner' ? text('owner') : by.name;
    return {
      id: index,
      at: momentWords(at, studio),
      who: side === 'owner' ? person : side === 'buyer' ? buyer : text('shop'),
      words: [eventWords(studio, entry), asSentence(change?.reason ?? '')].filter((part) => part !== '').join(' '),
      isTold,
      undo: change && undoUntil && undoUntil > now ? change.id : null,
    };
  });
}

/** As it was typed, and closed: other words may follow. */
function asSentence(words: string): string {
  return words === '' || /[.!?…][’”»"')]*$/.test(words) ? words : `${words}.`;
}

/** Also of what somebody else did meanwhile. */
export function eventWords(
  { language, market }: Studio,
  entry: Pick<Entry, 'what' | 'amount' | 'side' | 'change'>,
): string {
  const text = textsIn(orderEventTexts, language);
  const { what, change, side } = entry;
  const after = (change?.after ?? {}) as Kept;
  const money = (amount: number) => formatCents(cents(amount), market);
  const amount = money(Math.abs(entry.amount ?? after.sums?.total ?? 0));
  switch (what) {
    case 'placed':
      return text(side === 'owner' ? 'wroteDown' : 'placed');
    case 'state':
      return isEvent(after.state) ? text(after.state) : '';
    case 'note':
      return after.ownerNote ? text('note', { words: after.ownerNote }) : text('noteGone');
    case 'callBack':
      return text(after.isCallBack ? 'callBack' : 'called');
    case 'shared':
      return text(after.isShared ? 'shared' : 'sharedNoMore');
    case 'day':
      return text('day', { words: after.deliveryDay ? plainDay(after.deliveryDay, 'long', language) : '–' });
    default:
      return isEvent(what) ? text(what, { amount }) : what;
  }
}

function isEvent(what: string | undefined): what is keyof typeof orderEventTexts {
  return what !== undefined && what in orderEventTexts;
}
