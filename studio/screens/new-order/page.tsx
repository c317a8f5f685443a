import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { may } from '#rules/people/roles.ts';
import { useFormState } from '../../forms/form-context.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { allowed } from '../../ports/studio-context.ts';
import { newOrderTexts } from '../../texts/orders/new-order.ts';
import { orderTexts } from '../../texts/orders/order.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Check, SelectField, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { BuyerForm } from '../orders/buyer-form.tsx';
import { actOnNewOrder, type NewOrderAnswer } from './act.server.ts';
import { cents, formatCents } from '#rules/money/cents.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { orders, market, person } = allowed(context, 'orders');
  const goods = await orders.goods(market.code);
  return {
    formKey: orders.newFormKey(),
    mayFind: may(person.role, 'customers'),
    hasMail: orders.hasMail,
    goods: goods.map(({ good, group, name, price, left }) => ({
      field: `q.${good.kind}-${good.id}`,
      group,
      name,
      price: formatCents(cents(price), market),
      left,
    })),
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnNewOrder(request, allowed(context, 'orders'));
}

export default function NewOrderPage() {
  const text = useText(newOrderTexts);
  const order = useText(orderTexts);
  return (
    <>
      <PageHead
        title={text('title')}
        crumb={
          <>
            <StudioLink to="/orders">{order('orders')}</StudioLink> <Icon name="right" /> {text('title')}
          </>
        }
      >
        {text('sub')}
      </PageHead>
      <StudioForm name="new-order" label={text('title')}>
        {/* Who presses Enter in a field wants to see what it comes to. */}
        <button className="sr" type="submit" name="do" value="count" tabIndex={-1} aria-hidden="true" />
        <Who />
        <Goods />
        <How />
      </StudioForm>
    </>
  );
}

function Who() {
  const text = useText(newOrderTexts);
  const { formKey, mayFind } = useLoaderData<typeof loader>();
  const { values } = useFormState();
  const found = useActionData<NewOrderAnswer>()?.found ?? null;
  const customer = values.customer ?? '';
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('who')}</h2>
      </div>
      <input type="hidden" name="formKey" value={values.formKey ?? formKey} />
      <input type="hidden" name="customer" value={customer} />
      {mayFind ? (
        <div className="row buyer-search">
          <TextField name="search" type="search" label={text('search')} placeholder={text('searchHint')} />
          <Button name="do" value="find" icon="search">
            {text('find')}
          </Button>
        </div>
      ) : null}
      {found ? (
        found.length === 0 ? (
          <Notice>{text('none')}</Notice>
        ) : (
          <ul className="found lines">
            {found.map(({ id, name, about }) => (
              <li key={id}>
                <span className="grow">
                  <b>{name}</b> <small className="m">{about}</small>
                </span>
                <Button size="small" name="take" value={id}>
                  {text('take', { name })}
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : null}
      <div key={customer}>
        <BuyerForm buyer={null}>
          <TextField name="email" type="email" label={text('email')} aside={text('emailHint')} autoComplete="off" />
        </BuyerForm>
      </div>
    </section>
  );
}

function Goods() {
  const text = useText(newOrderTexts);
  const { goods } = useLoaderData<typeof loader>();
  const { values } = useFormState();
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('goods')}</h2>
      </div>
      {goods.length === 0 ? <Notice tone="warn">{text('noGoods')}</Notice> : null}
      {(['package', 'piece', 'voucher'] as const).map((group) => {
        const ofGroup = goods.filter((good) => good.group === group);
        if (ofGroup.length === 0) return null;
        const isOpen = group === 'package' || ofGroup.some(({ field }) => (values[field] ?? '') !== '');
        return (
          <details key={group} className="blk" open={isOpen}>
            <summary>
              <b>{text(group)}</b> <span className="m">{ofGroup.length}</span>
            </summary>
            <ul className="pick">
              {ofGroup.map(({ field, name, price, left }) => (
                <li key={field}>
                  <label htmlFor={field}>
                    {name}
                    <small>
                      {left === null
                        ? price
                        : left === 0
                          ? text('notForSale', { price })
                          : text('left', { price, left })}
                    </small>
                  </label>
                  <input
                    className="in"
                    id={field}
                    name={field}
                    type="number"
                    min={0}
                    max={Math.min(99, left ?? 99)}
                    inputMode="numeric"
                    defaultValue={values[field] ?? ''}
                    disabled={left === 0}
                  />
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

/** Once it is known what the goods come to: day, way of payment, mail, and the button that places it. */
function How() {
  const text = useText(newOrderTexts);
  const { hasMail } = useLoaderData<typeof loader>();
  const offer = useActionData<NewOrderAnswer>()?.offer ?? null;
  const { values } = useFormState();
  if (!offer)
    return (
      <div className="acts blk">
        <Button kind="filled" name="do" value="count">
          {text('count')}
        </Button>
      </div>
    );
  return (
    <section className="line-op blk">
      <h2>{text('how')}</h2>
      <input type="hidden" name="seen" value={offer.seen} />
      <dl className="sum">
        {offer.lines.map(({ key, name, quantity, amount }) => (
          <Sum key={key} title={`${quantity} × ${name}`} amount={amount} />
        ))}
        <Sum title={text('delivery')} amount={offer.delivery} />
        <dt className="tt">{text('total')}</dt>
        <dd className="tt">
          <span className="dbl">{offer.total}</span>
        </dd>
      </dl>
      {offer.needsDay && offer.days.length === 0 ? <Notice tone="warn">{text('noDays')}</Notice> : null}
      <div className="cols">
        {offer.needsDay ? (
          <SelectField name="deliveryDay" label={text('day')} options={offer.days} value={offer.days[0]?.value} />
        ) : null}
        <TextField name="note" label={text('note')} maxLength={300} />
        <SelectField
          name="payment"
          label={text('payment')}
          value="later"
          options={[
            { value: 'later', title: text('payLater') },
            { value: 'cash', title: text('payCash') },
            { value: 'card', title: text('payCard') },
          ]}
        />
      </div>
      {offer.hasWine ? <Check name="isOfAge">{text('ofAge')}</Check> : null}
      {hasMail ? (
        <Check name="mail" isChecked={values.seen === undefined || values.mail === 'on'} key={values.seen}>
          {text('mail')}
        </Check>
      ) : null}
      <div className="acts">
        <Button kind="filled" name="do" value="place">
          {text('place', { amount: offer.total })}
        </Button>
        <Button name="do" value="count">
          {text('countAgain')}
        </Button>
      </div>
    </section>
  );
}

function Sum({ title, amount }: { title: string; amount: string }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{amount}</dd>
    </>
  );
}
