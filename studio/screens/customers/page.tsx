import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { done, readForm, refuse } from '../../forms/form-answer.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { allowed } from '../../ports/studio-context.ts';
import { customersTexts } from '../../texts/customers.ts';
import { useText } from '../../texts/use-text.ts';
import { textsIn } from '../../texts/text-table.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { ListSearch } from '../../ui/list-search.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageChips } from '../../ui/page-chips.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { dayWords } from '../../words/moment-words.ts';
import { OrderStateWord } from './order-state.tsx';
import { cents, formatCents } from '#rules/money/cents.ts';

const filters = ['all', 'again', 'noted', 'letter'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const studio = allowed(context, 'customers');
  const { customers, market } = studio;
  const query = new URL(request.url).searchParams;
  const search = (query.get('find') ?? '').slice(0, 100);
  const filter = filters.find((each) => each === query.get('show')) ?? 'all';
  const page = Number(query.get('page') ?? 1);
  const list = await customers.list({ market: market.code, search, filter, page });
  return {
    market: market.code,
    search,
    filter,
    page: Math.min(Math.max(1, Math.trunc(page) || 1), list.pages),
    pages: list.pages,
    found: list.found,
    counts: list.counts,
    customers: list.customers.map(({ id, email, person, note, orders, bought, last }) => ({
      id,
      name: person?.name || email || '–',
      city: person?.city ?? '',
      note,
      orders,
      bought: formatCents(cents(bought), market),
      last: last && {
        number: last.number,
        state: last.state,
        day: last.deliveryDay && dayWords(new Date(last.deliveryDay), studio),
      },
    })),
  };
}

/** Takes an address out of the newsletter and of all notices: somebody wrote or rang, and may never have bought. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { customers, person, language } = allowed(context, 'customers');
  const form = await readForm(request);
  const email = form.text('email');
  const gone = email === '' ? null : await customers.forgetSignUps(email, person);
  return gone ? done(request, gone.done) : refuse(form, { email: textsIn(customersTexts, language)('noSignUp') });
}

export default function CustomersPage() {
  const text = useText(customersTexts);
  const { market, search, filter, page, pages, found, counts, customers } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(query);
    for (const name of ['done', 'page']) next.delete(name);
    for (const [name, value] of Object.entries(change))
      if (value === null) next.delete(name);
      else next.set(name, value);
    return `/customers${next.size > 0 ? `?${next}` : ''}`;
  };
  return (
    <>
      <PageHead
        title={text('title')}
        actions={
          <>
            <a className="btn g" href={`/studio/customers/letters?market=${market}`} download>
              <Icon name="mail" />
              {text('letters')}
            </a>
            <a className="btn g" href={`/studio/customers/file?market=${market}`} download>
              <Icon name="download" />
              {text('export')}
            </a>
            <ButtonLink kind="filled" icon="phone" shortcut="N" to="/orders/new">
              {text('byPhone')}
            </ButtonLink>
          </>
        }
      >
        {text('people', { count: counts.all })} <b>{text('againOf', { count: counts.again })}</b> {text('noAccounts')}
      </PageHead>
      <div className="tools">
        <ListSearch
          to="/customers"
          name="find"
          search={search}
          label={text('search')}
          send={text('find')}
          kept={filter === 'all' ? {} : { show: filter }}
        />
        <nav className="chips scr" aria-label={text('show')}>
          {filters.map((each) => (
            <StudioLink
              key={each}
              className="chip"
              to={to({ show: each === 'all' ? null : each })}
              aria-current={each === filter ? 'true' : undefined}
            >
              {text(each)} <span className="c">{counts[each]}</span>
            </StudioLink>
          ))}
        </nav>
      </div>
      {customers.length === 0 ? (
        <Notice>{text(counts.all === 0 ? 'none' : 'notFound')}</Notice>
      ) : (
        <Ledger
          label={text('title')}
          columns={[
            { id: 'who', title: text('who') },
            { id: 'place', title: text('place') },
            { id: 'last', title: text('last') },
            { id: 'orders', title: text('orders'), isNumber: true, onPhone: 'hidden' },
            { id: 'bought', title: text('placed'), isNumber: true, onPhone: 'right' },
            { id: 'note', title: text('note'), onPhone: 'whole' },
          ]}
          rows={customers.map(({ id, name, city, last, orders, bought, note }) => ({
            id,
            cells: {
              who: (
                <StudioLink className="t" to={`/customers/${id}`}>
                  {name}
                </StudioLink>
              ),
              place: <span className="m">{city}</span>,
              last: last ? (
                <>
                  {last.number} {last.day ? <span className="m">{last.day}</span> : null}{' '}
                  <OrderStateWord state={last.state} />
                </>
              ) : null,
              orders,
              bought,
              note: note === '' ? null : <span className="m s13">{note}</span>,
            },
          }))}
        />
      )}
      <PageChips label={text('pages')} page={page} pages={pages} to={(each) => to({ page: String(each) })} />
      <p className="m s13">{text('shown', { shown: customers.length, found })}</p>
      <section className="blk">
        <div className="hd2">
          <h2>{text('unsign')}</h2>
        </div>
        <StudioForm name="unsign" label={text('unsign')} className="stack one-field">
          <TextField
            name="email"
            type="email"
            label={text('unsignWhose')}
            hint={text('unsignHint')}
            autoComplete="off"
            required
          />
          <Button kind="away">{text('unsignDo')}</Button>
        </StudioForm>
      </section>
    </>
  );
}
