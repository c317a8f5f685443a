import { bankTexts } from '../../texts/bank/bank.ts';
import { useText } from '../../texts/use-text.ts';
import { Ledger } from '../../ui/ledger.tsx';
import { State } from '../../ui/state.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import type { BankShown } from './load.server.ts';

/** Shown, and never offered. */
export function RestApart({ apart }: { apart: BankShown['apart'] }) {
  const text = useText(bankTexts);
  const { count, lines } = apart;
  if (count === 0) return null;
  const title = text('apartTitle', { count });
  return (
    <details className="blk">
      <summary className="lnk">{title}</summary>
      <Ledger
        label={title}
        columns={[
          { id: 'day', title: text('onDay') },
          { id: 'from', title: text('from') },
          { id: 'words', title: text('words'), onPhone: 'hidden' },
          { id: 'amount', title: text('amount'), isNumber: true, onPhone: 'right' },
        ]}
        rows={lines.map((line) => ({
          id: String(line.id),
          cells: {
            day: <span className="m nw">{line.day}</span>,
            from: (
              <>
                {line.name}{' '}
                {line.isPending ? (
                  <State shape="clock" tone="off">
                    {text('pending')}
                  </State>
                ) : null}
              </>
            ),
            words: <span className="m bank-words">{line.text}</span>,
            amount: line.amount,
          },
        }))}
      />
      {lines.length < count ? <p className="m s14">{text('notShown', { shown: lines.length, count })}</p> : null}
    </details>
  );
}

/** Whose money did not come yet, the oldest first. */
export function RestWaiting({ waiting }: { waiting: BankShown['waiting'] }) {
  const text = useText(bankTexts);
  const { count, sum, orders } = waiting;
  if (count === 0) return null;
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('waitingTitle')}</h2>
        <span className="m s14">{text('waitingSum', { count, sum })}</span>
      </div>
      <Ledger
        label={text('waitingTitle')}
        columns={[
          { id: 'order', title: text('order') },
          { id: 'from', title: text('from') },
          { id: 'age', title: text('age') },
          { id: 'until', title: text('untilDay'), onPhone: 'hidden' },
          { id: 'due', title: text('open'), isNumber: true, onPhone: 'right' },
        ]}
        rows={orders.map((order) => ({
          id: order.number,
          cells: {
            order: (
              <StudioLink className="t" to={`/orders/${order.number}`}>
                {order.number}
              </StudioLink>
            ),
            from: order.name,
            age: <span className="m">{order.age === 0 ? text('isToday') : text('days', { count: order.age })}</span>,
            until: order.isLate ? (
              <State shape="clock" tone="ask">
                {order.until}
              </State>
            ) : (
              <span className="m">{order.until}</span>
            ),
            due: order.due,
          },
        }))}
      />
      {orders.length < count ? <p className="m s14">{text('notShown', { shown: orders.length, count })}</p> : null}
    </section>
  );
}
