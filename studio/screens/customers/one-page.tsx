import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { done, pageUrl, readForm, refuse } from '../../forms/form-answer.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { allowed } from '../../ports/studio-context.ts';
import { customersTexts } from '../../texts/customers.ts';
import { textsIn } from '../../texts/text-table.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { dayWords } from '../../words/moment-words.ts';
import { AboutCustomer } from './about-customer.tsx';
import { OrderLink } from './order-link.tsx';
import { OrderStateWord } from './order-state.tsx';
import { cents, formatCents } from '#rules/money/cents.ts';

const longestNote = 2000;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const studio = allowed(context, 'customers');
  const { customers, market } = studio;
  const customer = await customers.find(params.id ?? '');
  if (!customer || customer.anonymisedAt !== null || customer.market !== market.code) throw data(null, 404);
  const price = (amount: number) => formatCents(cents(amount), market);
  const day = (at: Date) => dayWords(at, studio);
  const { id, email, person, note, createdAt, orders, bought, wants } = customer;
  const newsletter = wants.find(({ kind }) => kind === 'newsletter');
  return {
    id,
    name: person?.name || email || '–',
    email,
    note,
    since: day(createdAt),
    bought: price(bought),
    phone: person?.phone ?? '',
    address: person
      ? [person.company, `${person.street} ${person.houseNumber}`, `${person.postCode} ${person.city}`]
      : [],
    newsletter: newsletter ? { day: day(newsletter.at), isAsked: newsletter.state === 'pending' } : null,
    waits: wants.filter(({ kind }) => kind === 'soldout').map(({ slug }) => slug),
    orders: orders.map(({ number, state, placedAt, deliveryDay, total }) => ({
      number,
      state,
      placed: day(placedAt),
      day: deliveryDay === null ? '' : day(new Date(deliveryDay)),
      total: price(total),
    })),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { customers, market, person, language } = allowed(context, 'customers');
  const text = textsIn(customersTexts, language);
  const form = await readForm(request);
  const id = params.id ?? '';
  if (form.name === 'forget') {
    const forgotten = await customers.forget(market, id, person);
    if (!forgotten) return refuse(form, { '': text('gone') }, { status: 409 });
    const { searchParams } = pageUrl(request);
    searchParams.set('done', String(forgotten.done));
    return redirect(`/customers?${searchParams}`, 303);
  }
  // Browsers send lines as CR LF, and the database keeps them as LF.
  const plain = (field: string) => form.text(field).replace(/\r\n?/g, '\n');
  const note = plain('note');
  if (note.length > longestNote) return refuse(form, { note: text('noteLong') });
  const noted = await customers.note(id, { note, was: plain('was') }, person);
  if (!('problem' in noted)) return done(request, noted.done);
  if (noted.problem === 'unknown') return refuse(form, { '': text('gone') }, { status: 409 });
  return refuse(form, { note: text('noteChanged') }, { status: 409, theirs: { note: noted.note } });
}

export default function CustomerPage() {
  const text = useText(customersTexts);
  const customer = useLoaderData<typeof loader>();
  const { name, since, orders, bought, note } = customer;
  return (
    <>
      <PageHead
        title={name}
        crumb={
          <StudioLink className="lnk" to="/customers">
            {text('title')}
          </StudioLink>
        }
      >
        {text('since', { day: since })} {text('sum', { count: orders.length })}, <b>{bought}</b>.
      </PageHead>
      <div className="split">
        <div>
          <section className="blk">
            <div className="hd2">
              <h2>{text('orders')}</h2>
            </div>
            <Ledger
              label={text('orders')}
              columns={[
                { id: 'order', title: text('order') },
                { id: 'placed', title: text('placed') },
                { id: 'day', title: text('day') },
                { id: 'state', title: text('state'), onPhone: 'right' },
                { id: 'amount', title: text('amount'), isNumber: true, onPhone: 'right' },
              ]}
              rows={orders.map(({ number, placed, day, state, total }) => ({
                id: number,
                isOff: state === 'expired' || state === 'cancelled',
                cells: {
                  order: <OrderLink number={number} />,
                  placed,
                  day,
                  state: <OrderStateWord state={state} />,
                  amount: total,
                },
              }))}
            />
            <p className="s14">
              <span className="dbl">{text('together', { sum: bought })}</span>
            </p>
          </section>
          <section className="blk">
            <div className="hd2">
              <h2>{text('note')}</h2>
            </div>
            <StudioForm name="note" hidden={{ was: note }} label={text('note')} key={note}>
              <TextArea name="note" label={text('note')} value={note} hint={text('noteHint')} />
              <Button kind="filled">{text('saveNote')}</Button>
            </StudioForm>
          </section>
        </div>
        <AboutCustomer {...customer} />
      </div>
    </>
  );
}
