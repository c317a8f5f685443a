import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { formField } from '../../forms/form-answer.ts';
import { allowed, signedIn } from '../../ports/studio-context.ts';
import { todayTexts } from '../../texts/today.ts';
import { useText } from '../../texts/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { State } from '../../ui/state.tsx';
import { StudioLink, useInMarket } from '../../ui/studio-link.tsx';
import { loadToday, type TodayShown } from './load.server.ts';
import { actOnToday } from './act.server.ts';
import { type Task, type TodayForm, todayForms } from './task.ts';
import { WeekTurnover } from './week-turnover.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return loadToday(signedIn(context));
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnToday(request, allowed(context, 'settings'));
}

export default function TodayPage() {
  const text = useText(todayTexts);
  const problem = useActionData<typeof action>()?.problems[''];
  const address = useInMarket();
  const { leaf, week, tasks, toPack, changes, turnover, backup } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="ph">
        <div className="row today-head">
          <span className="leaf pl" aria-hidden="true">
            <span className="mo">{leaf.month}</span>
            <b>{leaf.day}</b>
            <span className="wd">{leaf.weekday}</span>
          </span>
          <div>
            <h1>{text('title')}</h1>
            <p className="sub">
              {text('week', { week })} {tasks.length > 0 ? <b>{text('things', { count: tasks.length })}</b> : null}
            </p>
          </div>
        </div>
      </header>
      {problem ? <Notice tone="err">{problem}</Notice> : null}
      {todayForms.map((form) => (
        <Form key={form} id={`today-${form}`} method="post" action={address('/?index')}>
          <input type="hidden" name={formField} value={form} />
        </Form>
      ))}
      <div className="split">
        <div>
          {tasks.length > 0 ? (
            <ol className="todo" aria-label={text('list')}>
              {tasks.map((task, index) => (
                <Todo key={task.id} task={task} isFirst={index === 0} />
              ))}
            </ol>
          ) : (
            <div className="empty">
              <h2>{text('nothing')}</h2>
              <p>{text('nothingWay')}</p>
            </div>
          )}
          <Changes changes={changes} />
        </div>
        <aside>
          {toPack.length > 0 ? <Days days={toPack} /> : null}
          {turnover ? <WeekTurnover turnover={turnover} week={week} /> : null}
          {backup ? (
            <section className="aside">
              <State shape={backup.isBad ? 'warning' : 'tick'} tone={backup.isBad ? 'bad' : 'done'}>
                {backup.words}
              </State>
            </section>
          ) : null}
        </aside>
      </div>
    </>
  );
}

function Todo({ task, isFirst }: { task: Task; isFirst: boolean }) {
  const { icon, tone, title, lines, way } = task;
  return (
    <li className={isFirst ? 'first' : undefined}>
      <span className={tone === 'plain' ? 'gl' : `gl ${tone}`}>
        <Icon name={icon} />
      </span>
      <div>
        <h2>{title}</h2>
        {lines.map(({ words, order, to, press }) => (
          <p key={`${order ?? ''}${words}`}>
            {order ? <StudioLink to={`/orders/${order}`}>{order}</StudioLink> : null}
            {order && words ? ', ' : null}
            {to ? <StudioLink to={to}>{words}</StudioLink> : words}
            {press ? <Press {...press} /> : null}
          </p>
        ))}
      </div>
      {way ? (
        <div className="acts">
          <ButtonLink kind={isFirst ? 'filled' : 'hollow'} size={isFirst ? 'usual' : 'small'} to={way.to}>
            {way.words}
          </ButtonLink>
        </div>
      ) : null}
    </li>
  );
}

function Press({ form, words }: { form: TodayForm; words: string }) {
  return (
    <>
      {' '}
      <button type="submit" className="lnk" form={`today-${form}`}>
        {words}
      </button>
    </>
  );
}

function Days({ days }: { days: TodayShown['toPack'] }) {
  const text = useText(todayTexts);
  const most = Math.max(...days.map(({ orders }) => orders));
  return (
    <section className="aside">
      <div className="hd2">
        <h2>{text('days')}</h2>
      </div>
      <div className="days">
        {days.map(({ day, words, orders, to }) => {
          const inside = (
            <>
              <b>{words}</b>
              <span className="bar" style={{ width: `${Math.max(8, Math.round((orders / most) * 100))}%` }} />
              <span className="n">{text('boxes', { count: orders })}</span>
            </>
          );
          return to === null ? (
            <div className="day" key={day}>
              {inside}
            </div>
          ) : (
            <StudioLink key={day} to={to}>
              {inside}
            </StudioLink>
          );
        })}
      </div>
    </section>
  );
}

function Changes({ changes }: { changes: TodayShown['changes'] }) {
  const text = useText(todayTexts);
  const address = useInMarket();
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('changes')}</h2>
      </div>
      {changes.length === 0 ? (
        <p className="m">{text('noChanges')}</p>
      ) : (
        <table className="led cards today-changes" aria-label={text('changes')}>
          <thead className="sr">
            <tr>
              <th scope="col">{text('when')}</th>
              <th scope="col">{text('what')}</th>
              <th scope="col">{text('undo')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ id, at, name, words, canUndo }) => (
              <tr key={id} data-row={id}>
                <td className="m nw">{at}</td>
                <td>
                  <span className="m">{name ?? text('shop')}.</span> {words}
                </td>
                <td className="num full">
                  {canUndo ? (
                    <Form method="post" action={address('/undo')}>
                      <input type="hidden" name="id" value={id} />
                      <input type="hidden" name="back" value="/" />
                      <button type="submit" className="lnk">
                        <Icon name="undo" />
                        {text('undo')}
                      </button>
                    </Form>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
