import { useLoaderData } from 'react-router';
import { StudioForm } from '../../forms/studio-form.tsx';
import { orderActTexts } from '../../texts/orders/order-acts.ts';
import { orderTexts } from '../../texts/orders/order.ts';
import { useText } from '../../texts/use-text.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { OrderStateWord } from '../orders/order-state.tsx';
import type { Loaded } from './load.server.ts';

/** Beside the order: its day, its buyer, what can be done, and the mails. */
export function Beside() {
  return (
    <>
      <DeliveryDay />
      <BuyerFacts />
      <Acts />
      <Mails />
    </>
  );
}

function DeliveryDay() {
  const text = useText(orderTexts);
  const { delivery } = useLoaderData<Loaded>();
  if (!delivery)
    return (
      <section className="aside">
        <h2>{text('noDay')}</h2>
        <p className="s14 m">{text('byMail')}</p>
      </section>
    );
  return (
    <section className="aside">
      <div className="row" style={{ flexWrap: 'nowrap', gap: '1rem' }}>
        <span className="leaf pl" aria-hidden="true">
          <span className="mo">{delivery.month}</span>
          <b>{delivery.day}</b>
          <span className="wd">{delivery.weekday}</span>
        </span>
        <h2>{delivery.title}</h2>
      </div>
    </section>
  );
}

function BuyerFacts() {
  const text = useText(orderTexts);
  const { buyer, email, isSeen, earlier, billing, driver, card, ownerNote } = useLoaderData<Loaded>();
  return (
    <section className="aside">
      <div className="hd2">
        <h2>{isSeen ? (buyer?.name ?? '–') : text('hidden')}</h2>
        {isSeen ? <span className="m s13">{text('nth', { count: earlier.length + 1 })}</span> : null}
      </div>
      {buyer ? (
        <p className="s14">
          {buyer.company ? (
            <>
              {buyer.company}
              <br />
            </>
          ) : null}
          {buyer.street} {buyer.houseNumber}
          <br />
          {buyer.postCode} {buyer.city}
        </p>
      ) : null}
      {isSeen ? (
        <p className="s14" style={{ marginTop: '.5rem' }}>
          {email ? <a href={`mailto:${email}`}>{email}</a> : text('noEmail')}
          {buyer?.phone ? (
            <>
              <br />
              <a href={`tel:${buyer.phone.replace(/[^\d+]/g, '')}`}>{buyer.phone}</a>
            </>
          ) : null}
        </p>
      ) : null}
      {billing.words || driver || card || ownerNote ? (
        <dl className="kv" style={{ marginTop: '.8rem' }}>
          <Fact {...billing} />
          <Fact title={text('driver')} words={driver} />
          <Fact title={text('card')} words={card} />
          <Fact title={text('ownNote')} words={ownerNote} />
        </dl>
      ) : null}
      {earlier.length > 0 ? (
        <>
          <h3 className="s14" style={{ marginTop: '1rem' }}>
            {text('earlier')}
          </h3>
          <ul className="lines">
            {earlier.map(({ number, at, amount, state }) => (
              <li key={number}>
                <span className="grow">
                  <StudioLink to={`/orders/${number}`}>{number}</StudioLink>
                  <small className="m">
                    {' '}
                    {at}, {amount}
                  </small>
                </span>
                <OrderStateWord state={state} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Fact({ title, words }: { title: string; words: string }) {
  if (words === '') return null;
  return (
    <>
      <dt>{title}</dt>
      <dd>{words}</dd>
    </>
  );
}

type Doable = { id: keyof typeof orderActTexts; icon: IconName; isBad?: boolean };

function Acts() {
  const text = useText(orderTexts);
  const act = useText(orderActTexts);
  const order = useLoaderData<Loaded>();
  const { number, version, actions, mayMoney, isCallBack, withdrawnAt, forms, standing, canMail, isSeen } = order;
  const links: (Doable | false)[] = [
    actions.pay !== 'no' && mayMoney && { id: 'pay', icon: 'bank' },
    standing.refundDue !== null && mayMoney && { id: 'refund', icon: 'bank' },
    { id: 'note', icon: 'note' },
    actions.address !== 'no' && isSeen && { id: 'address', icon: 'pin' },
    actions.day !== 'no' && order.delivery !== null && { id: 'day', icon: 'calendar' },
    actions.add !== 'no' && { id: 'add', icon: 'plus' },
    actions.discount !== 'no' && mayMoney && { id: 'discount', icon: 'minus' },
    canMail && { id: 'mail', icon: 'mail' },
    actions.takeUp !== 'no' && { id: 'takeUp', icon: 'undo' },
    actions.cancel !== 'no' && { id: 'cancel', icon: 'cross', isBad: true },
  ];
  return (
    <section className="aside">
      <h2>{text('doing')}</h2>
      <ul className="act">
        {withdrawnAt ? <Pressed name="withdrawal" icon="check" version={version} words={act('withdrawal')} /> : null}
        <Pressed
          name={isCallBack ? 'called' : 'callBack'}
          icon="phone"
          version={version}
          words={act(isCallBack ? 'called' : 'callBack')}
        />
        {links.map((link) =>
          link === false ? null : (
            <li key={link.id}>
              <StudioLink
                className={link.isBad ? 'bad' : undefined}
                to={`/orders/${number}?do=${link.id}`}
                preventScrollReset
              >
                <Icon name={link.icon} />
                {link.id === 'cancel' && forms.paid ? act('cancelBack', { amount: forms.paid }) : act(link.id)}
              </StudioLink>
            </li>
          ),
        )}
        {order.papers.map(({ number: paper, words, path }) => (
          <li key={paper}>
            <a href={path} target="_blank" rel="noreferrer">
              <Icon name="file" />
              {words}
            </a>
          </li>
        ))}
        {order.makeInvoice ? <Pressed name="invoice" icon="file" version={version} words={order.makeInvoice} /> : null}
        {isSeen
          ? (['slips', 'labels'] as const).map((what) => (
              <li key={what}>
                <a href={`${order.printPath}${what}`} target="_blank" rel="noreferrer">
                  <Icon name="print" />
                  {act(what)}
                </a>
              </li>
            ))
          : null}
      </ul>
      {order.cancelUntil && actions.cancel !== 'no' ? (
        <p className="s13 m" style={{ marginTop: '.5rem' }}>
          {text('cancelUntil', { at: order.cancelUntil })}
        </p>
      ) : null}
    </section>
  );
}

function Pressed({ name, icon, version, words }: { name: string; icon: IconName; version: number; words: string }) {
  return (
    <li>
      <StudioForm name={name} version={version} className="pressed">
        <button type="submit">
          <Icon name={icon} />
          {words}
        </button>
      </StudioForm>
    </li>
  );
}

function Mails() {
  const text = useText(orderTexts);
  const { mails } = useLoaderData<Loaded>();
  if (mails.length === 0) return null;
  return (
    <section className="aside">
      <h2>{text('mails')}</h2>
      <ul className="lines">
        {mails.map(({ id, words, at, isSent }) => (
          <li key={id}>
            <span className="tm">{at}</span>
            <span className="grow">
              {words}, {text(isSent ? 'mailGone' : 'mailFailed')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
