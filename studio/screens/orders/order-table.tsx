import { type CSSProperties, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLoaderData, useSubmit } from 'react-router';
import { ordersTexts } from '../../texts/orders/orders.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import type { loadOrders } from './load.server.ts';
import { OrderStateWord } from './order-state.tsx';

type List = Awaited<ReturnType<typeof loadOrders>>;
type Row = List['groups'][number]['rows'][number];

/** The rows by day, with boxes to choose some, and what can be done with those. Without script all of it is a form. */
export function OrderTable({ onChoose }: { onChoose: (count: number) => void }) {
  const text = useText(ordersTexts);
  const list = useLoaderData<List>();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  // Null until the browser counts: without script the bar stands there always.
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const numbers = list.groups.flatMap(({ rows }) => rows.map(({ number }) => number));
  const here = numbers.filter((number) => chosen?.has(number));

  const count = useCallback(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[name="number"]:checked') ?? [];
    setChosen(new Set([...boxes].map(({ value }) => value)));
    onChoose(boxes.length);
  }, [onChoose]);
  // With script the bar waits until something is chosen.
  useEffect(count, [count]);
  const chooseAll = (isOn: boolean) => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[name="number"]') ?? [])
      box.checked = isOn;
    count();
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    // What is printed is a page of its own, in a tab of its own.
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'do') return;
    event.preventDefault();
    void submit(submitter, { method: 'post', replace: true, preventScrollReset: true }).then(() => chooseAll(false));
  };

  return (
    <form ref={form} method="post" onSubmit={send} onChange={count}>
      <input type="hidden" name="market" value={list.marketCode} />
      <table
        className="led cards"
        aria-label={text('title')}
        style={{ '--gc': '1.9rem minmax(0,1fr) auto' } as CSSProperties}
      >
        <thead>
          <tr>
            <th className="ckc" scope="col">
              <input
                className="bx"
                type="checkbox"
                aria-label={text('chooseAll')}
                checked={here.length > 0 && here.length === numbers.length}
                onChange={(event) => chooseAll(event.currentTarget.checked)}
              />
            </th>
            <th scope="col">{text('order')}</th>
            <th scope="col">{text('who')}</th>
            <th scope="col">{text('what')}</th>
            <th scope="col" className="num">
              {text('amount')}
            </th>
            <th scope="col" className="num">
              {text('left')}
            </th>
            <th scope="col">{text('states')}</th>
          </tr>
        </thead>
        {list.groups.map(({ day, title, isToday, count: ofDay, rows }) => (
          <tbody key={day ?? ''}>
            <tr className="gh">
              <td colSpan={7}>
                <b className="d">{title ?? text('noDay')}</b>{' '}
                <span className="m">
                  {[isToday && text('today'), ofDay !== null && text('ofDay', { count: ofDay })]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </td>
            </tr>
            {rows.map((row) => (
              <OrderRow key={row.number} row={row} isChosen={chosen?.has(row.number) ?? false} />
            ))}
          </tbody>
        ))}
      </table>
      {chosen === null || here.length > 0 ? (
        <section className={chosen === null ? 'bulk still' : 'bulk'} aria-label={text('chosenOnes')}>
          <b>{chosen === null ? text('withChosen') : text('chosen', { count: here.length })}</b>
          <span className="sp1" />
          <Print what="slips" path={list.printPath} />
          <Print what="labels" path={list.printPath} />
          <Button size="small" icon="truck" name="do" value="sent">
            {text('toSent')}
          </Button>
          <Button
            kind={chosen === null ? 'hollow' : 'filled'}
            size="small"
            icon="box"
            name="do"
            value="packed"
            shortcut="P"
          >
            {text('toPacked')}
          </Button>
          {chosen === null ? null : (
            <Button kind="quiet" size="small" type="button" onClick={() => chooseAll(false)}>
              {text('letGo')}
            </Button>
          )}
        </section>
      ) : null}
    </form>
  );
}

function Print({ what, path }: { what: 'slips' | 'labels'; path: string }) {
  const text = useText(ordersTexts);
  return (
    <Button size="small" icon="print" name="print" value={what} formMethod="get" formAction={path} formTarget="_blank">
      {text(what)}
    </Button>
  );
}

function OrderRow({ row, isChosen }: { row: Row; isChosen: boolean }) {
  const text = useText(ordersTexts);
  const { number, version, name, city, what, amount, missing, expires, state, hasNote, isCallBack } = row;
  return (
    <tr data-row={number} className={isChosen ? 'on' : undefined}>
      <td className="ckc" style={{ gridRow: '1 / span 2' }}>
        <input className="bx" type="checkbox" name="number" value={number} aria-label={text('choose', { number })} />
        <input type="hidden" name={`version.${number}`} value={version} />
      </td>
      <td className="nw" style={{ gridColumn: 2 }}>
        <StudioLink className="t n" to={`/orders/${number}`}>
          {number}
        </StudioLink>
      </td>
      <td style={{ gridColumn: 2 }}>
        <b>{name ?? '–'}</b> <span className="m">{city}</span>
      </td>
      <td className="full m icons" style={{ gridColumn: '2 / -1' }}>
        {what}
        {hasNote ? <Mark icon="note" words={text('withNote')} /> : null}
        {isCallBack ? <Mark icon="phone" words={text('callBack')} /> : null}
      </td>
      <td className="num v hide">{amount}</td>
      <td className="num v" style={{ gridColumn: 3, gridRow: 2 }}>
        {missing === null ? (
          <>
            <span className="only-m m">{amount}</span>
            <span className="hide-m q">–</span>
          </>
        ) : (
          <>
            <b>{missing}</b>
            {expires === null ? null : <small>{text('expires', { day: expires })}</small>}
          </>
        )}
      </td>
      <td style={{ gridColumn: 3, gridRow: 1 }}>
        <OrderStateWord state={state} />
      </td>
    </tr>
  );
}

function Mark({ icon, words }: { icon: 'note' | 'phone'; words: string }) {
  return (
    <span title={words}>
      {' '}
      <Icon name={icon} />
      <span className="sr">{words}</span>
    </span>
  );
}
