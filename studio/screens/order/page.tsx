import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { allowed } from '../../ports/studio-context.ts';
import { orderActTexts } from '../../texts/orders/order-acts.ts';
import { orderTexts } from '../../texts/orders/order.ts';
import { useText } from '../../texts/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { OrderStateWord } from '../orders/order-state.tsx';
import { actOnOrder } from './act.server.ts';
import { ActForm, openForm } from './act-form.tsx';
import { Beside } from './beside.tsx';
import { Lines } from './lines.tsx';
import { type Loaded, loadOrder } from './load.server.ts';
import { OnlinePayments } from './online.tsx';
import { Payments } from './payments.tsx';
import { Timeline } from './timeline.tsx';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return loadOrder(allowed(context, 'orders'), params.number, new URL(request.url).searchParams);
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return actOnOrder(request, allowed(context, 'orders'), params.number);
}

export default function OrderPage() {
  const text = useText(orderTexts);
  const order = useLoaderData<typeof loader>();
  const { number, buyer, isSeen, road, waiting, withdrawnAt, isCallBack, shown } = order;
  const answer = useActionData<FormAnswer>();
  const open = openForm(order);
  // What one press was refused, or a form that is no longer there, is said above all of it.
  const isBeside = answer?.form === open || (answer?.form === 'animals' && open === 'line');
  const problem = answer && !isBeside ? Object.values(answer.problems).join(' ') : '';
  return (
    <>
      <PageHead
        title={number}
        crumb={
          <>
            <StudioLink to="/orders">{text('orders')}</StudioLink> <Icon name="right" />{' '}
            {order.delivery ? order.delivery.title : text('noDay')}
          </>
        }
        actions={<NextStep />}
      >
        <b>{isSeen ? (buyer?.name ?? '–') : text('hidden')}</b> {buyer?.city ? text('in', { city: buyer.city }) : null}{' '}
        {text('placedAt', { at: order.placedAt })} <span className="n">{order.reference}</span>.{' '}
        <OrderStateWord state={shown} />
      </PageHead>
      {problem === '' ? null : <Notice tone="err">{problem}</Notice>}
      {withdrawnAt ? <Notice tone="warn">{text('withdrawn', { at: withdrawnAt })}</Notice> : null}
      {isCallBack ? (
        <Notice tone="warn">
          {text('callBackIs')} {buyer?.phone}
        </Notice>
      ) : null}
      {waiting.map(({ id, changeId, words }) => (
        <Notice key={id}>
          <StudioForm name="sendNow" hidden={{ change: String(changeId) }}>
            {words}{' '}
            <button className="lnk" type="submit">
              {text('sendNow')}
            </button>
          </StudioForm>
        </Notice>
      ))}
      {road ? <Road steps={road} /> : null}
      <ActForm />
      <div className="split">
        <div>
          <Lines />
          <Payments />
          <OnlinePayments />
          <Timeline />
        </div>
        <aside>
          <Beside />
        </aside>
      </div>
    </>
  );
}

const following = { paid: 'packed', packed: 'sent', sent: 'delivered' } as const;
const stepIcons = { packed: 'box', sent: 'truck', delivered: 'check' } as const;

/** The one filled button: what comes next. Where a form is open, that has it. */
function NextStep() {
  const text = useText(orderActTexts);
  const order = useLoaderData<typeof loader>();
  const { state, version, number, mayMoney, standing } = order;
  const kind = openForm(order) === null ? 'filled' : 'hollow';
  const to = state in following ? following[state as keyof typeof following] : null;
  if (to !== null)
    return (
      <StudioForm name={to} version={version} label={text(to)}>
        <Button kind={kind} icon={stepIcons[to]} shortcut={to === 'packed' ? 'P' : undefined}>
          {text(to)}
        </Button>
      </StudioForm>
    );
  const act = state === 'placed' ? 'pay' : standing.refundDue === null ? null : 'refund';
  if (act === null || !mayMoney) return null;
  return (
    <ButtonLink kind={kind} icon="bank" to={`/orders/${number}?do=${act}`}>
      {text(act)}
    </ButtonLink>
  );
}

function Road({ steps }: { steps: NonNullable<Loaded['road']> }) {
  return (
    <ol className="road">
      {steps.map(({ step, title, isDone, isNow, about }) => (
        <li key={step} className={isDone ? 'y' : isNow ? 'now' : undefined}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            {isDone ? (
              <>
                <circle cx="8" cy="8" r="7" fill="currentColor" />
                <path d="M4.5 8.300l2.400 2.400 4.600-5" fill="none" stroke="var(--paper-2)" strokeWidth="1.8" />
              </>
            ) : (
              <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
            )}
          </svg>
          <b>{title}</b>
          <small>{about}</small>
        </li>
      ))}
    </ol>
  );
}
