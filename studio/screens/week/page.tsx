import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { StudioForm } from '../../forms/studio-form.tsx';
import { allowed } from '../../ports/studio-context.ts';
import { weekTexts } from '../../texts/week.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { State } from '../../ui/state.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { actOnWeek } from './act.server.ts';
import { DayColumn } from './day-column.tsx';
import { loadWeek, type OrderView, type WeekView } from './load.server.ts';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const asked = { week: params.week ?? '', day: query.get('day'), done: Number(query.get('done')) };
  return loadWeek(allowed(context, 'week'), asked);
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnWeek(request, allowed(context, 'week'));
}

export default function WeekPage() {
  const text = useText(weekTexts);
  const week: WeekView = useLoaderData<typeof loader>();
  const chosen = week.days.find(({ day }) => day === week.chosen);
  return (
    <div className="packer">
      <PageHead
        title={text('title', { week: week.number })}
        actions={
          <>
            <WeekSteps week={week} />
            {chosen ? (
              <StudioLink
                className={chosen.isReady && chosen.packed.count > 0 ? 'btn g' : 'btn'}
                to={`/week/${week.name}/lists?day=${chosen.day}`}
                reloadDocument
                target="_blank"
              >
                <Icon name="print" />
                {text('printAll', { day: chosen.title })}
              </StudioLink>
            ) : null}
          </>
        }
      >
        <b>{text('toDo', { count: week.toDo })}</b>, {text('ready', { count: week.ready })}.{' '}
        {week.kilos === null ? text('noApart') : text('together', { kilos: text('kilos', { kilos: week.kilos }) })}
      </PageHead>
      {week.pressed && week.pressed.failed !== '' ? (
        <Notice tone="err">{text('notAll', { names: week.pressed.failed })}</Notice>
      ) : null}
      {week.pressed?.canSendNow ? (
        <StudioForm name="sendNow" hidden={{ done: String(week.pressed.done) }} className="bank-send">
          <span>{text('sentHint')}</span>
          <Button size="small" icon="mail">
            {text('sendNow')}
          </Button>
        </StudioForm>
      ) : null}
      {week.days.length === 0 ? (
        <div className="empty">
          <h2>{text('empty')}</h2>
          <p>{text('emptyWay')}</p>
        </div>
      ) : (
        <nav className="daypick" aria-label={text('day')}>
          {week.days.map(({ day, short, date, boxes, ready }) => (
            <StudioLink
              key={day}
              to={`/week/${week.name}?day=${day}`}
              aria-current={day === week.chosen ? 'true' : undefined}
              preventScrollReset
              replace
            >
              <span>{short}</span>
              <b>{date}</b>
              <span>{text('toDo', { count: boxes - ready })}</span>
            </StudioLink>
          ))}
        </nav>
      )}
      <div className="pack">
        {week.days.map((day) => (
          <DayColumn key={day.day} week={week.name} day={day} isChosen={day.day === week.chosen} />
        ))}
      </div>
      <Apart orders={week.apart} />
      <ByPost week={week.name} orders={week.byPost} />
    </div>
  );
}

function WeekSteps({ week }: { week: WeekView }) {
  const text = useText(weekTexts);
  const title = (name: string) => text('week', { week: Number(name.slice(-2)) });
  return (
    <span className="seg">
      <StudioLink to={`/week/${week.before}`} aria-label={title(week.before)}>
        <Icon name="back" />
      </StudioLink>
      <span aria-current="true">{title(week.name)}</span>
      <StudioLink to={`/week/${week.after}`} aria-label={title(week.after)}>
        <Icon name="right" />
      </StudioLink>
    </span>
  );
}

/** Withdrawn or not paid: nobody packs them by mistake, and nobody wonders where they are. */
function Apart({ orders }: { orders: WeekView['apart'] }) {
  const text = useText(weekTexts);
  if (orders.length === 0) return null;
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('apart')}</h2>
      </div>
      <Ledger
        label={text('apart')}
        columns={[
          { id: 'number', title: text('number') },
          { id: 'who', title: text('who') },
          { id: 'day', title: text('day') },
          { id: 'why', title: text('why'), onPhone: 'right' },
          { id: 'way', title: text('wayOn'), onPhone: 'whole' },
        ]}
        rows={orders.map(({ number, version, name, day, why, owed, canCancel }) => ({
          id: number,
          cells: {
            number: <OrderLink number={number} />,
            who: name,
            day: <span className="nw m">{day}</span>,
            why:
              why === 'withdrawn' ? (
                <State shape="cross" tone="ask">
                  {text('withdrawn')}
                </State>
              ) : (
                <State shape="ring" tone="ask">
                  {owed ? text('owes', { amount: owed }) : text('unpaid')}
                </State>
              ),
            way:
              why === 'withdrawn' && canCancel ? (
                <StudioForm name="withdrawn" version={version} hidden={{ number }}>
                  <Button size="small" icon="undo">
                    {text('takeWithdrawal')}
                  </Button>
                </StudioForm>
              ) : null,
          },
        }))}
      />
    </section>
  );
}

function ByPost({ week, orders }: { week: string; orders: OrderView[] }) {
  const text = useText(weekTexts);
  if (orders.length === 0) return null;
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('byPost')}</h2>
        <StudioLink className="lnk" to={`/week/${week}/post`} reloadDocument target="_blank">
          {text('printPost')}
        </StudioLink>
      </div>
      <Ledger
        label={text('byPost')}
        columns={[
          { id: 'number', title: text('number') },
          { id: 'who', title: text('who') },
        ]}
        rows={orders.map(({ number, name }) => ({
          id: number,
          cells: { number: <OrderLink number={number} />, who: name },
        }))}
      />
    </section>
  );
}

function OrderLink({ number }: { number: string }) {
  return (
    <StudioLink className="t" to={`/orders/${number}`}>
      {number}
    </StudioLink>
  );
}
