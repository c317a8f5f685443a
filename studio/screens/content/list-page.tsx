import { lazy, Suspense } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { useHydrated } from '../../pictures/use-hydrated.ts';
import { allowed } from '../../ports/studio-context.ts';
import { kindTexts } from '../../texts/content/kinds.ts';
import { contentListTexts } from '../../texts/content/list.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { State } from '../../ui/state.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { Toast } from '../../ui/toast.tsx';
import { ItemStateWord } from './item-state.tsx';
import { ListChoices } from './list-choices.tsx';
import { actOnList } from './list/act-on-list.server.ts';
import type { ManyAnswer } from './list/act-on-many.server.ts';
import { Box } from './list/box.tsx';
import { ListOrder } from './list/list-order.tsx';
import { loadList } from './list/load-list.server.ts';
import { Place } from './list/place.tsx';
import { contentStyles } from './styles.ts';
import listStyles from './list/list.css?url';

export const links = () => [...contentStyles(), { rel: 'stylesheet', href: listStyles }];

export function loader({ request, context, params: { kind = '' } }: LoaderFunctionArgs) {
  return loadList(request, kind, allowed(context, 'content'));
}

export function action({ request, context, params: { kind = '' } }: ActionFunctionArgs) {
  return actOnList(request, kind, allowed(context, 'content'));
}

/** Both are fetched after the list. */
const ChosenBar = lazy(async () => ({ default: (await import('./list/chosen-bar.tsx')).ChosenBar }));
const LeftOutOnes = lazy(async () => ({ default: (await import('./list/left-out-ones.tsx')).LeftOutOnes }));

const states = ['published', 'changed', 'new', 'removed'] as const;

export default function ContentListPage() {
  const text = useText(contentListTexts);
  const list = useLoaderData<typeof loader>();
  const { kind, title, filters, counts, rows, page, pages, found, market } = list;
  const [query] = useSearchParams();
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(query);
    for (const name of ['done', 'page']) next.delete(name);
    for (const [name, value] of Object.entries(change))
      if (value === null) next.delete(name);
      else next.set(name, value);
    return `/content/${kind}${next.size > 0 ? `?${next}` : ''}`;
  };
  const answer = useActionData<FormAnswer | ManyAnswer>();
  const problem = answer?.problems[''] ?? answer?.problems.chosen;
  const many = answer && 'leftOut' in answer ? answer : null;
  // Among all of them: between some of them a place says nothing.
  const isWhole = Object.values(filters).every((value) => value === '') && found > 1;
  const count = counts.published + counts.changed + counts.new;
  const canChoose = rows.some(({ state }) => state !== 'removed');
  const hasScript = useHydrated();
  const has = (column: 'picture' | 'price' | 'stock' | 'animals') => rows.some((row) => Boolean(row[column]));
  return (
    <>
      <PageHead
        title={title}
        crumb={<Crumb />}
        actions={
          <StudioForm name="new">
            <Button kind="filled" icon="plus" shortcut="N">
              {text('make')}
            </Button>
          </StudioForm>
        }
      >
        {text('sub', { count })}
      </PageHead>
      {problem ? <Notice tone="err">{problem}</Notice> : null}
      {many ? (
        <Suspense>
          <LeftOutOnes kind={kind} leftOut={many.leftOut} />
        </Suspense>
      ) : null}
      <div className="tools">
        <search className="find">
          <Form action={`/content/${kind}`} key={filters.search}>
            <Icon name="search" />
            <input
              className="in"
              type="search"
              name="find"
              aria-label={text('search')}
              placeholder={text('search')}
              defaultValue={filters.search}
            />
            {(['state', 'animal', 'stock'] as const).map((name) =>
              filters[name] === '' ? null : <input key={name} type="hidden" name={name} value={filters[name]} />,
            )}
            {query.get('market') === null ? null : <input type="hidden" name="market" value={market} />}
            <button className="sr" type="submit">
              {text('find')}
            </button>
          </Form>
        </search>
        <nav className="chips scr" aria-label={text('states')}>
          <StudioLink
            className="chip"
            to={to({ state: null })}
            aria-current={filters.state === '' ? 'true' : undefined}
          >
            {text('all')}
          </StudioLink>
          {states.map((state) => (
            <StudioLink
              key={state}
              className="chip"
              to={to({ state })}
              aria-current={filters.state === state ? 'true' : undefined}
            >
              {text(state)} <span className="c">{counts[state]}</span>
            </StudioLink>
          ))}
        </nav>
      </div>
      <ListChoices
        label={text('animals')}
        any={text('anyAnimal')}
        name="animal"
        chosen={filters.animal}
        options={list.animals}
        to={to}
      />
      <ListChoices
        label={text('stocks')}
        any={text('anyStock')}
        name="stock"
        chosen={filters.stock}
        options={list.stocks}
        to={to}
      />
      {rows.length === 0 ? (
        <Notice>{text(count === 0 ? 'nothing' : 'notFound')}</Notice>
      ) : (
        <ListOrder rows={rows} last={list.last} hasBoxes={canChoose}>
          <Ledger
            label={title}
            columns={[
              ...(canChoose ? [{ id: 'box', title: '' }] : []),
              ...(isWhole ? [{ id: 'place', title: text('place'), onPhone: 'hidden' as const }] : []),
              { id: 'name', title: text('name'), onPhone: 'whole' },
              { id: 'state', title: text('state') },
              ...(has('animals') ? [{ id: 'animal', title: text('animal'), onPhone: 'hidden' as const }] : []),
              ...(has('stock') ? [{ id: 'stock', title: text('stock'), onPhone: 'hidden' as const }] : []),
              ...(has('price')
                ? [{ id: 'price', title: text('price'), isNumber: true, onPhone: 'right' as const }]
                : []),
            ]}
            rows={rows.map((row) => ({
              id: row.name,
              isOff: row.state === 'removed',
              cells: {
                box:
                  row.state === 'removed' ? null : (
                    <Box name={row.name} title={row.title} version={row.version} chosen={answer?.values.chosen ?? ''} />
                  ),
                place:
                  row.position === null ? null : (
                    <Place
                      name={row.name}
                      title={row.title}
                      position={row.position}
                      last={list.last}
                      hasGrip={hasScript}
                    />
                  ),
                name: (
                  <div className={has('picture') ? 'named' : undefined}>
                    {row.picture ? <img className="thumb" src={row.picture} alt="" loading="lazy" /> : null}
                    <StudioLink
                      className="t"
                      to={`/content/${kind}/${encodeURIComponent(row.name)}${row.state === 'removed' ? '/history' : ''}`}
                    >
                      {row.title}
                    </StudioLink>
                    {/* Two that are called alike have two addresses. */}
                    {/^[a-z]/i.test(row.name) ? <div className="m s13">{row.name}</div> : null}
                  </div>
                ),
                state: (
                  <>
                    <ItemStateWord state={row.state} />
                    {row.plannedAt === null ? null : (
                      <div className="s13">
                        {row.hasFailed ? (
                          <State shape="warning" tone="bad">
                            {text('failedAt', { at: row.plannedAt })}
                          </State>
                        ) : (
                          <State shape="clock">{row.plannedAt}</State>
                        )}
                      </div>
                    )}
                  </>
                ),
                animal: <span className="m">{row.animals}</span>,
                stock: <span className="m">{row.stock}</span>,
                price: row.price,
              },
            }))}
          />
        </ListOrder>
      )}
      {canChoose ? (
        <Suspense>
          <ChosenBar
            action={to({ page: query.get('page') })}
            today={list.today}
            hasNoTime={Boolean(answer?.problems.time)}
            done={`${query.get('done')} ${many?.done?.undo}`}
          />
        </Suspense>
      ) : null}
      {pages > 1 ? (
        <nav className="chips" aria-label={text('pages')}>
          {Array.from({ length: pages }, (_, index) => index + 1)
            .filter((each) => each === 1 || each === pages || Math.abs(each - page) <= 2)
            .map((each) => (
              <StudioLink
                key={each}
                className="chip"
                to={to({ page: String(each) })}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </StudioLink>
            ))}
        </nav>
      ) : null}
      <p className="m s13">
        {text('shown', { shown: rows.length, found })}
        {!isWhole && found > 1 && filters.state !== 'removed' ? ` ${text('orderHint')}` : ''}
      </p>
      {many?.done ? <Toast {...many.done} back={`/content/${kind}`} /> : null}
    </>
  );
}

function Crumb() {
  const text = useText(kindTexts);
  return <StudioLink to="/content">{text('title')}</StudioLink>;
}
