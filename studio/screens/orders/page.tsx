import { useState } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { allowed } from '../../ports/studio-context.ts';
import { ordersTexts } from '../../texts/orders/orders.ts';
import { useText } from '../../texts/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ListSearch } from '../../ui/list-search.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageChips } from '../../ui/page-chips.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { actOnOrders } from './act.server.ts';
import { loadOrders } from './load.server.ts';
import { OrderTable } from './order-table.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadOrders(new URL(request.url).searchParams, allowed(context, 'orders'));
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnOrders(request, allowed(context, 'orders'));
}

/** The address of the list with something else chosen; the page begins anew. */
export function useListAddress() {
  const [query] = useSearchParams();
  return (changed: Record<string, string | null>) => {
    const next = new URLSearchParams(query);
    for (const name of ['page', 'done', 'undo', 'failed']) next.delete(name);
    for (const [name, value] of Object.entries(changed)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `/orders${next.size > 0 ? `?${next}` : ''}`;
  };
}

export default function OrdersPage() {
  const text = useText(ordersTexts);
  const { filter, tabs, days, toPack, due, isOwner, groups, found, from, to, page, pages } =
    useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const [query] = useSearchParams();
  const address = useListAddress();
  const failed = query.get('failed');
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <PageHead
        title={text('title')}
        actions={
          <ButtonLink kind={chosen > 0 ? 'hollow' : 'filled'} icon="phone" shortcut="N" to="/orders/new">
            {text('byPhone')}
          </ButtonLink>
        }
      >
        <b>{text('toPack', { count: toPack })}</b> {isOwner && due.count > 0 ? text('due', due) : null}
      </PageHead>
      <nav className="tabs" aria-label={text('states')}>
        {tabs.map(({ tab, count }) => (
          <StudioLink key={tab} to={address({ state: tab })} aria-current={tab === filter.tab ? 'page' : undefined}>
            {text(tab)} <span className="c">{count}</span>
          </StudioLink>
        ))}
      </nav>
      <div className="tools">
        <ListSearch
          to="/orders"
          name="q"
          search={filter.search}
          label={text('search')}
          hint={text('searchHint')}
          send={text('searchDo')}
        />
        {days.length > 0 ? (
          <nav className="chips scr" aria-label={text('day')}>
            <StudioLink className="chip" to={address({ day: null })} aria-current={filter.day === null || undefined}>
              {text('allDays')}
            </StudioLink>
            {days.map(({ day, count, title }) => (
              <StudioLink
                key={day}
                className="chip"
                to={address({ day })}
                aria-current={filter.day === day || undefined}
              >
                {title} <span className="c">{count}</span>
              </StudioLink>
            ))}
          </nav>
        ) : null}
      </div>
      {failed ? <Notice tone="warn">{text('notAll', { numbers: failed.replaceAll(',', ', ') })}</Notice> : null}
      {answer?.problems?.[''] ? <Notice tone="err">{answer.problems['']}</Notice> : null}
      {groups.length === 0 ? (
        <Notice>{filter.search === '' ? text('empty') : text('notFound', { search: filter.search })}</Notice>
      ) : (
        <OrderTable onChoose={setChosen} />
      )}
      <PageChips label={text('pages')} page={page} pages={pages} to={(each) => address({ page: String(each) })} />
      {groups.length > 0 ? <p className="m s13">{text('shown', { from, to, found })}</p> : null}
    </>
  );
}
